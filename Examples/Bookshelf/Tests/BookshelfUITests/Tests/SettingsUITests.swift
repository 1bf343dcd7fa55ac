import XCTest
import XCUIAutomation

final class SettingsUITests: BookshelfUITestCase {
  func testReminderShowsItsHour() {
    launchTab("Settings")
    let reminder = app.switches["Daily reminder"]
    XCTAssertEqual(reminder.value as? String, "0")
    reminder.tap()
    XCTAssertEqual(reminder.value as? String, "1")
    XCTAssertTrue(app.steppers["At 20:00"].waitForExistence(timeout: 2))
    app.steppers.buttons["Increment"].tap()
    XCTAssertTrue(app.steppers["At 21:00"].exists)
  }

  func testSortOrderIsASegmentedControl() {
    launchTab("Settings")
    let control = app.segmentedControls.firstMatch
    XCTAssertTrue(control.buttons["Title"].isSelected)
    control.buttons["Author"].tap()
    XCTAssertTrue(control.buttons["Author"].isSelected)
    XCTAssertFalse(control.buttons["Title"].isSelected)
  }

  func testResetIsConfirmed() {
    launchTab("Settings")
    let finished = app.switches["Show finished books"]
    finished.tap()
    XCTAssertEqual(finished.value as? String, "0")
    app.buttons["Reset settings"].tap()
    app.alerts["Reset all settings?"].buttons["Reset"].tap()
    XCTAssertEqual(finished.value as? String, "1")
  }

  func testThemeIsPickedFromAMenu() {
    launchTab("Settings")
    let theme = app.buttons.matching(NSPredicate(format: "label BEGINSWITH 'Theme'")).firstMatch
    theme.tap()
    app.buttons["Dark"].tap()
    XCTAssertTrue(
      app.buttons.matching(NSPredicate(format: "label CONTAINS 'Dark' OR value == 'Dark'"))
        .firstMatch.waitForExistence(timeout: 2))
  }

  func testNotificationsUnfold() {
    launchTab("Settings")
    app.buttons["Notifications"].tap()
    XCTAssertTrue(app.navigationBars["Notifications"].waitForExistence(timeout: 2))
    XCTAssertEqual(app.cells.count, 1)
    app.switches["Notifications"].tap()
    XCTAssertTrue(app.switches["Weekly summary"].waitForExistence(timeout: 2))
    XCTAssertEqual(app.cells.count, 3)
  }
}
