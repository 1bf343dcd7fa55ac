import XCTest
import XCUIAutomation

final class EditorUITests: BookshelfUITestCase {
  func testNewBookIsSaved() {
    let library = launchLibrary()
    library.addBook()
      .type("Tides", into: "Title")
      .type("Ada Lind", into: "Author")
      .type("120", into: "Pages")
      .save()
    XCTAssertTrue(library.row("Tides").waitForExistence(timeout: 2))
    XCTAssertEqual(app.cells.count, 7)
  }

  func testSaveWaitsUntilTheFormIsValid() {
    let editor = launchLibrary().addBook()
    XCTAssertFalse(editor.saveButton.isEnabled)
    XCTAssertTrue(app.staticTexts["A book needs a title."].exists)
    editor.type("Tides", into: "Title")
    XCTAssertFalse(app.staticTexts["A book needs a title."].exists)
    editor.type("Ada Lind", into: "Author").type("x", into: "Pages")
    XCTAssertFalse(editor.saveButton.isEnabled)
    app.textFields["Pages"].typeText(XCUIKeyboardKey.delete.rawValue)
    editor.type("120", into: "Pages")
    XCTAssertTrue(editor.saveButton.isEnabled)
  }

  func testTitleHasTheFocusOfANewBook() {
    _ = launchLibrary().addBook()
    app.typeText("Tides")
    XCTAssertEqual(app.textFields["Title"].value as? String, "Tides")
    XCTAssertTrue(app.navigationBars["Tides"].exists)
  }

  func testCancelKeepsTheBook() {
    let detail = launchLibrary().open("The Sea Road")
    detail.choose("Edit")
    EditorScreen(app: app).type("!", into: "Title")
    app.buttons["Cancel"].tap()
    XCTAssertTrue(app.navigationBars["The Sea Road"].waitForExistence(timeout: 2))
  }

  func testStatusIsPicked() {
    let detail = launchLibrary().open("The Sea Road")
    detail.choose("Edit")
    let editor = EditorScreen(app: app)
    editor.picker("Status").tap()
    app.buttons["Finished"].tap()
    editor.save()
    XCTAssertTrue(app.staticTexts["fact-Status"].waitForExistence(timeout: 2))
    XCTAssertEqual(detail.status, "Finished")
  }
}
