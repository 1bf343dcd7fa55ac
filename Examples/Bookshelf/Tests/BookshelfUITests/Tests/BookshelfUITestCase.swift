import XCTest
import XCUIAutomation

/// Launches the app anew for each test.
@MainActor
class BookshelfUITestCase: XCTestCase {
  let app = XCUIApplication(bundleIdentifier: "com.example.Bookshelf")

  override func setUp() async throws {
    continueAfterFailure = false
  }

  override func tearDown() async throws {
    app.terminate()
  }

  func launch(arguments: [String] = [], environment: [String: String] = [:]) {
    app.launchArguments = arguments
    app.launchEnvironment = environment
    app.launch()
  }

  func launchLibrary() -> LibraryScreen {
    launch()
    return LibraryScreen(app: app).waitUntilLoaded()
  }

  func launchTab(_ name: String, environment: [String: String] = [:]) {
    launch(environment: environment)
    app.tabBars.buttons[name].tap()
    XCTAssertTrue(app.navigationBars[name].waitForExistence(timeout: 2))
  }
}
