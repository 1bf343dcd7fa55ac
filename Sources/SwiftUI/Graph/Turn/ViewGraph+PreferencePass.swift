extension ViewGraph {
  /// Reads changed preferences, the innermost readers first.
  func runPreferences() {
    while !queues.preferences.isEmpty {
      var batch = queues.preferences
      queues.preferences.removeAll(keepingCapacity: true)
      if batch.count > 1 { batch.sort { $0.depth > $1.depth } }
      for node in batch {
        node.flags.remove(.preferencesQueued)
        if !node.flags.contains(.removed) { node.readPreferences() }
      }
    }
  }
}
