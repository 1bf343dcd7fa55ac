extension ViewGraph {
  /// Starts the tasks that have been queued.
  func runTasks() {
    guard !taskQueue.isEmpty else { return }
    let actions = taskQueue
    taskQueue = []
    for action in actions { action() }
  }
}
