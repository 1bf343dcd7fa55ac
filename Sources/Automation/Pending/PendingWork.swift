import Device
import Foundation

/// Whether real asynchronous work of this process may still change what an app shows: tasks, dispatch
/// queues, timers of the main run loop, threads, connections.
///
/// The answer `nothing` is a proof, whatever the scheduler does: see "Idle" in Documentation/Time.md. The
/// other answers may be given without need, which costs real time and nothing else.
@MainActor
package enum PendingWork {
  package enum Outlook: Hashable, Sendable {
    /// Nothing will happen unless the driver or the device's clock makes it.
    case nothing
    /// Nothing happens before a timer fires, which is at the earliest in that many seconds on the
    /// device's clock; 0 if it is due.
    case due(after: TimeInterval)
    /// A thread computes, or is on its way to.
    case running
    /// A thread sleeps for a time, or a connection is open: something may happen at any moment.
    case waiting(for: String)
  }

  /// What may still happen by itself, as it looks from `clock`.
  ///
  /// Runs what is queued on the main queue. Only valid where the main queue can be run: see
  /// `MainQueue.drain()`. It takes some tenths of a millisecond.
  package static func outlook(on clock: DeviceClock) -> Outlook {
    DeviceTime.publish(clock)
    MainLoopTimers.shared.observe(on: clock)
    // What happens between two looks at the threads that find all of them at rest, and none having run
    // in between, has happened at one moment: nobody was there to undo it.
    guard let before = ThreadActivity.atRest() else { return .running }
    guard MainQueue.isEmpty else { return .running }
    let delays = Delays.shared.next(on: clock)
    let delay = [delays.delay, MainLoopTimers.shared.next(on: clock)].compactMap(\.self).min()
    let reason =
      OpenConnections.reason() ?? before.sleeper ?? unknownTimer
      ?? (delays.repeats ? "a repeating timer" : nil)
    guard let after = ThreadActivity.atRest(), after == before else { return .running }
    if let reason { return .waiting(for: reason) }
    return delay.map { .due(after: $0) } ?? .nothing
  }

  /// Waits for what is due on `clock` to fire, but not for long.
  ///
  /// In an app whose driver is another process it does so at once; in the process of a test, which reads the same
  /// clocks, when the machine's time has come to it.
  static func waitForDue(on clock: DeviceClock) {
    // What is started when it fires has not been running since before.
    DeviceTime.publish(clock)
    MainLoopTimers.shared.noteTime()
    if Uptime.isDevices { MainQueue.drain() }
    MainQueue.wait(upTo: Uptime.isDevices ? 0.001 : 0.01)
  }

  /// Armed timers that nobody has told us about, where dispatch's own functions are in use.
  static var unknownTimer: String? {
    Delays.areSeen || !OpenTimers.isAnyArmed ? nil : "a timer"
  }
}
