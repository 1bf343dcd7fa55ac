import Foundation
import Testing

@testable import XCUIAutomation

extension AllTests {
  @MainActor
  struct StepLogTests {
    @Test func theStepsOfATestAreToldAsXCTestDoes() throws {
      let app = XCUIApplication(target: FakeTarget(window(element(.button, "b"))))
      app.buttons["b"].tap()
      _ = app.buttons["c"].waitForExistence(timeout: 2)
      app.terminate()
      let lines = try #require(StepLog.shared.text).split(separator: "\n")
      let steps = lines.map { $0.split(separator: "s ", maxSplits: 1).last.map(String.init) }
      #expect(
        steps == [
          "Tap \"b\" Button", "Waiting 2.0s for \"c\" Button to exist",
          "Terminate com.example.Fake",
        ])
      #expect(lines.allSatisfy { $0.hasPrefix("    t =     0.") })
    }
  }
}
