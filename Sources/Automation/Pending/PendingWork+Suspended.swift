import Device
import Foundation

// Where the one who waits is work of the main queue itself (an asynchronous test), the main queue
// cannot be run from inside a call. There the wait suspends, a thread of its own looks whether all
// others rest, and what is left is looked at from the main actor.

extension PendingWork {
  /// What was found at a moment at which no thread besides the one that looked ran.
  package struct RestingMoment: Sendable {
    fileprivate let sleeper: String?
  }

  /// A moment at which all other threads rest and the main queue is empty; nil if one of them runs.
  ///
  /// Only for a thread that does nothing else. `mainThreadRunsQueue` is whether the main thread runs
  /// the main queue, which then has to be asleep.
  package nonisolated static func restingMoment(mainThreadRunsQueue: Bool) -> RestingMoment? {
    guard let before = ThreadActivity.atRest() else { return nil }
    if mainThreadRunsQueue, !MainQueue.isEmptyAtRest { return nil }
    guard let after = ThreadActivity.atRest(), after == before else { return nil }
    return RestingMoment(sleeper: before.sleeper)
  }

  /// What may still happen by itself after a moment of rest, as it looks from `clock`.
  package static func outlook(on clock: DeviceClock, after rest: RestingMoment) -> Outlook {
    DeviceTime.publish(clock)
    let isOnMainThread = Thread.isMainThread
    if isOnMainThread { MainLoopTimers.shared.observe(on: clock) }
    let delays = Delays.shared.next(on: clock)
    let timer = isOnMainThread ? MainLoopTimers.shared.next(on: clock) : nil
    if let reason = OpenConnections.reason() ?? rest.sleeper ?? unknownTimer {
      return .waiting(for: reason)
    }
    if delays.repeats { return .waiting(for: "a repeating timer") }
    return [delays.delay, timer].compactMap(\.self).min().map { .due(after: $0) } ?? .nothing
  }

  /// Tells what starts delays from now on where the app's clock stands.
  package static func publishTime(of clock: DeviceClock) { DeviceTime.publish(clock) }
}
