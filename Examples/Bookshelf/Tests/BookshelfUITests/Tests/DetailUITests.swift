import XCTest
import XCUIAutomation

final class DetailUITests: BookshelfUITestCase {
  func testDetailOpensAndComesBack() {
    let detail = launchLibrary().open("The Sea Road")
    XCTAssertTrue(app.staticTexts["by Ada Lind"].waitForExistence(timeout: 2))
    detail.favoriteButton.tap()
    XCTAssertEqual(detail.favoriteButton.label, "Favorite")
    XCTAssertEqual(detail.backButton.label, "Library")
    let library = detail.back()
    XCTAssertTrue(library.row("The Sea Road").waitForExistence(timeout: 2))
    XCTAssertFalse(app.staticTexts["by Ada Lind"].exists)
  }

  func testStatusIsChosenFromTheDialog() {
    let detail = launchLibrary().open("The Sea Road")
    XCTAssertEqual(detail.status, "Reading")
    detail.changeStatus(to: "Finished")
    XCTAssertEqual(detail.status, "Finished")
    XCTAssertFalse(app.sheets["Status"].exists)
  }

  func testDialogCanBeCancelled() {
    let detail = launchLibrary().open("The Sea Road")
    app.buttons["Change status"].tap()
    XCTAssertTrue(app.sheets["Status"].waitForExistence(timeout: 2))
    app.sheets["Status"].buttons["Cancel"].tap()
    XCTAssertTrue(app.sheets["Status"].waitForNonExistence(timeout: 2))
    XCTAssertEqual(detail.status, "Reading")
  }

  func testPagesAreLoggedWithTheSlider() {
    _ = launchLibrary().open("The Sea Road")
    app.buttons["Log pages"].tap()
    let label = app.staticTexts["page-label"]
    XCTAssertEqual(label.label, "Page 78 of 312")
    app.sliders.firstMatch.adjust(toNormalizedSliderPosition: 1)
    XCTAssertEqual(label.label, "Page 312 of 312")
    app.steppers.buttons["Decrement"].tap()
    XCTAssertEqual(label.label, "Page 311 of 312")
    app.buttons["Done"].tap()
    XCTAssertTrue(app.progressIndicators["reading-progress"].waitForExistence(timeout: 2))
    XCTAssertEqual(app.progressIndicators["reading-progress"].label, "Page 311 of 312")
  }

  func testReviewIsWritten() {
    _ = launchLibrary().open("Glass Gardens")
    app.buttons["Reviews (0)"].tap()
    XCTAssertTrue(app.staticTexts["No reviews yet"].waitForExistence(timeout: 2))
    app.buttons["Write a review"].tap()

    XCTAssertFalse(app.buttons["Post"].isEnabled)
    let rating = app.descendants(matching: .any)["Rating"]
    rating.coordinate(withNormalizedOffset: CGVector(dx: 0.7, dy: 0.5)).tap()
    XCTAssertEqual(rating.value as? String, "4 of 5 stars")
    let text = app.textViews["review-text"]
    text.tap()
    text.typeText("Bright and slow.")
    app.buttons["Post"].tap()

    XCTAssertTrue(app.staticTexts["Bright and slow."].waitForExistence(timeout: 2))
    app.buttons["Done"].tap()
    XCTAssertTrue(app.buttons["Reviews (1)"].waitForExistence(timeout: 2))
  }

  func testDeletedBookLeavesTheList() {
    let library = launchLibrary()
    library.open("Glass Gardens").choose("Delete")
    app.alerts["Delete this book?"].buttons["Delete"].tap()
    XCTAssertTrue(app.navigationBars["Library"].waitForExistence(timeout: 2))
    XCTAssertFalse(library.row("Glass Gardens").exists)
  }
}
