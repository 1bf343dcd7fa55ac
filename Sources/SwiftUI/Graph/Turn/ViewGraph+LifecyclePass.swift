extension ViewGraph {
  /// Runs the queued `onAppear`, `onChange`, `onDisappear` actions in order.
  func runLifecycle() {
    guard !queues.lifecycle.isEmpty else { return }
    let actions = queues.lifecycle
    queues.lifecycle = []
    for action in actions { action() }
  }
}
