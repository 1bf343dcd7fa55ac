import EyesXCUI
import XCTest

/// Checkpoints of an app in a process of its own.
@MainActor
final class EyesProcessTests: XCTestCase {
  private let app = XCUIApplication(bundleIdentifier: "com.example.AutomationFixtureApp")

  override func tearDown() async throws {
    app.terminate()
  }

  func testADifferenceNamesTheLineInTheAppsSource() throws {
    let shop = ShopEyes()
    app.launch()
    for count in 0..<2 {
      let eyes = shop.eyes()
      eyes.open(withApplicationName: "Fixture", testName: "counts")
      eyes.checkWindow(withTag: "Counter")
      let results = try eyes.close(false)
      let message = try XCTUnwrap(results.stepsInfo.first).message
      XCTAssertEqual(results.isPassed, count == 0)
      XCTAssertEqual(
        message.contains("Text 'Count: 0' says 'Count: 1' now (FixtureApp.swift:45)"), count == 1,
        message)
      app.buttons["Increment"].tap()
    }
  }
}
