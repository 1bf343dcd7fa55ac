import Testing
import XCTest
import XCUIAutomation

/// A SwiftUI app in a process of its own, driven as a person would.
@MainActor
final class FixtureAppTests: XCTestCase {
  private let app = XCUIApplication(bundleIdentifier: "com.example.AutomationFixtureApp")

  override func tearDown() async throws {
    app.terminate()
  }

  func testTapsChangeWhatIsShown() {
    app.launch()
    XCTAssertEqual(app.state, .runningForeground)
    XCTAssertEqual(app.staticTexts["count"].label, "Count: 0")
    app.buttons["Increment"].tap()
    app.buttons["Increment"].tap()
    XCTAssertEqual(app.staticTexts["count"].label, "Count: 2")
    XCTAssertTrue(app.buttons["Increment"].isHittable)
  }

  func testRealWorkIsWaitedFor() {
    app.launch()
    app.buttons["Load"].tap()
    // On a busy machine the work may have ended before the question.
    XCTAssertTrue(["Loading", "Loaded"].contains(app.staticTexts["loaded"].label))
    XCTAssertTrue(app.staticTexts["Loaded"].waitForExistence(timeout: 5))
  }

  func testEachLaunchStartsAnew() {
    app.launch()
    app.buttons["Increment"].tap()
    app.launchArguments = ["-first", "1"]
    app.launchEnvironment = ["GREETING": "Hello"]
    app.launch()
    XCTAssertEqual(app.staticTexts["count"].label, "Count: 0")
    XCTAssertEqual(app.staticTexts["greeting"].label, "Hello")
    XCTAssertEqual(app.staticTexts["arguments"].label, "-first 1")
  }

  func testOtherApplicationObjectsSeeTheSameApp() {
    app.launch()
    let same = XCUIApplication(bundleIdentifier: "com.example.AutomationFixtureApp")
    XCTAssertTrue(same.buttons["Increment"].exists)
    same.terminate()
    XCTAssertEqual(app.state, .notRunning)
  }

  func testAnAppThatGoesToTheBackgroundComesBack() {
    app.launch()
    XCUIDevice.shared.press(.home)
    XCTAssertEqual(app.state, .runningBackground)
    app.activate()
    XCTAssertTrue(app.wait(for: .runningForeground, timeout: 1))
  }
}

extension AllTests {
  @MainActor
  struct FixtureAppFailureTests {
    @Test func aCrashNamesItsCause() {
      let app = XCUIApplication(bundleIdentifier: "com.example.AutomationFixtureApp")
      app.launch()
      let texts = failures {
        app.buttons["Crash"].tap()
        _ = app.buttons["Crash"].exists
      }
      #expect(texts.first?.contains("AutomationFixtureApp crashed: it was ended by") == true)
      #expect(texts.first?.contains("The crash button was tapped") == true)
      #expect(app.state == .notRunning)
    }
  }
}
