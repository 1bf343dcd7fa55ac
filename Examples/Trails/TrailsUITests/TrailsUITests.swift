import XCTest

final class TrailsUITests: XCTestCase {
  override func setUp() {
    continueAfterFailure = false
  }

  @MainActor
  func testWalkingATrail() {
    let app = XCUIApplication()
    app.launch()
    XCTAssertTrue(app.staticTexts["0 trails walked"].exists)

    app.buttons["Lake Loop, 6 km"].tap()
    XCTAssertTrue(app.navigationBars["Lake Loop"].waitForExistence(timeout: 2))
    app.switches["Walked"].switches.firstMatch.tap()
    app.navigationBars.buttons["Trails"].tap()

    XCTAssertTrue(app.staticTexts["1 trail walked"].waitForExistence(timeout: 2))
  }

  @MainActor
  func testAnAddressStartsTheAppAtItsTrail() throws {
    let app = XCUIApplication()
    app.open(try XCTUnwrap(URL(string: "trails://trail/3")))
    XCTAssertTrue(app.navigationBars["Old Mill Path"].waitForExistence(timeout: 2))

    XCUIDevice.shared.system.open(try XCTUnwrap(URL(string: "trails://trail/1")))
    XCTAssertTrue(app.navigationBars["Ridge Walk"].waitForExistence(timeout: 2))
  }

  @MainActor
  func testSearching() {
    let app = XCUIApplication()
    app.launchEnvironment["TRAILS_SAMPLES"] = "1"
    app.launch()
    XCTAssertTrue(app.staticTexts["1 trail walked"].exists)

    app.searchFields.firstMatch.tap()
    app.searchFields.firstMatch.typeText("mill")

    XCTAssertTrue(app.buttons["Old Mill Path, 8.2 km"].exists)
    XCTAssertFalse(app.buttons["Lake Loop, 6 km"].exists)
  }
}
