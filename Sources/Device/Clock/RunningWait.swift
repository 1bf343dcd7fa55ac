import Foundation
import Synchronization

/// A wait of the main thread for a time, during which the device's time goes on as the machine's does.
///
/// Only where the clocks are the device's (`Uptime`): what else is to happen meanwhile has to come at its time. Waits of
/// the main thread do not hold one another.
package enum RunningWait {
  // All in nanoseconds. `began` is 0 while there is none, and is written last and read first.
  private static let began = Atomic<Int64>(0)
  private static let start = Atomic<Int64>(0)
  private static let length = Atomic<Int64>(0)

  /// Whether a wait is under way.
  package static var isUnderWay: Bool { began.load(ordering: .acquiring) != 0 }

  /// How far the device's time has come by it; nil if there is none.
  static var position: Int64? {
    while true {
      let began = began.load(ordering: .acquiring)
      guard began != 0 else { return nil }
      let position =
        start.load(ordering: .acquiring)
        &+ min(max(RealTime.nanoseconds() &- began, 0), length.load(ordering: .acquiring))
      if Self.began.load(ordering: .acquiring) == began { return position }
    }
  }

  /// Waits for at most so many seconds of the device's time.
  ///
  /// - Parameters:
  ///   - seconds: How far the time may go on.
  ///   - follow: Tells who waits for a moment of the device's time whether that goes on; called at both ends.
  ///   - body: Waits.
  /// - Returns: What `body` has returned.
  package static func wait<Result>(
    upTo seconds: TimeInterval, follow: () -> Void, _ body: () -> Result
  ) -> Result {
    guard Uptime.isDevices, Thread.isMainThread, !isUnderWay else { return body() }
    start.store(PassedTime.now, ordering: .releasing)
    length.store(PassedTime.nanoseconds(of: seconds), ordering: .releasing)
    began.store(max(RealTime.nanoseconds(), 1), ordering: .releasing)
    follow()
    let result = body()
    let error = errno
    // Nobody is to read a later moment than that at which the time stays.
    length.store(
      min(
        max(RealTime.nanoseconds() &- began.load(ordering: .acquiring), 0),
        length.load(ordering: .acquiring)), ordering: .releasing)
    if let position { PassedTime.reach(position) }
    began.store(0, ordering: .releasing)
    follow()
    errno = error
    return result
  }
}
