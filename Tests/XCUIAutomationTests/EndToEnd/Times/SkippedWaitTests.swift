import XCTest

@testable import XCUIAutomation

/// Apps in a process of their own that wait for long: no test could wait as long for real.
@MainActor
final class SkippedWaitTests: XCTestCase {
  private func clocks(after button: String) -> [String] {
    let app = XCUIApplication(bundleIdentifier: "com.example.AutomationFixtureApp")
    app.launchEnvironment["SCREEN"] = "clocks"
    app.launch()
    app.buttons[button].tap()
    XCTAssertTrue(app.staticTexts.element(boundBy: 4).waitForExistence(timeout: 4000))
    return app.staticTexts.allElementsBoundByIndex.map(\.label)
  }

  private func all(_ seconds: Int) -> [String] {
    ["date", "continuous", "suspending", "dispatch", "uptime"].map { "\($0) \(seconds)" }
  }

  func testATaskSleepsForAnHour() {
    XCTAssertEqual(clocks(after: "Sleep"), all(3600))
  }

  func testABlockIsDispatchedInAnHour() {
    XCTAssertEqual(clocks(after: "Dispatch"), all(3600))
  }

  func testATimerFiresInAnHour() {
    XCTAssertEqual(clocks(after: "Timer"), all(3600))
  }

  func testAMomentIsPutOff() {
    XCTAssertEqual(clocks(after: "Debounce"), all(2000))
  }

  func testWhatAnAppComputesEndsNoDelay() {
    let app = XCUIApplication(bundleIdentifier: "com.example.AutomationFixtureApp")
    app.launchEnvironment["SCREEN"] = "clocks"
    app.launch()
    app.buttons["Compute"].tap()
    XCTAssertTrue(app.staticTexts["looked"].waitForExistence(timeout: 1))
    XCTAssertEqual(
      app.staticTexts.allElementsBoundByIndex.map(\.label),
      ["looked", "block", "block elsewhere", "source", "task", "timer"])
  }

  func testWhatIsDueLaterThanATestWaitsIsNotDone() {
    let app = XCUIApplication(bundleIdentifier: "com.example.AutomationFixtureApp")
    app.launchEnvironment["SCREEN"] = "clocks"
    app.launch()
    app.buttons["Sleep"].tap()
    XCTAssertFalse(app.staticTexts["date 3600"].waitForExistence(timeout: 3000))
    XCTAssertTrue(app.staticTexts["date 3600"].waitForExistence(timeout: 700))
  }
}
