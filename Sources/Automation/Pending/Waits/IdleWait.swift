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
    /// On the device's clock: work that is due later is not waited for.
    var end: TimeInterval
    /// For sleeping threads and connections, of which nobody knows the end, in seconds that were waited.
    var left: TimeInterval
    /// When threads began to compute without a pause; nil if they rest.
    var busySince: Moment?
    /// Since when something is due that does not come, in nanoseconds of real time.
    var dueSince: Int64?
  }

  /// In seconds after an event, on the device's clock.
  ///
  /// XCUITest on a device takes longer than that between two steps.
  private static let patience = 0.25
  /// A bound on what threads compute without a pause, in seconds of the processor's time.
  private let longestWork: TimeInterval
  package nonisolated static let longestWork: TimeInterval = 60
  /// A bound for threads that do something else, such as reading a disk, in seconds of real time; far away.
  private static let farLimit: TimeInterval = 150
  /// Whether threads have been found to compute without end, which has been reported.
  private var isEndless = false
  /// Whether the last wait ended in the middle of animations, which has been reported.
  private var isRestless = false

  package init(
    clock: DeviceClock, longestWork: TimeInterval = IdleWait.longestWork,
    turn: @escaping () -> Void
  ) {
    self.clock = clock
    self.longestWork = longestWork
    self.turn = turn
    noteEvent()
  }

  /// Something has happened to the app that it may answer with work.
  package func noteEvent() {
    patience = Patience(end: clock.now + Self.patience, left: Self.patience)
  }

  /// Runs what is queued, and the clock until nothing keeps it busy.
  ///
  /// Threads that compute are waited for as long as it takes: how fast they are says nothing of the app.
  package func settle() {
    EarlyDelays.settling(clock) { settleInTime() }
  }

  private func settleInTime() {
    clock.catchUp(turn: turn)
    guard settleQueue(), var patience else { return }
    defer { self.patience = nil }
    while true {
      let outlook = PendingWork.outlook(on: clock)
      if outlook != .running {
        patience.busySince = nil
        isEndless = false
      }
      if outlook != .due(after: 0) { patience.dueSince = nil }
      switch outlook {
      case .nothing:
        settleQueue()
        guard LateWork.run() else { return }
      case .due(let delay):
        guard clock.now + delay <= patience.end else {
          settleQueue()
          guard LateWork.run() else { return }
          break
        }
        clock.advance(to: clock.now + delay, turn: turn)
        PendingWork.waitForDue(on: clock)
        guard delay > 0 || !isStuck(&patience) else {
          settleQueue()
          return
        }
      case .running:
        guard !hasNoEnd(&patience) else { return }
        MainQueue.waitForOthers(upTo: 0.001)
      case .waiting:
        guard patience.left > 0 else {
          settleQueue()
          return
        }
        patience.left -= max(MainQueue.wait(upTo: 0.01), 0.001)
      }
      settleQueue()
    }
  }

  /// Whether something that is due on the device's clocks has not come for so long that nothing will, while all threads
  /// rest.
  private func isStuck(_ patience: inout Patience) -> Bool {
    guard Uptime.isDevices else { return false }
    let now = RealTime.nanoseconds()
    let start = patience.dueSince ?? now
    patience.dueSince = start
    return now - start > Self.longestDue
  }

  /// In nanoseconds of real time.
  private static let longestDue: Int64 = 5_000_000_000

  /// Whether threads compute for longer than any work that a screen waits for; tells so once.
  ///
  /// Later waits give them less time, until they rest.
  private func hasNoEnd(_ patience: inout Patience) -> Bool {
    let now = Moment()
    let start = patience.busySince ?? now
    patience.busySince = start
    let (work, real) = (now.work - start.work, now.real - start.real)
    guard work > (isEndless ? min(longestWork, 1) : longestWork) || real > Self.farLimit else {
      return false
    }
    if !isEndless {
      isEndless = true
      RuntimeIssue.report(
        "Threads of the app compute without a pause since \(Int(work)) s of the processor's time, and \(Int(real)) s "
          + "of real time; what is looked at shows the screen as it is meanwhile.")
    }
    return true
  }

  /// A moment in seconds of real time, and of what the process has computed until then: a busy machine makes no more of
  /// that.
  private struct Moment {
    let work = TimeInterval(RealTime.nanoseconds(CLOCK_PROCESS_CPUTIME_ID)) / 1e9
    let real = TimeInterval(RealTime.nanoseconds()) / 1e9
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
