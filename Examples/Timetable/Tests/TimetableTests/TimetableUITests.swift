import XCTest

final class TimetableUITests: XCTestCase {
  private var app: XCUIApplication!

  @MainActor
  override func setUp() {
    continueAfterFailure = false
    app = XCUIApplication()
    app.launch()
  }

  @MainActor
  func testATrainIsWatched() {
    app.buttons["Chur 8:07"].tap()
    XCTAssertTrue(app.buttons["Chur 8:07, watched"].exists || app.staticTexts["watched"].exists)
  }
}
