import Automation
import Device
import Foundation

/// The time on the device that the apps of this process run on, which tests may set, move and hold.
///
/// Not part of Apple's API. The device starts at the machine's date, or at the one that the variable `VITRINE_DATE`
/// or the argument `-VitrineDate` says (`2024-01-09T09:41:00Z`, or seconds since 1970); from then on its time passes
/// only by what code sleeps and waits for, animations and gestures. `Date()`, `Calendar`, `Timer`, `TimelineView`,
/// texts that count and the status bar tell the same, and files that Foundation writes get that date.
///
/// Differs from Apple's: in the process of a test, `ContinuousClock`, `SuspendingClock` and `DispatchTime` are the
/// machine's, and delays and timers take real time; a wait that comes to their time waits for them. What ends by that
/// clock does not end while another thread computes: delays, timer sources, sleeping tasks, sleeps and waits with an
/// end last until all others rest, but no longer than three seconds of the processor's time, which a test of XCTest's
/// is told that comes to it. `Timer` and `ProcessInfo.systemUptime` count what the main thread waits. A delayed block
/// or a timer source that the machine's clock comes to in a run loop that a test runs, or while an app comes to rest,
/// waits until the device's time has come to it, however long was computed before. In an app with a process of its own
/// all those clocks are the device's: delays and timers end when its time has come to them, however long somebody
/// computes, and what sleeps for an hour takes no real time; waits of its other threads for locks and semaphores that
/// time out take real time. Folders have the machine's dates, as have files that others wrote, or the app without
/// Foundation; a file's date of creation is that of its last change. In builds for release, and where Foundation is
/// linked statically, run loops that a test runs let no time pass, or the date is the machine's.
@MainActor
public enum SimulatedTime {
  /// The date now; setting it lets no time pass, so that nothing becomes due by it.
  public static var date: Date {
    get { DeviceCalendar.now }
    set {
      DeviceCalendar.now = newValue
      let application = UIApplication.shared
      application.device.clock.dateDidChange()
      NotificationCenter.default.post(
        name: UIApplication.significantTimeChangeNotification, object: application)
      UIChange.note()
    }
  }

  /// Whether the date stands still, whatever time passes; animations and delays go on.
  ///
  /// Afterwards it goes on from where it is.
  public static var isHeld: Bool {
    get { DeviceCalendar.isHeld }
    set { DeviceCalendar.isHeld = newValue }
  }

  /// Lets so many seconds pass at once, and runs what becomes due on the way; nothing for less than none.
  ///
  /// Of work that comes again and again, as frames do, 250,000 pieces come, and the rest is left out, which is told.
  public static func advance(by seconds: TimeInterval) {
    pass(seconds) { TurnScheduler.shared.runTurn() }
    MainQueue.drain(inTimeOf: UIApplication.shared.device.clock)
    TurnScheduler.shared.runTurn()
  }

  /// The test has let so many seconds pass since the app has answered it last; in its own process the clock
  /// knows.
  static func follow(_ seconds: TimeInterval, turn: () -> Void) {
    let clock = UIApplication.shared.device.clock
    clock.catchUp(turn: turn)
    // Some of it may have passed already: the app's timers go on meanwhile.
    if PassedTime.isLeftToDriver { clock.follow(to: PassedTime.lastAnswer + seconds, turn: turn) }
  }

  private static func pass(_ seconds: TimeInterval, turn: () -> Void) {
    let clock = UIApplication.shared.device.clock
    clock.catchUp(turn: turn)
    guard seconds.isFinite else { return }
    clock.advance(by: seconds, turn: turn)
  }
}

// The tool, which has no apps in it, keeps the machine's time.
@used @section(".init_array")
private let useDevicesTime: @convention(c) () -> Void = {
  TimeCalls.redirect()
  DeviceLaunchOptions.useTimeZone()
}
