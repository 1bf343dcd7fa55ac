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
      case .due(let delay) where now + delay > end:
        if advanceToNextDeadline(noLaterThan: end) { continue }
        advance(to: end)
        return progress(isIdle: true)
      case .due(let delay):
        // Up to the timer the device's clock jumps; there it stands until the timer has fired.
        if advanceToNextDeadline(noLaterThan: now + delay) { continue }
        advance(to: now + delay)
        PendingWork.skipDue(on: self)
        guard RealTime.nanoseconds() < realEnd else { return progress(isIdle: false) }
        MainQueue.wait(upTo: Self.realStep)
      case .running:
        // Whoever computes takes no time on the device, however long it takes him here.
        guard RealTime.nanoseconds() < realEnd else { return progress(isIdle: false) }
        MainQueue.wait(upTo: 0.001)
      case .waiting:
        guard RealTime.nanoseconds() < realEnd, now < end else { return progress(isIdle: false) }
        let passed = MainQueue.wait(upTo: Self.realStep)
        advance(to: min(now + passed, end), turn: turn)
      }
    }
  }

  /// In seconds; longer waits end with the process.
  private static let longestWait: TimeInterval = 1e9

  /// Nothing tells when other threads have changed something; so that is looked for, in seconds.
  private static let realStep = 0.01
}
