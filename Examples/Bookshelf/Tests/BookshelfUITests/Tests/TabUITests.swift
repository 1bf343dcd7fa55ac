import XCTest
import XCUIAutomation

final class TabUITests: BookshelfUITestCase {
  func testGoalCountsUp() {
    launchTab("Goal")
    XCTAssertTrue(app.staticTexts["5 of 12 books"].exists)
    app.buttons["Finished another one"].tap()
    XCTAssertTrue(app.staticTexts["6 of 12 books"].exists)
    app.steppers["goal-stepper"].buttons["Decrement"].tap()
    XCTAssertTrue(app.staticTexts["6 of 11 books"].exists)
  }

  func testStatisticsDescribeTheirBars() {
    let library = launchLibrary()
    XCTAssertEqual(library.titles.count, 6)
    app.tabBars.buttons["Goal"].tap()
    app.buttons["Statistics"].tap()
    let bar = app.descendants(matching: .any)["Glass Gardens"]
    XCTAssertTrue(bar.waitForExistence(timeout: 2))
    XCTAssertEqual(bar.value as? String, "410 pages")
  }

  func testAuthorIsFollowedOnAScreenOfUIKit() {
    _ = launchLibrary()
    app.tabBars.buttons["Authors"].tap()
    app.buttons.matching(NSPredicate(format: "label BEGINSWITH 'Ada Lind'")).firstMatch.tap()
    app.buttons["About Ada Lind"].tap()
    XCTAssertEqual(app.staticTexts["author-books"].label, "2 books")

    let follow = app.buttons["follow"]
    follow.tap()
    XCTAssertEqual(follow.label, "Following")
    follow.tap()
    app.alerts["Stop following Ada Lind?"].buttons["Unfollow"].tap()
    XCTAssertEqual(follow.label, "Follow")
  }

  func testSelectedTabIsTold() {
    launch()
    XCTAssertTrue(app.tabBars.buttons["Library"].isSelected)
    app.tabBars.buttons["Goal"].tap()
    XCTAssertTrue(app.tabBars.buttons["Goal"].isSelected)
    XCTAssertFalse(app.tabBars.buttons["Library"].isSelected)
  }

  func testWelcomeIsShownWhenAskedFor() {
    launch(arguments: ["-showsWelcome"])
    XCTAssertTrue(app.staticTexts["Welcome to Bookshelf"].waitForExistence(timeout: 2))
    app.buttons["Next"].tap()
    app.buttons["Start reading"].tap()
    XCTAssertTrue(app.staticTexts["Welcome to Bookshelf"].waitForNonExistence(timeout: 2))
    XCTAssertTrue(app.tabBars.buttons["Library"].isHittable)
  }
}
