import SwiftUI
import XCTest
import XCUIAutomation

/// A test that ends at its first failure runs on a stack of its own, where views must have room too.
final class HostingBeforeFirstFailureTests: XCTestCase {
  override func setUp() {
    continueAfterFailure = false
  }

  @MainActor
  func testViewsInTheProcessOfTheTestAreShown() {
    let app = XCUIApplication(rootView: List(0..<3) { Text("Row \($0)") })
    XCTAssertTrue(app.staticTexts["Row 2"].exists)
  }
}
