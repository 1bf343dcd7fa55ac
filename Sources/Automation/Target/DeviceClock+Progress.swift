import Device
import Foundation

extension DeviceClock {
  /// What `AutomationTarget.advance(upTo:)` does for an app that runs on this clock.
  ///
  /// `turn` runs a turn of the app; `revision` changes whenever what the app shows may have changed.
  package func progress(
    upTo seconds: TimeInterval, turn: () -> Void, revision: () -> UInt64
  ) -> AutomationProgress {
    let start = now
    let before = revision()
    MainQueue.drain()
    turn()
    if revision() != before { return AutomationProgress(elapsed: 0, changed: true, isIdle: false) }
    // A timeout on this clock must not overtake the work that it is for.
    if PendingWork.mayExist() {
      return AutomationProgress(elapsed: 0, changed: false, isIdle: false)
    }
    let end = start + max(seconds, 0)
    while advanceToNextDeadline(noLaterThan: end) {
      turn()
      if revision() != before {
        return AutomationProgress(elapsed: now - start, changed: true, isIdle: false)
      }
      if PendingWork.mayExist() {
        return AutomationProgress(elapsed: now - start, changed: false, isIdle: false)
      }
    }
    advance(to: end)
    return AutomationProgress(elapsed: now - start, changed: false, isIdle: true)
  }
}
