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
        if let button = screen.wayBack, screen.isUnderSomething {
          driver.perform(.tap(button.center))
        } else if screen.isUnderSomething {
          // A menu closes with a tap beside it.
          driver.perform(.tap(CGPoint(x: screen.bounds.midX, y: screen.bounds.maxY - 2)))
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
    /// Whether a sheet, an alert or a menu hides the tab bar.
    fileprivate var isUnderSomething: Bool { !has(.tabBar) }
  }
#endif
