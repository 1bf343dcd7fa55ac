import Device
import Foundation

extension DeviceClock {
  /// What `AutomationTarget.advance(upTo:waiting:)` does for an app that runs on this clock.
  ///
  /// `turn` runs a turn of the app; `revision` changes whenever what the app shows may have changed.
  package func progress(
    upTo seconds: TimeInterval, waiting realSeconds: TimeInterval = 0, turn: () -> Void,
    revision: () -> UInt64
  ) -> AutomationProgress {
    EarlyDelays.settling(self) {
      progressInTime(upTo: seconds, waiting: realSeconds, turn: turn, revision: revision)
    }
  }

  private func progressInTime(
    upTo seconds: TimeInterval, waiting realSeconds: TimeInterval, turn: () -> Void,
    revision: () -> UInt64
  ) -> AutomationProgress {
    let start = now
    let end = start + max(seconds, 0)
    let realEnd =
      RealTime.nanoseconds() &+ Int64(min(max(realSeconds, 0), Self.longestWait) * 1e9)
    let before = revision()
    func progress(isIdle: Bool) -> AutomationProgress {
      AutomationProgress(
        elapsed: now - start, changed: revision() != before, isIdle: isIdle)
    }
    func hasChanged() -> Bool {
      turn()
      return revision() != before
    }
    while true {
      let canRunQueue = MainQueue.drain()
      if hasChanged() { return progress(isIdle: false) }
      // Where the main queue cannot run, nothing that happens in real time can come to the app.
      let outlook = canRunQueue ? PendingWork.outlook(on: self) : .nothing
      if hasChanged() { return progress(isIdle: false) }
      switch outlook {
      case .nothing:
        if advanceToNextDeadline(noLaterThan: end) { continue }
        advance(to: end)
        return progress(isIdle: true)
      case .due(let delay) where now + delay > end + Self.exactness:
        if advanceToNextDeadline(noLaterThan: end) { continue }
        advance(to: end)
        return progress(isIdle: true)
      case .due(let delay):
        // Up to the timer the device's clock jumps; there it stands until the timer has fired.
        if advanceToNextDeadline(noLaterThan: now + delay) { continue }
        advance(to: min(now + delay, end))
        guard RealTime.nanoseconds() < realEnd else { return progress(isIdle: false) }
        PendingWork.waitForDue(on: self)
      case .running:
        // Whoever computes takes no time on the device, however long it takes him here.
        guard RealTime.nanoseconds() < realEnd else { return progress(isIdle: false) }
        MainQueue.waitForOthers(upTo: 0.001)
      case .waiting:
        guard RealTime.nanoseconds() < realEnd, now < end else { return progress(isIdle: false) }
        let passed = MainQueue.wait(upTo: Self.realStep)
        advance(to: min(now + passed, end), turn: turn)
      }
    }
  }

  /// Lets the time come to a moment that it has come to for somebody else already, and runs what is due on the way.
  ///
  /// Where the clocks of the process are the device's, delays end one after the other, each at its time, and what they set
  /// off is waited for. Of so many of them that a timer of milliseconds makes in an hour, only the first ones do, and the
  /// others together at the end.
  package func follow(to end: TimeInterval, turn: () -> Void) {
    if Uptime.isDevices { stopAtDelays(until: end, turn: turn) }
    advance(to: end, turn: turn)
  }

  private func stopAtDelays(until end: TimeInterval, turn: () -> Void) {
    let patience = Self.isEndless ? Self.shortStop : Self.longestStop
    let realEnd = RealTime.nanoseconds() &+ Int64(patience * 1e9)
    var stops = 0
    while stops < Self.mostStops, MainQueue.drain() {
      turn()
      guard RealTime.nanoseconds() < realEnd else {
        Self.isEndless = true
        return
      }
      switch PendingWork.outlook(on: self) {
      case .due(let delay) where now + delay <= end + Self.exactness:
        stops += 1
        advance(to: min(now + delay, max(end, now)), turn: turn)
        PendingWork.waitForDue(on: self)
      case .running: MainQueue.waitForOthers(upTo: 0.001)
      case .due, .nothing, .waiting:
        Self.isEndless = false
        return
      }
    }
  }

  private static let mostStops = 300
  /// In seconds: where the clocks are the device's, delays end at sums of times, which are as exact as that.
  private static var exactness: TimeInterval { Uptime.isDevices ? 1e-6 : 0 }
  // In seconds of real time, for threads that compute without end: far away, and when they have done so before.
  private static let longestStop: TimeInterval = 60
  private static let shortStop: TimeInterval = 1
  private static var isEndless = false

  /// In seconds; longer waits end with the process.
  private static let longestWait: TimeInterval = 1e9

  /// Nothing tells when other threads have changed something; so that is looked for, in seconds.
  private static let realStep = 0.01
}
