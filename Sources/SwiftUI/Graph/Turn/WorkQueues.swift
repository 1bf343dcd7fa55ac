/// What waits for the passes of the next turn.
@MainActor
struct WorkQueues {
  var bodies: [_Node] = []
  var preferences: [_Node] = []
  var layout: [LayoutNode] = []
  var placement: [LayoutNode] = []
  var lifecycle: [@MainActor () -> Void] = []
  var tasks: [@MainActor () -> Void] = []

  /// Whether all places and sizes are up to date.
  var isLaidOut: Bool {
    bodies.isEmpty && preferences.isEmpty && layout.isEmpty && placement.isEmpty
  }

  var isEmpty: Bool { isLaidOut && lifecycle.isEmpty && tasks.isEmpty }
}

extension ViewGraph {
  func enqueue(_ node: _Node) {
    // A written state has told its transaction itself.
    if !hasPendingTransaction { note(.current) }
    queues.bodies.append(node)
    scheduleTurn()
  }

  package func enqueuePreferences(_ node: _Node) {
    guard !node.flags.contains(.preferencesQueued) else { return }
    node.flags.insert(.preferencesQueued)
    queues.preferences.append(node)
    scheduleTurn()
  }

  func enqueueLayout(_ node: LayoutNode) {
    guard !node.flags.contains(.layoutQueued) else { return }
    node.flags.insert(.layoutQueued)
    queues.layout.append(node)
    scheduleTurn()
  }

  func enqueuePlacement(_ node: LayoutNode) {
    guard !node.flags.contains(.placementQueued) else { return }
    node.flags.insert(.placementQueued)
    queues.placement.append(node)
    scheduleTurn()
  }

  /// Queues an action that runs after this turn's layout: `onAppear`, `onChange`, `onDisappear`.
  package func enqueueLifecycle(_ action: @escaping @MainActor () -> Void) {
    queues.lifecycle.append(action)
    scheduleTurn()
  }

  /// Queues the start of a task, which runs after all life-cycle actions of the turn.
  package func enqueueTask(_ action: @escaping @MainActor () -> Void) {
    queues.tasks.append(action)
    scheduleTurn()
  }

  var hasWork: Bool { !(update.stagedWrites.isEmpty && queues.isEmpty) }

  func scheduleTurn() {
    if !isInTurn { needsTurn?() }
  }
}
