#if os(Linux)
  import Foundation
  import UIKit
  import XCUIAutomation

  /// Performs an event and looks whether what the app then shows makes sense.
  @MainActor
  struct SoakCheck {
    let driver: SoakDriver

    private var app: XCUIApplication { driver.app }

    /// What is wrong after the event; nil if nothing is.
    func problem(with event: SoakEvent, number: Int) throws -> String? {
      if case .relaunch = event { return try problemWithRelaunch() }
      driver.perform(event)
      let screen = try SoakScreen(app)
      if let problem = problem(on: screen) { return problem + "\n" + screen.text }
      return number % 100 == 99 ? try problemAtRest(screen) : nil
    }

    // MARK: After each event

    private func problem(on screen: SoakScreen) -> String? {
      if app.state != .runningForeground { return "The app is not in front but \(app.state)." }
      if screen.elements.count < 3 { return "The screen is empty." }
      for element in screen.elements {
        let frame = element.frame
        let numbers = [frame.minX, frame.minY, frame.width, frame.height]
        if !numbers.allSatisfy(\.isFinite) || frame.width < 0 || frame.height < 0 {
          return "An element has no proper frame: \(element.line)"
        }
        if numbers.contains(where: { abs($0) > 1e5 }) {
          return "An element is out of this world: \(element.line)"
        }
      }
      for type in [XCUIElement.ElementType.keyboard, .tabBar, .alert]
      where screen.elements.filter({ $0.type == type }).count > 1 {
        return "There is more than one element of type \(type.rawValue)."
      }
      if screen.has(.keyboard) != hasKeyboardFocus {
        return "The keyboard is up or something has its focus, but not both."
      }
      return nil
    }

    private var hasKeyboardFocus: Bool {
      app.descendants(matching: .any).matching(Self.hasFocus).firstMatch.exists
    }

    private static let hasFocus = NSPredicate(format: "hasKeyboardFocus == true")

    // MARK: Now and then

    private func problemAtRest(_ screen: SoakScreen) throws -> String? {
      driver.wait(2)
      let later = try SoakScreen(app)
      if later != screen {
        return "The screen changed though nothing happened."
          + difference(of: later, from: screen)
      }
      return nil
    }

    /// Brings the app to its first screen; launched anew with the same books and settings it must show
    /// the same.
    private func problemWithRelaunch() throws -> String? {
      try goHome()
      let before = try SoakScreen(app)
      _ = app.screenshot()
      driver.perform(.relaunch)
      let after = try SoakScreen(app)
      return before == after
        ? nil
        : "Launched anew, the app shows something else." + difference(of: after, from: before)
    }

    private func difference(of after: SoakScreen, from before: SoakScreen) -> String {
      let old = Set(before.elements)
      let new = Set(after.elements)
      let gone = before.elements.filter { !new.contains($0) }.map { "- " + $0.line }
      let come = after.elements.filter { !old.contains($0) }.map { "+ " + $0.line }
      return (["", "before:", before.text, "what differs:"] + gone + come).joined(separator: "\n")
    }
  }
#endif
