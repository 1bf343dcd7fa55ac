import Synchronization

/// What is done once the app's other threads rest.
///
/// A thread that is about to change a value says so before it does. The main queue may look at the value before it
/// is another one, if the thread is kept from computing just then: so it looks once more when the thread must be done.
package enum LateWork {
  private static let queued = Mutex<[@MainActor @Sendable () -> Void]>([])

  /// Runs `work` on the main actor at the next look that finds all other threads at rest.
  package static func add(_ work: @escaping @MainActor @Sendable () -> Void) {
    queued.withLock { $0.append(work) }
  }

  /// Runs what was added.
  ///
  /// - Returns: whether there was anything.
  @MainActor
  package static func run() -> Bool {
    let work = queued.withLock { queued in
      defer { queued = [] }
      return queued
    }
    for item in work { item() }
    return !work.isEmpty
  }
}
