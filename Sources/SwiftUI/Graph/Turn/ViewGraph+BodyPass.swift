import Device

extension ViewGraph {
  /// Evaluates what was invalidated, parents before children.
  func runBodies(watch: inout EndlessUpdateWatch) {
    var rounds = 0
    while !queues.bodies.isEmpty {
      rounds += 1
      if rounds > TurnLimits.graphPasses {
        watch.note(queues.bodies, pass: TurnLimits.graphPasses)
        watch.report(in: self)
        dropWork()
        return
      }
      var batch = queues.bodies
      queues.bodies.removeAll(keepingCapacity: true)
      if batch.count > 1 { batch.sort { $0.depth < $1.depth } }
      for node in batch where node.flags.contains(.queued) && !node.flags.contains(.removed) {
        node.flags.remove(.queued)
        node.refresh()
      }
    }
  }
}
