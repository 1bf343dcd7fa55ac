import XCTest
import XCUIAutomation

@MainActor
struct DetailScreen {
  let app: XCUIApplication

  var favoriteButton: XCUIElement { app.buttons["favorite"] }
  var status: String { app.staticTexts["fact-Status"].label }
  var backButton: XCUIElement { app.navigationBars.buttons.element(boundBy: 0) }

  func changeStatus(to status: String) {
    app.buttons["Change status"].tap()
    app.sheets["Status"].buttons[status].tap()
  }

  func choose(_ command: String) {
    app.buttons["more-menu"].tap()
    app.buttons[command].tap()
  }

  func back() -> LibraryScreen {
    backButton.tap()
    return LibraryScreen(app: app)
  }
}
