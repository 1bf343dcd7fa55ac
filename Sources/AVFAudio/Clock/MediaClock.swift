import Device
import Foundation

/// The device's clock, for what plays and records and may be used on any thread.
enum MediaClock {
  /// When the event is due that is happening now; nil outside of such events.
  @MainActor static var moment: TimeInterval?

  /// In seconds: where the device's clock stands, or the time that has passed if the clock has not followed yet.
  static var now: TimeInterval {
    guard MainThread.isCurrent else { return PassedTime.seconds }
    return MainActor.assumeIsolated {
      if let moment { return moment }
      let clock = Device.main.clock.now
      // The passed time is rounded to nanoseconds.
      let passed = PassedTime.seconds
      return passed - clock > tolerance ? passed : clock
    }
  }

  /// In seconds.
  static let tolerance = 1e-6

  /// Runs something at once on the main queue, and later from elsewhere.
  static func onMain(_ work: @escaping @MainActor @Sendable () -> Void) {
    MainThread.run(work)
  }

  /// Runs something on the main queue after the code that runs now: when the clock moves or the queue goes on,
  /// whichever comes first.
  static func soon(_ work: @escaping @MainActor @Sendable () -> Void) {
    onMain { MediaTimer().set(at: now, work) }
  }
}
