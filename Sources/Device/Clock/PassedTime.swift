import Foundation
import Synchronization

/// The time that has passed in this process: as far as the device's clock was moved, and what code has slept
/// and waited for.
///
/// It never follows the machine's clock: a process that computes, or that is kept from computing, finds it where
/// it was. Pauses that overlap count once. The device's clock follows when a library is called (`DeviceClock.catchUp`).
package enum PassedTime {
  private static let nanoseconds = Atomic<Int64>(0)
  private static let stretch = Atomic<Int>(0)
  private static let isDriven = Atomic<Bool>(false)

  /// In seconds since the process has started.
  package static var seconds: TimeInterval { TimeInterval(now) / 1e9 }

  /// In nanoseconds since the process has started.
  package static var now: Int64 {
    max(nanoseconds.load(ordering: .acquiring), RunningWait.position ?? 0)
  }

  /// Says that a moment, in seconds since the process has started, has come; nothing if it is past.
  package static func reach(_ moment: TimeInterval) { reach(nanoseconds(of: moment)) }

  /// The same in nanoseconds.
  package static func reach(_ moment: Int64) {
    var known = nanoseconds.load(ordering: .acquiring)
    while known < moment {
      let (done, present) = nanoseconds.compareExchange(
        expected: known, desired: moment, ordering: .acquiringAndReleasing)
      if done {
        follower.withLock { $0.follow }?()
        return
      }
      known = present
    }
  }

  /// A structure: a function that a lock keeps by itself is wrapped once more with each look at it.
  private struct Follower {
    var follow: (@Sendable () -> Void)?
  }

  private static let follower = Mutex(Follower())

  /// Calls `work` whenever time has passed, on the thread that has let it pass.
  package static func follow(_ work: @escaping @Sendable () -> Void) {
    follower.withLock { $0.follow = work }
  }

  /// 0 for what is no number; times of more than two centuries are cut.
  static func nanoseconds(of seconds: TimeInterval) -> Int64 {
    guard !seconds.isNaN else { return 0 }
    return Int64((min(max(seconds, 0), 9e9) * 1e9).rounded())
  }

  // MARK: Who lets time pass

  /// Begins another part of a test, between two calls of the libraries or during one, or another test.
  ///
  /// What rests on other threads or in queues counts where it has begun and ended in one part, as what
  /// the test itself waits for does.
  package static func beginStretch() { stretch.add(1, ordering: .acquiringAndReleasing) }

  /// Leaves the time to a driver in another process: only what the main thread rests counts beside it.
  package static func leaveToDriver() { isDriven.store(true, ordering: .releasing) }

  /// Whether a driver in another process says when time passes.
  package static var isLeftToDriver: Bool { isDriven.load(ordering: .acquiring) }

  private static let answered = Atomic<Int64>(0)

  /// The process answers its driver, which reckons from now on.
  package static func noteAnswer() { answered.store(now, ordering: .releasing) }

  /// When it did so last, in seconds since the process has started.
  package static var lastAnswer: TimeInterval {
    TimeInterval(answered.load(ordering: .acquiring)) / 1e9
  }

  /// A rest of known length, from when it is made.
  package struct Pause: Sendable {
    private let start = PassedTime.now
    private let stretch = PassedTime.stretch.load(ordering: .acquiring)

    package init() {}

    /// The rest is over, after so many seconds on the device's clock.
    package func end(after length: TimeInterval) {
      if !Thread.isMainThread {
        guard !PassedTime.isLeftToDriver,
          stretch == PassedTime.stretch.load(ordering: .acquiring)
        else { return }
      }
      PassedTime.reach(start &+ PassedTime.nanoseconds(of: length))
    }
  }
}
