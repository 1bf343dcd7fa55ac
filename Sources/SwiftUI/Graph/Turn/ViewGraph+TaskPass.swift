extension ViewGraph {
  /// Starts the tasks that have been queued.
  func runTasks() {
    guard !queues.tasks.isEmpty else { return }
    let actions = queues.tasks
    queues.tasks = []
    for action in actions { action() }
  }
}
