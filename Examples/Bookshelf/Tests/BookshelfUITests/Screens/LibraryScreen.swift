import XCTest
import XCUIAutomation

/// The list of books, as the tests speak of it.
@MainActor
struct LibraryScreen {
  let app: XCUIApplication

  var searchField: XCUIElement { app.searchFields.firstMatch }
  var addButton: XCUIElement { app.buttons["add-book"] }
  var deletionAlert: XCUIElement { app.alerts["Delete this book?"] }

  func row(_ title: String) -> XCUIElement {
    app.cells.containing(NSPredicate(format: "label BEGINSWITH %@", title)).firstMatch
  }

  var titles: [String] {
    app.cells.buttons.allElementsBoundByIndex.map {
      String($0.label.prefix { $0 != "," })
    }
  }

  @discardableResult
  func waitUntilLoaded(file: StaticString = #filePath, line: UInt = #line) -> LibraryScreen {
    XCTAssertTrue(row("The Sea Road").waitForExistence(timeout: 5), file: file, line: line)
    return self
  }

  func search(_ text: String) {
    searchField.tap()
    searchField.typeText(text)
  }

  func open(_ title: String) -> DetailScreen {
    row(title).tap()
    return DetailScreen(app: app)
  }

  func sort(by order: String) {
    app.buttons["sort-menu"].tap()
    app.buttons[order].tap()
  }

  func addBook() -> EditorScreen {
    addButton.tap()
    return EditorScreen(app: app)
  }
}
