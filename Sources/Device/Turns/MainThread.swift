import Foundation

/// Where the main actor's work runs.
package enum MainThread {
  /// Whether the code runs on the main thread, or on the main queue.
  ///
  /// Under Swift Testing on Linux another thread serves the main queue; and the main thread may be inside of
  /// `sync` on a queue of its own, where the main queue is not the current one.
  package static var isCurrent: Bool {
    isThisThread || DispatchQueue.getSpecific(key: key) != nil
  }

  /// Whether the thread is the process's main one, which the system is asked once by each thread.
  private static var isThisThread: Bool {
    if let known = pthread_getspecific(answer) { return known == isMain }
    let isMainThread = Thread.isMainThread
    pthread_setspecific(answer, isMainThread ? isMain : isOther)
    return isMainThread
  }

  /// What a thread was told; nothing before.
  private static let answer: pthread_key_t = {
    var key = pthread_key_t()
    pthread_key_create(&key, nil)
    return key
  }()

  nonisolated(unsafe) private static let isMain = UnsafeMutableRawPointer(bitPattern: 1)
  nonisolated(unsafe) private static let isOther = UnsafeMutableRawPointer(bitPattern: 2)

  /// The thread on which a turn ran last.
  nonisolated(unsafe) private static var last: pthread_t?

  /// Notes that the current thread is where the main actor's work runs.
  @MainActor static func note() { last = pthread_self() }

  /// Sends a signal to the thread on which a turn ran last, unless that is the current one.
  package static func signalLast(_ signal: Int32) {
    guard let last, pthread_equal(last, pthread_self()) == 0 else { return }
    pthread_kill(last, signal)
  }

  private static let key: DispatchSpecificKey<Bool> = {
    let key = DispatchSpecificKey<Bool>()
    DispatchQueue.main.setSpecific(key: key, value: true)
    return key
  }()

  /// Runs `body` on the main actor: at once when already there, else asynchronously.
  package static func run(_ body: @escaping @MainActor () -> Void) {
    if isCurrent {
      MainActor.assumeIsolated(body)
    } else {
      DispatchQueue.main.async { MainActor.assumeIsolated(body) }
    }
  }
}
