import EyesXCUI
import XCTest

/// Checkpoints of an app in a process of its own.
@MainActor
final class EyesProcessTests: XCTestCase {
  private let app = XCUIApplication(bundleIdentifier: "com.example.AutomationFixtureApp")

  override func tearDown() async throws {
    app.terminate()
  }

  func testADifferenceNamesTheLineInTheAppsSource() throws {
    let shop = ShopEyes()
    let line = try lineOfTheCount()
    app.launch()
    for count in 0..<2 {
      let eyes = shop.eyes()
      eyes.open(withApplicationName: "Fixture", testName: "counts")
      eyes.checkWindow(withTag: "Counter")
      let results = try eyes.close(false)
      let message = try XCTUnwrap(results.stepsInfo.first).message
      XCTAssertEqual(results.isPassed, count == 0)
      XCTAssertEqual(
        message.contains("Text 'Count: 0' says 'Count: 1' now (FixtureApp.swift:\(line))"),
        count == 1, message)
      app.buttons["Increment"].tap()
    }
  }

  /// Where the app's source says what the count is, from 1.
  private func lineOfTheCount() throws -> Int {
    let tests = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent()
    let source = tests.appendingPathComponent("Fixtures/AutomationFixtureApp/FixtureApp.swift")
    let lines = try String(contentsOf: source, encoding: .utf8).components(separatedBy: "\n")
    return try XCTUnwrap(lines.firstIndex { $0.contains("Text(\"Count: ") }) + 1
  }
}
