import XCTest
import XCUIAutomation

/// A screenshot has the same bytes whichever instructions of the processor draw it.
@MainActor
final class ScreenshotBytesTests: XCTestCase {
  private let app = XCUIApplication(bundleIdentifier: "com.example.AutomationFixtureApp")

  override func tearDown() async throws {
    app.terminate()
  }

  private func screenshot(without instructions: String?) -> Data {
    app.launchEnvironment = instructions.map { ["PIXMAN_DISABLE": $0] } ?? [:]
    app.launch()
    return app.screenshot().pngRepresentation
  }

  func testPlainAndWideInstructionsDrawTheSameBytes() {
    let wide = screenshot(without: nil)
    XCTAssertGreaterThan(wide.count, 1000)
    // The names are those of pixman, which fills cairo's pixels; what the processor lacks is passed over.
    XCTAssertEqual(screenshot(without: "ssse3"), wide)
    XCTAssertEqual(
      screenshot(without: "mmx sse2 ssse3 arm-simd arm-neon loongson-mmi vmx"), wide)
  }
}
