import Device
import Foundation

/// The device's clock, as animations use it.
@MainActor
enum AnimationClock {
  static var now: TimeInterval { Device.main.clock.now }

  /// The calendar date at `now`.
  static var date: Date { Device.main.clock.date }

  /// Runs `work` in `seconds` on the device's clock; never for an infinite time.
  ///
  /// `keepsBusy` is false for what goes on for ever: the device counts as idle in spite of it. What
  /// `tellsDate` also runs when the date is set.
  @discardableResult
  static func schedule(
    after seconds: TimeInterval, keepsBusy: Bool = true, tellsDate: Bool = false,
    origin: StaticString = #fileID, _ work: @escaping @MainActor () -> Void
  ) -> ScheduledWork? {
    guard seconds.isFinite else { return nil }
    let entry = Device.main.clock.schedule(
      after: max(seconds, 0), keepsBusy: keepsBusy, tellsDate: tellsDate, origin: origin
    ) {
      work()
      UIChange.note()
    }
    if keepsBusy { IdleClock.shared.wake() }
    return entry
  }
}
