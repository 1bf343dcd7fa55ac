extension ViewGraph {
  /// How often the passes may repeat in one turn before the update counts as endless.
  static let passLimit = 256

  /// Runs the passes until nothing is left to do.
  ///
  /// The order is fixed: bodies, preferences, layout, placement, life cycle, tasks. An action of the
  /// life cycle that writes state makes the passes run again in the same turn. An update that never
  /// ends is stopped at a bound and reported once, with the views that keep changing.
  package func runTurn() {
    guard !isInTurn, hasWork else { return }
    isInTurn = true
    statistics.turns += 1
    var watch = EndlessUpdateWatch()
    var passes = 0
    while hasWork {
      passes += 1
      if passes > Self.passLimit {
        watch.report(in: self)
        dropWork()
        break
      }
      watch.note(bodyQueue, pass: passes)
      runBodies(watch: &watch)
      runPreferences()
      if bodyQueue.isEmpty { runLayout() }
      guard bodyQueue.isEmpty, preferenceQueue.isEmpty, layoutQueue.isEmpty,
        placementQueue.isEmpty
      else { continue }
      runLifecycle()
      guard bodyQueue.isEmpty, lifecycleQueue.isEmpty else { continue }
      runTasks()
    }
    pendingTransaction = Transaction()
    isInTurn = false
    contentDidChange()
    delegate?.viewGraphDidUpdate(self)
    tellTurnObservers()
  }

  private func tellTurnObservers() {
    guard !turnObservers.isEmpty else { return }
    let observers = turnObservers
    // Those that come meanwhile hear of the next turn.
    turnObservers = []
    let staying = observers.filter { $0() }
    turnObservers = staying + turnObservers
  }

  // MARK: Passes

  /// Evaluates what was invalidated, parents before children.
  private func runBodies(watch: inout EndlessUpdateWatch) {
    var rounds = 0
    while !bodyQueue.isEmpty {
      rounds += 1
      if rounds > Self.passLimit {
        watch.note(bodyQueue, pass: Self.passLimit)
        watch.report(in: self)
        dropWork()
        return
      }
      var batch = bodyQueue
      bodyQueue.removeAll(keepingCapacity: true)
      if batch.count > 1 { batch.sort { $0.depth < $1.depth } }
      for node in batch where node.flags.contains(.queued) && !node.flags.contains(.removed) {
        node.flags.remove(.queued)
        node.refresh()
      }
    }
  }

  /// Reads changed preferences, the innermost readers first.
  private func runPreferences() {
    while !preferenceQueue.isEmpty {
      var batch = preferenceQueue
      preferenceQueue.removeAll(keepingCapacity: true)
      if batch.count > 1 { batch.sort { $0.depth > $1.depth } }
      for node in batch {
        node.flags.remove(.preferencesQueued)
        if !node.flags.contains(.removed) { node.readPreferences() }
      }
    }
  }

  /// Measures what changed, climbing until a size stays the same, then places what moved.
  private func runLayout() {
    animatesMovements = movements.mayAnimate
    remeasure()
    place()
    checkPlaces()
  }

  /// Runs the queued `onAppear`, `onChange`, `onDisappear` actions in order.
  func runLifecycle() {
    guard !lifecycleQueue.isEmpty else { return }
    let actions = lifecycleQueue
    lifecycleQueue = []
    for action in actions { action() }
  }

  private func runTasks() {
    guard !taskQueue.isEmpty else { return }
    let actions = taskQueue
    taskQueue = []
    for action in actions { action() }
  }

  private func dropWork() {
    for node in bodyQueue { node.flags.remove(.queued) }
    for node in preferenceQueue { node.flags.remove(.preferencesQueued) }
    bodyQueue = []
    preferenceQueue = []
    lifecycleQueue = []
    runLayout()
  }
}

/// Counts who asks for updates, so that an endless update can name the views that cause it.
@MainActor
struct EndlessUpdateWatch {
  private var culprits: [String: Int] = [:]

  /// Notes the views that wait for an update, once a turn has gone on suspiciously long.
  mutating func note(_ nodes: [_Node], pass: Int) {
    guard pass > ViewGraph.passLimit / 2 else { return }
    for node in nodes { culprits[node.path, default: 0] += 1 }
  }

  func report(in graph: ViewGraph) {
    let views = culprits.sorted { ($1.value, $0.key) < ($0.value, $1.key) }.prefix(4).map(\.key)
    let list = views.isEmpty ? "unknown" : views.joined(separator: "; ")
    RuntimeIssue.report(
      """
      Endless update: after \(ViewGraph.passLimit) passes in one turn these views still change \
      their own state: \(list). Look for a state write in body, onAppear or onChange that causes \
      itself again. The update was stopped; the tree shows its last values.
      """)
  }
}
