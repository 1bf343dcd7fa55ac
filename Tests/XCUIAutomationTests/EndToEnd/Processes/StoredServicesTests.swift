import Foundation
import StoreKitTest
import XCTest
import XCUIAutomation

/// What an app has told the system's services is there when it is launched again.
@MainActor
final class StoredServicesTests: XCTestCase {
  private let app = XCUIApplication(bundleIdentifier: "com.example.AutomationFixtureApp")
  private let shop = FileManager.default.temporaryDirectory
    .appendingPathComponent("Shop-\(UUID().uuidString).storekit")

  override func setUp() async throws {
    let text = """
      {"identifier": "1", "products": [{"displayPrice": "4.99", "internalID": "2", "localizations":
      [{"description": "", "displayName": "Theme", "locale": "en_US"}], "productID": "app.theme",
      "type": "NonConsumable"}], "settings": {}, "subscriptionGroups": []}
      """
    try Data(text.utf8).write(to: shop)
    app.launchEnvironment = ["SCREEN": "services"]
    app.launchArguments = ["-VitrineWipeContainer", "YES"]
  }

  override func tearDown() async throws {
    app.terminate()
    try? FileManager.default.removeItem(at: shop)
  }

  func testPurchasesAndTheIndexAreThereAgain() throws {
    let session = try SKTestSession(contentsOf: shop)
    session.disableDialogs = true
    app.launch()
    app.launchArguments = []
    XCTAssertEqual(app.staticTexts["bought"].label, "Bought: ")
    app.buttons["Buy"].tap()
    XCTAssertTrue(app.staticTexts["Bought: app.theme"].waitForExistence(timeout: 5))
    app.buttons["Index"].tap()
    XCTAssertTrue(app.staticTexts["Found: pie"].waitForExistence(timeout: 5))
    app.terminate()
    app.launch()
    XCTAssertTrue(app.staticTexts["Bought: app.theme"].waitForExistence(timeout: 5))
    XCTAssertTrue(app.staticTexts["Found: pie"].waitForExistence(timeout: 5))
  }
}
