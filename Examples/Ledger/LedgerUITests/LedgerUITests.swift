import XCTest

final class LedgerUITests: XCTestCase {
  private let app = XCUIApplication()

  override func setUpWithError() throws {
    continueAfterFailure = false
  }

  func testAddingAnEntryChangesTheBalance() {
    app.launchArguments = ["-sampleEntries"]
    app.launch()
    XCTAssertTrue(app.staticTexts["Balance: 1557.50"].exists)

    app.navigationBars["Entries"].buttons["Add"].tap()
    app.textFields["Title"].tap()
    app.textFields["Title"].typeText("Concert")
    app.textFields["Amount"].tap()
    app.textFields["Amount"].typeText("57.50")
    app.buttons["Save"].tap()

    XCTAssertTrue(app.staticTexts["Balance: 1500.00"].waitForExistence(timeout: 2))
    XCTAssertEqual(app.tables.cells.count, 4)
  }

  func testCancellingLeavesTheListAlone() {
    app.launch()
    app.buttons["Add"].tap()
    app.buttons["Cancel"].tap()

    XCTAssertTrue(app.staticTexts["Balance: 0.00"].waitForExistence(timeout: 2))
    XCTAssertEqual(app.tables.cells.count, 0)
  }

  func testEntriesCanBeDeleted() {
    app.launchArguments = ["-sampleEntries"]
    app.launch()
    app.tables.cells.element(boundBy: 1).swipeLeft()
    app.buttons["Delete"].tap()

    XCTAssertTrue(app.staticTexts["Balance: 2457.50"].waitForExistence(timeout: 2))
  }

  func testTheAppSpeaksGerman() {
    app.launchArguments = ["-AppleLanguages", "(de)"]
    app.launch()

    XCTAssertTrue(app.navigationBars["Buchungen"].exists)
    XCTAssertTrue(app.staticTexts["Saldo: 0.00"].exists)
  }
}
