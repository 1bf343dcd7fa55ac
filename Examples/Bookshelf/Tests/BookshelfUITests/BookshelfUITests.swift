import XCTest
import XCUIAutomation

@MainActor
final class BookshelfUITests: XCTestCase {
  private var app = XCUIApplication(bundleIdentifier: "Bookshelf")

  override func setUp() async throws {
    continueAfterFailure = false
    app.launch()
    for _ in 0..<20 where !app.cells.firstMatch.waitForExistence(timeout: 1) {}
  }

  override func tearDown() async throws {
    app.terminate()
  }

  func testLibraryListsTheBooks() {
    XCTAssertTrue(app.buttons["The Sea Road, Ada Lind"].waitForExistence(timeout: 5))
    XCTAssertTrue(app.navigationBars["Library"].exists)
    XCTAssertEqual(app.cells.count, 6)
  }

  func testSearchFiltersTheList() {
    XCTAssertTrue(app.buttons["The Sea Road, Ada Lind"].waitForExistence(timeout: 5))
    let field = app.searchFields.firstMatch
    field.tap()
    field.typeText("bread")
    XCTAssertTrue(app.buttons["Winter Bread, Mira Holt"].exists)
    XCTAssertFalse(app.buttons["The Sea Road, Ada Lind"].exists)
  }

  func testDetailOpensAndComesBack() {
    XCTAssertTrue(app.buttons["The Sea Road, Ada Lind"].waitForExistence(timeout: 5))
    app.buttons["The Sea Road, Ada Lind"].tap()
    XCTAssertTrue(app.staticTexts["by Ada Lind"].waitForExistence(timeout: 2))
    app.buttons["favorite"].tap()
    XCTAssertEqual(app.buttons["favorite"].label, "Favorite")
    app.navigationBars.buttons.element(boundBy: 0).tap()
    XCTAssertTrue(app.navigationBars["Library"].waitForExistence(timeout: 2))
  }

  func testNewBookIsSaved() {
    XCTAssertTrue(app.buttons["The Sea Road, Ada Lind"].waitForExistence(timeout: 5))
    app.buttons["add-book"].tap()
    XCTAssertFalse(app.buttons["Save"].isEnabled)
    app.textFields["Title"].tap()
    app.textFields["Title"].typeText("Tides")
    app.textFields["Author"].tap()
    app.textFields["Author"].typeText("Ada Lind")
    app.textFields["Pages"].tap()
    app.textFields["Pages"].typeText("120")
    app.buttons["Save"].tap()
    XCTAssertTrue(app.buttons["Tides, Ada Lind"].waitForExistence(timeout: 2))
  }

  func testSettingsToggleShowsTheReminder() {
    app.tabBars.buttons["Settings"].tap()
    let reminder = app.switches["Daily reminder"]
    XCTAssertTrue(reminder.waitForExistence(timeout: 2))
    XCTAssertEqual(reminder.value as? String, "0")
    reminder.tap()
    XCTAssertEqual(reminder.value as? String, "1")
    XCTAssertTrue(app.steppers.firstMatch.exists)
  }

  func testGoalCountsUp() {
    app.tabBars.buttons["Goal"].tap()
    XCTAssertTrue(app.staticTexts["5 of 12 books"].waitForExistence(timeout: 2))
    app.buttons["Finished another one"].tap()
    XCTAssertTrue(app.staticTexts["6 of 12 books"].exists)
  }

  func testScreenshotShowsTheLibrary() {
    XCTAssertTrue(app.buttons["The Sea Road, Ada Lind"].waitForExistence(timeout: 5))
    let screenshot = app.screenshot()
    XCTAssertEqual(screenshot.pngRepresentation.prefix(4), Data([0x89, 0x50, 0x4E, 0x47]))
    let attachment = XCTAttachment(screenshot: screenshot)
    attachment.name = "Library"
    attachment.lifetime = .keepAlways
    add(attachment)
  }
}
