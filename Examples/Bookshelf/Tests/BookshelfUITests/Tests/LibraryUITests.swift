import XCTest
import XCUIAutomation

final class LibraryUITests: BookshelfUITestCase {
  func testBooksAreListedBySection() {
    let library = launchLibrary()
    XCTAssertTrue(app.navigationBars["Library"].exists)
    XCTAssertEqual(app.cells.count, 6)
    XCTAssertEqual(
      library.titles,
      [
        "A Field of Clocks", "Glass Gardens", "The Sea Road", "Winter Bread", "Northern Letters",
        "The Quiet Engine",
      ])
    XCTAssertTrue(app.staticTexts["WANT TO READ"].exists)
  }

  func testSearchFiltersTheList() {
    let library = launchLibrary()
    library.search("bread")
    XCTAssertTrue(library.row("Winter Bread").exists)
    XCTAssertFalse(library.row("The Sea Road").exists)

    app.buttons["Cancel"].tap()
    XCTAssertTrue(library.row("The Sea Road").waitForExistence(timeout: 2))
  }

  func testSearchWithoutResultsSaysSo() {
    launchLibrary().search("zzz")
    XCTAssertTrue(app.staticTexts["No books found"].waitForExistence(timeout: 2))
    XCTAssertEqual(app.cells.count, 0)
  }

  func testSwipedBookIsDeletedAfterTheAlert() {
    let library = launchLibrary()
    library.row("Glass Gardens").swipeLeft()
    app.buttons["Delete"].tap()
    XCTAssertTrue(library.deletionAlert.waitForExistence(timeout: 2))
    library.deletionAlert.buttons["Delete"].tap()
    XCTAssertTrue(library.row("Glass Gardens").waitForNonExistence(timeout: 2))
    XCTAssertEqual(app.cells.count, 5)
  }

  func testDeletionCanBeCancelled() {
    let library = launchLibrary()
    library.row("Glass Gardens").swipeLeft()
    app.buttons["Delete"].tap()
    library.deletionAlert.buttons["Cancel"].tap()
    XCTAssertFalse(library.deletionAlert.exists)
    XCTAssertTrue(library.row("Glass Gardens").exists)
  }

  func testSwipeToTheRightMakesAFavorite() {
    let library = launchLibrary()
    library.row("Winter Bread").swipeRight()
    app.buttons["Favorite"].tap()
    XCTAssertTrue(
      app.buttons["Winter Bread, Mira Holt, One of your favorites"].waitForExistence(timeout: 2))
  }

  func testMenuSortsTheList() {
    let library = launchLibrary()
    library.sort(by: "Length")
    XCTAssertEqual(library.titles.prefix(2), ["A Field of Clocks", "Glass Gardens"])
    XCTAssertEqual(library.titles[2], "Winter Bread")
  }

  func testPullingDownRefreshes() {
    let library = launchLibrary()
    library.row("Glass Gardens").swipeLeft()
    app.buttons["Delete"].tap()
    library.deletionAlert.buttons["Delete"].tap()
    XCTAssertTrue(library.row("Glass Gardens").waitForNonExistence(timeout: 2))

    let first = library.row("A Field of Clocks")
    let start = first.coordinate(withNormalizedOffset: CGVector(dx: 0.5, dy: 0.5))
    start.press(forDuration: 0, thenDragTo: start.withOffset(CGVector(dx: 0, dy: 400)))
    XCTAssertTrue(library.row("Glass Gardens").waitForExistence(timeout: 5))
  }

  func testEmptyShelfOffersToAddABook() {
    launch(environment: ["BOOKSHELF_SHELF": "empty"])
    XCTAssertTrue(app.staticTexts["No books yet"].waitForExistence(timeout: 5))
    app.buttons["Add a book"].tap()
    XCTAssertTrue(app.navigationBars["New book"].waitForExistence(timeout: 2))
  }

  func testOfflineShelfOffersToTryAgain() {
    launch(environment: ["BOOKSHELF_SHELF": "offline"])
    XCTAssertTrue(app.staticTexts["The library could not be reached."].waitForExistence(timeout: 5))
    XCTAssertTrue(app.buttons["Try again"].isHittable)
    XCTAssertTrue(app.descendants(matching: .any)["connection-banner"].exists)
  }
}
