import Device
import Foundation

/// The device's clock, as animations use it.
@MainActor
enum AnimationTime {
  static var now: TimeInterval { Device.main.clock.now }
  /// How far behind that is what is being drawn, in seconds.
  private(set) static var lag: TimeInterval = 0

  /// Draws something as it is seen some seconds later than it would be.
  static func lagging(by seconds: TimeInterval, _ draw: () -> Void) {
    lag += seconds
    draw()
    lag -= seconds
  }

  /// Runs `work` in `seconds` of the device's time.
  ///
  /// `keepsBusy` is false for what goes on for ever: the device counts as idle in spite of it.
  @discardableResult
  static func schedule(
    after seconds: TimeInterval, keepsBusy: Bool = true, origin: StaticString = #fileID,
    _ work: @escaping @MainActor () -> Void
  ) -> ScheduledWork {
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
