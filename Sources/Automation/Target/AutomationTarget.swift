// Automation: what a running app offers to its driver, and how that crosses a process boundary:
// `AutomationTarget`, `AutomationServer` inside the app, `RemoteTarget` inside the test. `Pending` knows what an app
// still has to do, and leads its time. May import Accessibility, Device, ForkServer, CoreGraphics and Foundation.

import Accessibility
import Device
import Foundation

/// A running app, as a driver of user interfaces sees it.
///
/// All calls are synchronous. Time in them is the device's virtual time, which only the driver moves.
/// Calls run the main queue where they can, so that real asynchronous work of the app (tasks, queues,
/// requests) goes on while they wait for it.
@MainActor
package protocol AutomationTarget: AnyObject {
  /// Name, bundle identifier and process of the app.
  var appInfo: AutomationAppInfo { get }

  /// Whether the app runs and is in front.
  var appState: AutomationAppState { get }

  /// Lets pending turns and running animations finish and returns the tree: an `.application` with
  /// its windows.
  ///
  /// "Running" is whatever keeps the virtual clock busy; after 60 virtual seconds of it the tree is
  /// returned as it is then. Real work that an event has set off is waited for if it ends soon; timers
  /// that are due later are not. The same object comes back as long as nothing has changed; nobody may
  /// change it.
  func settledTree() throws(AutomationError) -> AccessibilityElement

  /// What the system asks the user at present: an `.application` with the window of an alert; nil if nothing.
  ///
  /// It lies above the app, takes its touches, and is none of its elements.
  func systemTree() throws(AutomationError) -> AccessibilityElement?

  /// What the user has decided, by the service: `granted` or `denied`.
  func permissions() throws(AutomationError) -> [String: String]

  /// What is written on the screen, line for line and font for font, from back to front.
  ///
  /// A question about another text size lets the app take that size meanwhile.
  func drawnTexts(_ question: DrawnTextQuestion) throws(AutomationError) -> [DrawnText]

  /// Delivers an event and runs the turns that follow from it, on the virtual clock.
  func send(_ event: AutomationEvent) throws(AutomationError)

  /// Which element of the settled tree would receive a touch at a screen point; nil if none would.
  func hitElement(at point: CGPoint) throws(AutomationError) -> UInt64?

  /// Whether a touch at a screen point meets what stands behind an element of the settled tree.
  ///
  /// False where something lies in front that has no element of its own, as a shape.
  func touchReaches(_ id: UInt64, at point: CGPoint) throws(AutomationError) -> Bool

  /// The screen, or the part inside `rect` (screen points), as PNG data.
  func screenshot(of rect: CGRect?) throws(AutomationError) -> Data

  /// A short form of the screen's pixels, by which two screens can be compared without files of them.
  func screenDigest() throws(AutomationError) -> String

  /// A text dump of views and controllers, for people.
  func viewTree() throws(AutomationError) -> String

  /// Lets time pass on the virtual clock until something changes, but no longer than `seconds`.
  ///
  /// It jumps from what is due to what is due next. For real work that may end in that time it waits in
  /// real time, but no longer than `realSeconds`; then it says that it is not idle, and the driver asks
  /// again. `DeviceClock.progress(upTo:waiting:turn:revision:)` does all this.
  func advance(
    upTo seconds: TimeInterval, waiting realSeconds: TimeInterval
  ) throws(AutomationError) -> AutomationProgress

  /// The mistakes for which iOS would have ended the app, as far as it has told of them since the last call.
  ///
  /// Those of an app in the test's own process fail the test where they are made.
  func takeMistakes() -> [TestFailure]

  /// Ends the app; a terminated target stays `.notRunning`. Must not fail.
  func terminate()
}

extension AutomationTarget {
  package func systemTree() throws(AutomationError) -> AccessibilityElement? { nil }
  package func permissions() throws(AutomationError) -> [String: String] { [:] }
  package func drawnTexts(
    _ question: DrawnTextQuestion
  ) throws(AutomationError) -> [DrawnText] { [] }
  package func touchReaches(
    _ id: UInt64, at point: CGPoint
  ) throws(AutomationError) -> Bool { true }
  package func takeMistakes() -> [TestFailure] { [] }
}
