import Device

extension ViewGraph {
  /// Evaluates what was invalidated, parents before children.
  func runBodies(watch: inout EndlessUpdateWatch) {
    var rounds = 0
    while !bodyQueue.isEmpty {
      rounds += 1
      if rounds > TurnLimits.graphPasses {
        watch.note(bodyQueue, pass: TurnLimits.graphPasses)
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
}
