import Dispatch

/// Where the main actor's work runs.
///
/// Under Swift Testing on Linux the main actor is not the main thread, so the question "are we
/// there?" is answered by the main dispatch queue and never by the thread.
enum MainThread {
  private static let key: DispatchSpecificKey<Bool> = {
    let key = DispatchSpecificKey<Bool>()
    DispatchQueue.main.setSpecific(key: key, value: true)
    return key
  }()

  static var isCurrent: Bool { DispatchQueue.getSpecific(key: key) == true }

  /// Runs `body` on the main actor: at once when already there, else asynchronously.
  static func run(_ body: @escaping @MainActor () -> Void) {
    if isCurrent {
      MainActor.assumeIsolated(body)
    } else {
      DispatchQueue.main.async { MainActor.assumeIsolated(body) }
    }
  }
}
