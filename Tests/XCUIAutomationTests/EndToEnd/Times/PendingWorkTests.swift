import Device
import SwiftUI
import XCTest
import XCUIAutomation

/// What an app does by itself is waited for, without burning time where nothing is under way: real time is
/// measured, as that is the promise.
@MainActor
final class PendingWorkTests: XCTestCase {
  private let app = XCUIApplication(bundleIdentifier: "com.example.AutomationFixtureApp")

  override func setUp() async throws {
    app.launchEnvironment = ["SCREEN": "library"]
  }

  override func tearDown() async throws {
    app.terminate()
  }

  func testWhatIsLoadedAtLaunchIsFound() {
    for _ in 0..<5 {
      app.launch()
      XCTAssertTrue(app.staticTexts["Dune"].waitForExistence(timeout: 5))
    }
  }

  func testWhatIsLoadedAtLaunchCanBeTappedAtOnce() {
    for _ in 0..<5 {
      app.launch()
      app.buttons["Open Solaris"].tap()
      XCTAssertEqual(app.staticTexts["opened"].label, "Solaris")
    }
  }

  func testWorkOfOtherActorsIsDoneWhenTheAppIsIdle() {
    for _ in 0..<5 {
      app.launch()
      XCTAssertTrue(app.staticTexts["Emma"].exists)
    }
  }

  func testTimersOfTheRunLoopFire() {
    app.launch()
    XCTAssertTrue(app.staticTexts["Ubik"].waitForExistence(timeout: 5))
  }

  func testAMissingElementCostsNoRealTimeWhereNothingIsPending() {
    app.launch()
    XCTAssertTrue(app.staticTexts["Ubik"].waitForExistence(timeout: 5))
    let start = RealTime.nanoseconds()
    XCTAssertFalse(app.staticTexts["None such"].waitForExistence(timeout: 30))
    XCTAssertLessThan(RealTime.nanoseconds() - start, 5_000_000_000)
  }

  func testAWaitThatIsTooShortDoesNotSeeWhatComesLater() {
    app.launch()
    XCTAssertFalse(app.staticTexts["Ubik"].waitForExistence(timeout: 0.1))
    XCTAssertTrue(app.staticTexts["Ubik"].waitForExistence(timeout: 1))
  }

  func testAnAppThatTicksIsNotWaitedForWithoutEnd() {
    app.launch()
    app.buttons["Tick"].tap()
    XCTAssertTrue(app.staticTexts["3 ticks"].waitForExistence(timeout: 5))
    let start = RealTime.nanoseconds()
    XCTAssertFalse(app.staticTexts["None such"].waitForExistence(timeout: 1))
    XCTAssertLessThan(RealTime.nanoseconds() - start, 5_000_000_000)
  }

  // MARK: In the process of the test

  func testInProcessWorkIsWaitedFor() {
    for _ in 0..<5 {
      let app = XCUIApplication(rootView: SlowList())
      XCTAssertTrue(app.staticTexts["Dune"].waitForExistence(timeout: 5))
    }
  }

  func testInProcessATapWaitsForItsElement() {
    for _ in 0..<5 {
      let app = XCUIApplication(rootView: SlowList())
      app.buttons["Open"].tap()
      XCTAssertTrue(app.staticTexts["Opened"].exists)
    }
  }

  func testInProcessAMissingElementCostsNoRealTime() {
    let app = XCUIApplication(rootView: SlowList())
    XCTAssertTrue(app.staticTexts["Dune"].waitForExistence(timeout: 5))
    let start = RealTime.nanoseconds()
    XCTAssertFalse(app.staticTexts["None such"].waitForExistence(timeout: 30))
    XCTAssertLessThan(RealTime.nanoseconds() - start, 5_000_000_000)
  }
}

private struct SlowList: View {
  @State private var title: String?
  @State private var isOpen = false

  var body: some View {
    VStack {
      if let title {
        Text(title)
        Button("Open") { isOpen = true }
      }
      if isOpen { Text("Opened") }
    }
    .task {
      try? await Task.sleep(for: .milliseconds(200))
      title = "Dune"
    }
  }
}
