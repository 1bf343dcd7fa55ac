// The code of Sources/EyesXCUI/EyesXCUI.docc. Scripts/check-documents compares them.

// begin snippet
import EyesXCUI
import SwiftUI
import XCTest

@MainActor
final class GreetingEyesTests: XCTestCase {
  private let eyes = Eyes()

  override func tearDown() async throws {
    eyes.abortIfNotClosed()
  }

  func testGreeting() throws {
    let app = XCUIApplication(rootView: Text("Hello").accessibilityIdentifier("greeting"))
    defer { app.terminate() }
    eyes.open(withApplicationName: "Greeter", testName: "Greeting")
    eyes.checkWindow(withTag: "Start")
    eyes.check(
      withTag: "Words",
      andSettings: Target.element(app.staticTexts["greeting"]).ignoreColors())
    let results = try eyes.close()
    XCTAssertTrue(results.isPassed)
  }
}
// end snippet
