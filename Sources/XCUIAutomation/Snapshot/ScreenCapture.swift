import Accessibility
import Automation
import Device
import Foundation

/// What a running app shows at one moment, for checks of its looks.
package struct ScreenCapture {
  /// The picture, of the part that was asked for.
  package let png: Data
  /// All elements, in screen points.
  package let root: AccessibilityElement
  /// The views, a line a view.
  package let views: String
}

/// Takes captures of an app and lets its time pass.
@MainActor
package struct ScreenCaptures {
  private let app: AppHandle

  /// Of an app, or of the one in front; nil if none runs.
  package init?(of application: XCUIApplication?) {
    guard let app = application?.app ?? RunningApps.shared.running.first else { return nil }
    self.app = app
  }

  /// What the app shows, after it has settled.
  ///
  /// - Parameter area: Chooses the part that is drawn, in screen points; nil for the whole screen.
  /// - Returns: what it shows.
  /// - Throws: `AutomationError` if the app doesn't run or can't draw.
  package func take(
    of area: (AccessibilityElement) -> CGRect?
  ) throws(AutomationError) -> ScreenCapture {
    let root = try app.call { target throws(AutomationError) in try target.settledTree() }
    let rect = area(root)
    let png = try app.call { target throws(AutomationError) in try target.screenshot(of: rect) }
    let views = try app.call { target throws(AutomationError) in try target.viewTree() }
    return ScreenCapture(png: png, root: root, views: views)
  }

  /// What is written on the screen, with its colours.
  ///
  /// - Returns: the texts.
  /// - Throws: `AutomationError` if the app doesn't run or can't draw.
  package func texts() throws(AutomationError) -> [DrawnText] {
    try app.call { target throws(AutomationError) in
      try target.drawnTexts(DrawnTextQuestion(withColors: true))
    }
  }

  /// Lets time pass until `condition` holds, for at most `timeout` seconds on the device's clock.
  package func wait(timeout: TimeInterval, until condition: () -> Bool) {
    app.wait(timeout: timeout, until: condition)
  }

  /// Drags the content of the screen, without letting it run on.
  ///
  /// - Parameters:
  ///   - start: Where the finger comes down, in screen points.
  ///   - end: Where it goes up again.
  package func drag(from start: CGPoint, to end: CGPoint) {
    let drag = TouchSequence.drag(from: start, to: end, press: 0.05, velocity: 400, hold: 0.5)
    app.send(.touches(drag)) {
      "Failed to scroll: \($0)"
    }
  }
}

extension XCUIElement {
  /// The element as it is now; fails the test and gives nil if there isn't one.
  package func captured() -> AccessibilityElement? { resolved(for: .event("check")) }

  /// The element in a tree; nil if there isn't exactly one.
  package func captured(in root: AccessibilityElement) -> AccessibilityElement? {
    let (first, second) = chain.firstTwoMatches(in: root)
    return second == nil ? first : nil
  }
}
