import Device
import Foundation

/// Lets an app come to rest before somebody looks at it.
///
/// At rest is an app that has nothing queued and no animation running. After an event it is also given
/// the time that a person needs to look: what real work brings about until then belongs to the event.
@MainActor
package final class IdleWait {
  private let clock: DeviceClock
  private let turn: () -> Void
  /// Until when real work is waited for; nil if none is left since the last event.
  private var patience: Patience?

  private struct Patience {
    var start = ContinuousClock.now
    /// On the device's clock: work that is due later is not waited for.
    var end: TimeInterval
  }

  /// In seconds after an event, on the device's clock.
  ///
  /// XCUITest on a device takes longer than that between two steps.
  private static let patience = 0.25
  /// A bound on real time, for work that computes without end.
  private static let maximumRealTime = Duration.seconds(1)
  /// Whether the last wait ended in the middle of animations, which has been reported.
  private var isRestless = false

  package init(clock: DeviceClock, turn: @escaping () -> Void) {
    self.clock = clock
    self.turn = turn
    noteEvent()
  }

  /// Something has happened to the app that it may answer with work.
  package func noteEvent() {
    patience = Patience(end: clock.now + Self.patience)
  }

  /// Runs what is queued, and the clock until nothing keeps it busy.
  package func settle() {
    guard settleQueue(), let patience else { return }
    while patience.start.duration(to: .now) < Self.maximumRealTime {
      switch PendingWork.outlook(on: clock) {
      case .nothing:
        self.patience = nil
        settleQueue()
        return
      case .due(let delay):
        guard clock.now + delay <= patience.end else {
          self.patience = nil
          settleQueue()
          return
        }
        clock.advance(to: clock.now + delay, turn: turn)
        MainQueue.wait(upTo: 0.01)
      case .running:
        MainQueue.wait(upTo: 0.001)
      case .waiting:
        guard patience.start.duration(to: .now) / .seconds(1) < Self.patience else {
          self.patience = nil
          settleQueue()
          return
        }
        MainQueue.wait(upTo: 0.01)
      }
      settleQueue()
    }
    self.patience = nil
  }

  /// Tells once of work on the clock that has followed work up to the end of the time for animations.
  ///
  /// Work that is far away, such as a reminder in an hour, is none of that.
  private func noteRest(until end: TimeInterval) {
    let next = clock.now > end - 1 ? clock.nextBusyWork : nil
    guard let next, next.deadline < end + 1 else {
      isRestless = false
      return
    }
    guard !isRestless else { return }
    isRestless = true
    RuntimeIssue.report(
      "The app did not come to rest within \(Int(TurnLimits.restingSeconds)) seconds of its "
        + "animations; what is looked at shows one of their frames. Still running: \(next.origin).")
  }

  /// - Returns: whether the main queue could be run.
  @discardableResult
  private func settleQueue() -> Bool {
    DeviceTime.publish(clock)
    let hasRun = MainQueue.drain()
    turn()
    let end = clock.now + TurnLimits.restingSeconds
    while let next = clock.nextBusyDeadline, next <= end {
      clock.advance(to: next, turn: turn)
      MainQueue.drain()
      turn()
    }
    noteRest(until: end)
    DeviceTime.publish(clock)
    return hasRun
  }
}
