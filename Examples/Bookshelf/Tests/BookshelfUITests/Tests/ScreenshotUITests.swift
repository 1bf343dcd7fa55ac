import XCTest
import XCUIAutomation

/// Keeps a picture of each screen, for a person to look at.
final class ScreenshotUITests: BookshelfUITestCase {
  private func keepPicture(_ name: String) {
    let screenshot = app.screenshot()
    XCTAssertEqual(screenshot.pngRepresentation.prefix(4), Data([0x89, 0x50, 0x4E, 0x47]))
    let attachment = XCTAttachment(screenshot: screenshot)
    attachment.name = name
    attachment.lifetime = .keepAlways
    add(attachment)
  }

  func testLibrary() {
    let library = launchLibrary()
    keepPicture("Library")
    library.row("Glass Gardens").swipeLeft()
    keepPicture("Swipe actions")
    app.buttons["Delete"].tap()
    keepPicture("Alert")
    library.deletionAlert.buttons["Cancel"].tap()
    library.addButton.tap()
    keepPicture("New book")
    app.buttons["Cancel"].tap()
    library.search("zzz")
    keepPicture("Search without results")
  }

  func testDetail() {
    _ = launchLibrary().open("The Sea Road")
    keepPicture("Book")
    app.buttons["Change status"].tap()
    keepPicture("Confirmation dialog")
    app.sheets["Status"].buttons["Cancel"].tap()
    app.buttons["more-menu"].tap()
    keepPicture("Menu")
    app.buttons["Edit"].tap()
    keepPicture("Edit book")
    app.buttons["Cancel"].tap()
    app.buttons["Log pages"].tap()
    keepPicture("Log pages")
    app.buttons["Cancel"].tap()
    app.buttons["Reviews (2)"].tap()
    keepPicture("Reviews")
    app.buttons["Write a review"].tap()
    keepPicture("Write a review")
  }

  func testTabs() {
    _ = launchLibrary()
    app.tabBars.buttons["Goal"].tap()
    keepPicture("Goal")
    app.buttons["Statistics"].tap()
    keepPicture("Statistics")
    app.tabBars.buttons["Authors"].tap()
    keepPicture("Authors")
    app.buttons.matching(NSPredicate(format: "label BEGINSWITH 'Ada Lind'")).firstMatch.tap()
    keepPicture("Author's books")
    app.buttons["About Ada Lind"].tap()
    keepPicture("Author")
  }

  func testSettings() {
    launchTab("Settings")
    app.switches["Daily reminder"].tap()
    keepPicture("Settings")
    app.buttons["Notifications"].tap()
    app.switches["Notifications"].tap()
    keepPicture("Notifications")
    app.navigationBars.buttons.element(boundBy: 0).tap()
    app.buttons["Account"].tap()
    keepPicture("Account")
  }

  func testDarkness() {
    XCUIDevice.shared.appearance = .dark
    defer { XCUIDevice.shared.appearance = .light }
    _ = launchLibrary()
    keepPicture("Library in the dark")
    _ = LibraryScreen(app: app).open("The Sea Road")
    keepPicture("Book in the dark")
  }

  func testFirstLaunch() {
    launch(arguments: ["-showsWelcome"])
    XCTAssertTrue(app.staticTexts["Welcome to Bookshelf"].waitForExistence(timeout: 2))
    keepPicture("Welcome")
    launch(environment: ["BOOKSHELF_SHELF": "offline"])
    XCTAssertTrue(app.buttons["Try again"].waitForExistence(timeout: 5))
    keepPicture("Offline")
  }
}
