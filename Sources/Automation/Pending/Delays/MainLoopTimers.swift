import Device
import Foundation

/// The timers of the main run loop: `Timer`.
@MainActor
final class MainLoopTimers {
  static let shared = MainLoopTimers()

  /// The next timer; nobody says when it was started.
  private var next: Next?
  /// Where the device's clock stood at the last look: the timer was started later.
  private var lastLook: DeviceTime?

  private struct Next {
    /// On the clock that run loops count by, in seconds.
    var fireTime: TimeInterval
    /// Seconds that were left at the first look.
    var delay: TimeInterval
    var startedAfter: DeviceTime?

    /// What is left on the device's clock.
    ///
    /// A timer of before this clock's time has been running for all of it at most. Less than a microsecond is nothing:
    /// sums of times are as exact as that.
    @MainActor
    func left(on clock: DeviceClock) -> TimeInterval {
      let left = delay - (startedAfter?.seconds(until: clock) ?? clock.now)
      return left < 1e-6 ? 0 : left
    }
  }

  /// Looks which timer is next; fires the ones that are due.
  ///
  /// Only for the main thread.
  func observe(on clock: DeviceClock) {
    let now = DeviceTime.current()
    defer { lastLook = now }
    guard let date = RunLoop.main.limitDate(forMode: .default), date < .distantFuture else {
      next = nil
      return
    }
    let delay = date.timeIntervalSinceNow
    let fireTime = Self.uptime + delay
    // The date comes from the device's calendar, which the time of the look has rounded.
    if let next, abs(next.fireTime - fireTime) < 0.002 { return }
    // Its time has come on the device's calendar; the machine's clock has still to be brought there.
    if let next, delay < 0.002, next.fireTime > Self.uptime { return }
    next = Next(fireTime: fireTime, delay: delay, startedAfter: lastLook)
  }

  /// What is started from now on was not there before the device's clock came to where it stands.
  func noteTime() { lastLook = DeviceTime.current() }

  private static var uptime: TimeInterval { TimeInterval(LoopClock.now) / 1e9 }

  /// The seconds on `clock` that pass at least before a timer fires; nil if there is no timer.
  func next(on clock: DeviceClock) -> TimeInterval? {
    // Where the clocks are the device's, the kernel is told the exact moment.
    guard !Uptime.isDevices else {
      return KernelTimers.next(of: .runLoop).map { TimeInterval($0) / 1e9 }
    }
    guard let next else { return nil }
    return max(min(next.fireTime - Self.uptime, next.left(on: clock)), 0)
  }
}
