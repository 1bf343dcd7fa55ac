import XCTest

@testable import XCUIAutomation

/// Apps in a process of their own whose delays end when the test lets the time pass, however long they compute.
@MainActor
final class ToastTests: XCTestCase {
  private let app = XCUIApplication(bundleIdentifier: "com.example.AutomationFixtureApp")

  override func tearDown() async throws {
    app.terminate()
  }

  private func launch(_ screen: String) {
    app.launchEnvironment["SCREEN"] = screen
    app.launch()
  }

  /// The app computes for longer than the toast stands.
  private func checkToast(_ button: String) {
    launch("toast")
    app.buttons[button].tap()
    XCTAssertTrue(app.staticTexts["Saved"].exists, button)
    XCUIDevice.shared.advanceTime(by: 1)
    XCTAssertFalse(app.staticTexts["Saved"].exists, button)
  }

  func testABlockHidesItWhenASecondHasPassed() { checkToast("Dispatch") }

  func testATaskHidesItWhenASecondHasPassed() { checkToast("Task") }

  func testATimerHidesItWhenASecondHasPassed() { checkToast("Timer") }

  func testASleepingThreadHidesItWhenASecondHasPassed() { checkToast("Thread") }

  func testAToastGoesWhileTheTestSleeps() {
    launch("toast")
    app.buttons["Dispatch"].tap()
    usleep(500_000)
    XCTAssertTrue(app.staticTexts["Saved"].exists)
    usleep(500_000)
    XCTAssertFalse(app.staticTexts["Saved"].exists)
  }

  func testAToastGoesWhileTheTestWaitsForThat() {
    launch("toast")
    app.buttons["Task"].tap()
    XCTAssertFalse(app.staticTexts["Saved"].waitForNonExistence(timeout: 0.5))
    XCTAssertTrue(app.staticTexts["Saved"].waitForNonExistence(timeout: 1))
  }

  func testAPredicateSeesAToastGo() {
    launch("toast")
    app.buttons["Dispatch"].tap()
    let gone = NSPredicate(format: "exists == false")
    let early = XCTNSPredicateExpectation(predicate: gone, object: app.staticTexts["Saved"])
    XCTAssertEqual(XCTWaiter().wait(for: [early], timeout: 0.5), .timedOut)
    expectation(for: gone, evaluatedWith: app.staticTexts["Saved"])
    waitForExpectations(timeout: 3)
  }

  func testAnAsynchronousWaitForAPredicateSeesAToastGo() async {
    launch("toast")
    app.buttons["Task"].tap()
    let gone = expectation(
      for: NSPredicate(format: "exists == false"), evaluatedWith: app.staticTexts["Saved"])
    await fulfillment(of: [gone], timeout: 3)
  }

  func testASourceTicksOnceASecondOfTheDevice() {
    launch("toast")
    app.buttons["Tick"].tap()
    XCTAssertTrue(app.staticTexts["0 ticks"].exists)
    XCUIDevice.shared.advanceTime(by: 3)
    XCTAssertTrue(app.staticTexts["3 ticks"].exists)
    XCTAssertTrue(app.staticTexts["5 ticks"].waitForExistence(timeout: 2.5))
  }

  // MARK: Waits in the app

  private func notes(after button: String) -> [String] {
    launch("waits")
    app.buttons[button].tap()
    return app.staticTexts.allElementsBoundByIndex.map(\.label)
  }

  func testALoopThatTheAppRunsInATapRunsWhatIsDueMeanwhile() {
    XCTAssertEqual(notes(after: "Run loop"), ["timer 1", "block 2", "end 3"])
  }

  func testTheAppWaitsForADelayWithItsMainThread() {
    XCTAssertEqual(notes(after: "Semaphore"), ["end 40"])
  }

  func testTheAppWaitsForAGroupUntilItsTimeIsUp() {
    XCTAssertEqual(notes(after: "Group"), ["end 1"])
  }

  func testADelayEndsWhileTheAppSleepsInATap() {
    XCTAssertEqual(notes(after: "Sleep"), ["end 1", "block 1"])
  }
}
