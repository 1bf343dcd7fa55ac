/// Asynchronous work that lasts as long as a view is in sight.
public nonisolated struct _TaskModifier<ID: Equatable>: PrimitiveModifier {
  package let id: ID
  package let priority: TaskPriority
  package let action: @isolated(any) @Sendable () async -> Void

  package nonisolated static var updatesContentFirst: Bool { true }

  @MainActor
  package func makeNode(_ context: _NodeContext) -> TaskNode<ID> {
    TaskNode(self, context)
  }

  @MainActor
  package func start(_ node: TaskNode<ID>) {
    node.appearIfVisible()
  }

  @MainActor
  package func updateNode(_ node: TaskNode<ID>) {
    node.update(self)
  }

  @MainActor
  public var _structure: _ModifierStructure { .modifier("task") }
}

/// The id of tasks that have none.
package struct NoTaskID: Equatable {}

/// Starts the task after everything has appeared, restarts it for a new id, cancels it at the end.
@MainActor
package final class TaskNode<ID: Equatable>: SingleChildNode, AppearanceObserver {
  package var modifier: _TaskModifier<ID>
  package var isShown = false
  private var running: Task<Void, Never>?

  init(_ modifier: _TaskModifier<ID>, _ context: _NodeContext) {
    self.modifier = modifier
    super.init(context)
  }

  func update(_ new: _TaskModifier<ID>) {
    let restarts = new.id != modifier.id
    modifier = new
    if restarts, isShown {
      running?.cancel()
      didAppear()
    }
  }

  package func didAppear() {
    // Another id may come before it starts: then it is cancelled, and the action for that id is another.
    graph.enqueueTask { [weak self, modifier] in self?.start(modifier) }
  }

  private func start(_ modifier: _TaskModifier<ID>) {
    guard isShown, !flags.contains(.removed) else { return }
    running?.cancel()
    let action = modifier.action
    let counter = graph.runningTasks
    counter.count += 1
    running = Task(priority: modifier.priority) { @MainActor in
      await action()
      counter.count -= 1
    }
  }

  package func didDisappear() {
    running?.cancel()
    running = nil
  }

  package override func tearDown() {
    super.tearDown()
    disappearIfShown()
  }

  package override func setVisible(_ isVisible: Bool) {
    super.setVisible(isVisible)
    observeVisibility(isVisible)
  }
}

/// How many `task` actions of a graph have not ended; idle waits ask.
@MainActor
package final class TaskCounter: GraphPart {
  package var count = 0

  package init(_ graph: ViewGraph) {}
}

extension ViewGraph {
  /// How many tasks of views are running.
  package var runningTasks: TaskCounter { self[TaskCounter.self] }
}

extension View {
  /// Runs `action` when the view appears, and cancels it when the view disappears.
  public nonisolated func task(
    priority: TaskPriority = .userInitiated,
    @_inheritActorContext _ action: @escaping @isolated(any) @Sendable () async -> Void
  ) -> some View {
    modifier(_TaskModifier(id: NoTaskID(), priority: priority, action: action))
  }

  /// Runs `action` when the view appears and again, from the start, whenever `id` changes.
  public nonisolated func task<T: Equatable>(
    id value: T, priority: TaskPriority = .userInitiated,
    @_inheritActorContext _ action: @escaping @isolated(any) @Sendable () async -> Void
  ) -> some View {
    modifier(_TaskModifier(id: value, priority: priority, action: action))
  }
}
