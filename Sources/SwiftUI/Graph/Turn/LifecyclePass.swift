extension ViewGraph {
  /// Runs the queued `onAppear`, `onChange`, `onDisappear` actions in order.
  func runLifecycle() {
    guard !lifecycleQueue.isEmpty else { return }
    let actions = lifecycleQueue
    lifecycleQueue = []
    for action in actions { action() }
  }
}
