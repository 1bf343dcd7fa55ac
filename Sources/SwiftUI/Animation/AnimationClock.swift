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
  /// `keepsBusy` is false for what goes on for ever: the device counts as idle in spite of it.
  @discardableResult
  static func schedule(
    after seconds: TimeInterval, keepsBusy: Bool = true, origin: StaticString = #fileID,
    _ work: @escaping @MainActor () -> Void
  ) -> ScheduledWork? {
    guard seconds.isFinite else { return nil }
    let entry = Device.main.clock.schedule(
      after: max(seconds, 0), keepsBusy: keepsBusy, origin: origin
    ) {
      work()
      UIChange.note()
    }
    if keepsBusy { IdleClock.shared.wake() }
    return entry
  }
}

/// The moments of the frames after a start.
///
/// They are counted, not added up: what is looked at after a quarter of a second has had all of its
/// fifteen frames.
struct FrameTimes {
  /// How far apart frames are, in seconds.
  static let distance = 1.0 / 60

  /// In seconds of the device's clock.
  let start: TimeInterval

  /// The seconds until the next frame.
  func untilNext(at now: TimeInterval) -> TimeInterval {
    let count = ((now - start) / Self.distance + 0.000_001).rounded(.down) + 1
    // A hair before, since the clock stops at times that are sums as well.
    return max(0, start + count * Self.distance - now - 0.000_000_001)
  }
}
