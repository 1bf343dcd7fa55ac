#if os(Linux)
  import Foundation
  import UIKit
  import XCUIAutomation

  extension SoakCheck {
    /// Leaves everything that is open, as a reader would, until the library's list is there.
    func goHome() throws {
      let app = driver.app
      driver.state.direction = .leftToRight
      driver.state.textSize = .large
      XCUIDevice.shared.orientation = .portrait
      for _ in 0..<20 {
        let screen = try SoakScreen(app)
        // Neither a menu nor the keyboard is there.
        let edge = CGPoint(x: screen.bounds.midX, y: 2)
        if screen.isUnderMenu {
          driver.perform(.tap(screen.closeButton?.center ?? edge))
        } else if screen.isUnderSomething {
          driver.perform(.tap(screen.wayBack?.center ?? edge))
        } else {
          break
        }
      }
      app.tabBars.buttons["Library"].tap()
      for _ in 0..<5 {
        guard let button = try SoakScreen(app).wayBack, !app.buttons["sort-menu"].exists else {
          break
        }
        driver.perform(.tap(button.center))
      }
      let cancel = app.buttons["Cancel"]
      if cancel.exists { cancel.tap() }
      driver.perform(
        .drag(from: CGPoint(x: 195, y: 300), to: CGPoint(x: 195, y: 800), speed: 2000))
    }
  }

  extension SoakScreen {
    /// Whether a menu is open, which closes with a tap beside it.
    fileprivate var isUnderMenu: Bool {
      elements.contains { $0.identifier == "PopoverDismissRegion" }
    }

    /// Whether a sheet, an alert or the keyboard hides the tab bar.
    fileprivate var isUnderSomething: Bool { !has(.tabBar) || has(.keyboard) }
  }
#endif
