import Foundation
import SwiftUI
import XCTest

@testable import XCUIAutomation

/// What an app has stored is there when it is launched again, however it has ended.
@MainActor
final class StoredDataTests: XCTestCase {
  private let app = XCUIApplication(bundleIdentifier: "com.example.AutomationFixtureApp")

  override func setUp() async throws {
    app.launchEnvironment = ["SCREEN": "storage"]
    app.launchArguments = ["-VitrineWipeContainer", "YES"]
    app.launch()
    app.launchArguments = []
  }

  override func tearDown() async throws {
    app.terminate()
  }

  private var values: String { app.staticTexts["values"].label }

  func testEverythingIsThereAfterTerminate() {
    XCTAssertEqual(values, "0 0 0 0 0 0")
    app.buttons["Store"].tap()
    XCTAssertEqual(values, "1 1 1 1 1 1")
    app.terminate()
    app.launch()
    XCTAssertEqual(values, "1 1 1 1 1 1")
  }

  func testEverythingIsThereAfterGoingHome() {
    app.buttons["Store"].tap()
    app.buttons["Store"].tap()
    XCUIDevice.shared.press(.home)
    app.launch()
    XCTAssertEqual(values, "2 2 2 2 2 2")
  }

  /// As by `kill -9`: nothing of the app runs any more.
  func testEverythingIsThereAfterTheAppWasKilled() throws {
    for count in 1...3 {
      app.buttons["Store"].tap()
      let process = try XCTUnwrap(app.app.target?.appInfo.processIdentifier)
      XCTAssertNotEqual(process, getpid())
      kill(process, SIGKILL)
      app.launch()
      XCTAssertEqual(values, Array(repeating: "\(count)", count: 6).joined(separator: " "))
    }
  }

  func testAnArgumentMakesTheAppNew() {
    app.buttons["Store"].tap()
    app.launchArguments = ["-VitrineWipeContainer", "YES"]
    app.launch()
    XCTAssertEqual(values, "0 0 0 0 0 0")
  }

  func testFilesLieInTheContainer() {
    let path = app.staticTexts["path"].label
    XCTAssertTrue(path.hasSuffix("/AutomationFixtureApp/Documents/number"), path)
    XCTAssertFalse(path.hasPrefix(NSHomeDirectory() + "/Documents"), path)
  }
}
