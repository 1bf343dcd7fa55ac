import Accessibility
import Automation
import Foundation

extension AppHandle {
  /// Asks the app to scroll to an element.
  ///
  /// - Returns: whether something was scrolled.
  func scrollToVisible(_ element: AccessibilityElement) -> Bool {
    let scrolled: Void? = try? call { target throws(AutomationError) in
      try target.send(.scrollToVisible(element.id))
    }
    return scrolled != nil
  }

  /// Sends an event; records a failure if the app cannot take it.
  ///
  /// - Returns: whether it was taken.
  @discardableResult
  func send(_ event: AutomationEvent, failure: (_ reason: String) -> String) -> Bool {
    if TestReporting.isTestAbandoned {
      TestReporting.endTestIfAbandoned()
      return false
    }
    do {
      try call { target throws(AutomationError) in try target.send(event) }
      return true
    } catch {
      Failure.record { failure(error.message) }
      return false
    }
  }
}
