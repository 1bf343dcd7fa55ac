/// Whether an app runs, with the raw values of `XCUIApplication.State`.
package enum AutomationAppState: UInt, Hashable, Sendable {
  case unknown = 0
  case notRunning = 1
  case runningBackgroundSuspended = 2
  case runningBackground = 3
  case runningForeground = 4
}
