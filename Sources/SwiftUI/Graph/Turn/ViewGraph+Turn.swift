import Device

extension ViewGraph {
  /// Runs the passes until nothing is left to do.
  ///
  /// The order is fixed: bodies, preferences, layout, placement, life cycle, tasks. An action of the
  /// life cycle that writes state makes the passes run again in the same turn. Writes with different
  /// transactions have updates of their own, one after the other. An update that never
  /// ends is stopped at a bound and reported once, with the views that keep changing.
  package func runTurn() {
    guard !isInTurn else { return }
    guard hasWork else { return endTransaction() }
    isInTurn = true
    statistics.turns += 1
    var watch = EndlessUpdateWatch()
    var passes = 0
    while hasWork {
      passes += 1
      if passes > TurnLimits.graphPasses {
        watch.report(in: self)
        dropWork()
        break
      }
      undoStagedWrites()
      watch.note(queues.bodies, pass: passes)
      runBodies(watch: &watch)
      runPreferences()
      if queues.bodies.isEmpty { runLayout() }
      guard queues.isLaidOut else { continue }
      guard update.stagedWrites.isEmpty else {
        beginNextStage()
        continue
      }
      runLifecycle()
      guard queues.bodies.isEmpty, queues.lifecycle.isEmpty else { continue }
      runTasks()
    }
    endTransaction()
    isInTurn = false
    // All that has changed is up to date: nobody has to ask for another turn.
    UIChange.record()
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

  /// Forgets what is queued, after an update that would not end.
  func dropWork() {
    while !update.stagedWrites.isEmpty { beginNextStage() }
    for node in queues.bodies { node.flags.remove(.queued) }
    for node in queues.preferences { node.flags.remove(.preferencesQueued) }
    queues.bodies = []
    queues.preferences = []
    queues.lifecycle = []
    runLayout()
  }
}
