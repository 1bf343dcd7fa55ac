import XCTest
import XCUIAutomation

/// The icon of an app on the home screen: opening the app by it, and deleting the app with what it has stored.
@MainActor
final class AppIconTests: XCTestCase {
  private let app = XCUIApplication(bundleIdentifier: "com.example.AutomationFixtureApp")
  private let home = XCUIApplication(bundleIdentifier: "com.apple.springboard")

  override func setUp() async throws {
    continueAfterFailure = false
    app.launchEnvironment = ["SCREEN": "storage"]
    app.launchArguments = ["-VitrineWipeContainer", "YES"]
    app.launch()
    app.launchArguments = []
  }

  override func tearDown() async throws {
    app.terminate()
  }

  private var icon: XCUIElement { home.icons["AutomationFixtureApp"] }
  private var values: String { app.staticTexts["values"].label }

  func testTheIconIsThereBehindTheApp() {
    XCTAssertTrue(icon.exists)
    XCTAssertFalse(icon.isHittable)
    XCUIDevice.shared.press(.home)
    XCTAssertTrue(icon.isHittable)
    icon.tap()
    XCTAssertTrue(app.wait(for: .runningForeground, timeout: 5))
  }

  func testActivatingTheHomeScreenSendsTheAppAway() {
    home.activate()
    XCTAssertTrue(app.wait(for: .runningBackground, timeout: 5))
    XCTAssertTrue(icon.isHittable)
  }

  func testATapStartsAnAppThatHasEnded() {
    app.terminate()
    XCUIDevice.shared.press(.home)
    icon.tap()
    XCTAssertEqual(app.state, .runningForeground)
  }

  func testAnAppThatAnotherTestHasLeftRunningDoesNotCoverTheHomeScreen() {
    let other = XCUIApplication(bundleIdentifier: "org.example.AutomationFixtureApp")
    other.launch()
    defer { other.terminate() }
    app.activate()
    XCUIDevice.shared.press(.home)
    XCTAssertTrue(icon.isHittable)
    icon.tap()
    XCTAssertEqual(app.state, .runningForeground)
    XCTAssertFalse(icon.isHittable)
    app.terminate()
    XCTAssertTrue(icon.isHittable)
  }

  func testADeletedAppHasNoIconAndNothingStored() {
    app.buttons["Store"].tap()
    XCTAssertEqual(values, "1 1 1 1 1 1")
    app.terminate()
    icon.press(forDuration: 1.3)
    home.buttons["Remove App"].tap()
    home.alerts.buttons["Delete App"].tap()
    XCTAssertTrue(home.alerts["Delete “AutomationFixtureApp”?"].exists)
    home.alerts.buttons["Delete"].tap()
    XCTAssertFalse(icon.exists)
    app.launch()
    XCTAssertEqual(values, "0 0 0 0 0 0")
    XCTAssertTrue(icon.exists)
  }

  func testCancellingKeepsTheApp() {
    app.buttons["Store"].tap()
    app.terminate()
    icon.press(forDuration: 1)
    home.coordinate(withNormalizedOffset: CGVector(dx: 0.5, dy: 0.95)).tap()
    XCTAssertFalse(home.buttons["Remove App"].exists)
    icon.press(forDuration: 1)
    home.buttons["Remove App"].tap()
    home.alerts.element.buttons["Cancel"].tap()
    XCTAssertEqual(home.alerts.count, 0)
    app.launch()
    XCTAssertEqual(values, "1 1 1 1 1 1")
  }
}
