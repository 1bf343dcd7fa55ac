import XCTest
import XCUIAutomation

@MainActor
struct EditorScreen {
  let app: XCUIApplication

  var saveButton: XCUIElement { app.navigationBars.buttons["Save"] }

  /// A picker is a button whose label begins with its title and goes on with its value.
  func picker(_ title: String) -> XCUIElement {
    app.buttons.matching(NSPredicate(format: "label BEGINSWITH %@", title)).firstMatch
  }

  @discardableResult
  func type(_ text: String, into field: String) -> EditorScreen {
    app.textFields[field].tap()
    app.textFields[field].typeText(text)
    return self
  }

  func save() {
    saveButton.tap()
  }
}
