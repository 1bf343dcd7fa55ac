/// Asynchronous work that lasts as long as a view is in sight.
public nonisolated struct _TaskModifier<ID: Equatable>: ViewModifier {
  public typealias Body = Never

  package let id: ID
  package let priority: TaskPriority
  package let action: @isolated(any) @Sendable () async -> Void

  @MainActor
  public static func _makeNode<V: View>(
    _ modifier: _TaskModifier<ID>, content: V, _ context: _NodeContext
  ) -> _Node {
    let node = TaskNode(modifier, context)
    node.takeContent(V._makeNode(content, node.childContext))
    node.appearIfVisible()
    return node
  }

  @MainActor
  public static func _updateNode<V: View>(
    _ node: _Node, to modifier: _TaskModifier<ID>, content: V
  ) {
    let node = unsafeDowncast(node, to: TaskNode<ID>.self)
    if let child = node.child { V._updateNode(child, to: content) }
    node.update(modifier)
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
    graph.enqueueTask { [weak self] in self?.start() }
  }

  private func start() {
    guard isShown, !flags.contains(.removed) else { return }
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
