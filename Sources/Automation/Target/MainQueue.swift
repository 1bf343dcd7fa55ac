import Foundation

/// The main queue of this process, on which an app's real asynchronous work comes back: tasks of the
/// main actor, `DispatchQueue.main.async`, timers of the main run loop.
///
/// An app that runs inside a test shares the main thread with it: unless the test's calls run what is
/// queued there, nothing does.
@MainActor
package enum MainQueue {
  /// Runs everything that is queued now.
  ///
  /// Does nothing where the queue cannot be run from inside a call: when the caller itself is work of
  /// the queue (an `async` test), or when the main thread does not run the queue (Swift Testing).
  ///
  /// - Returns: whether it ran.
  @discardableResult
  package static func drain() -> Bool {
    guard Thread.isMainThread else { return false }
    let sentinel = Sentinel()
    DispatchQueue.main.async { sentinel.isPassed = true }
    for _ in 0..<4 where !sentinel.isPassed {
      _ = RunLoop.main.run(mode: .default, before: Date())
    }
    return sentinel.isPassed
  }

  /// Runs queued work as it comes until `condition` holds, for at most `seconds` of real time.
  ///
  /// - Returns: the seconds that passed.
  package static func run(upTo seconds: TimeInterval, until condition: () -> Bool) -> TimeInterval {
    let start = ContinuousClock.now
    while true {
      let elapsed = start.duration(to: .now) / .seconds(1)
      if elapsed >= seconds || condition() { return min(elapsed, seconds) }
      drain()
      // Not by the run loop: its own timer would count as work that is under way.
      Thread.sleep(forTimeInterval: min(seconds - elapsed, 0.001))
    }
  }

  /// Only touched on the main thread.
  private final class Sentinel: @unchecked Sendable {
    var isPassed = false
  }
}
