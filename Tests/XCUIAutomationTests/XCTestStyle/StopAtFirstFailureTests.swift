import Foundation
import Testing
import XCTest
import XCUIAutomation

/// Not a test by itself: what `StopAtFirstFailureTests` runs in a process of its own.
final class FailingTestCase: XCTestCase {
  static let variable = "RUN_FAILING_TEST_CASE"
  static let failingLine = #line + 11

  override func setUp() {
    continueAfterFailure = false
  }

  func testStopsAtItsFirstFailure() throws {
    try XCTSkipUnless(ProcessInfo.processInfo.environment[Self.variable] != nil)
    let app = MainActor.assumeIsolated { XCUIApplication(target: FakeTarget(window())) }
    let button = app.buttons["missing"]
    print("before")
    button.tap()
    print("after \(button.exists)")
    button.tap()
  }
}

extension AllTests {
  @MainActor
  struct StopAtFirstFailureTests {
    @Test func aTestThatMustNotContinueReportsOnlyItsFirstFailure() throws {
      let process = Process()
      process.executableURL = URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath()
      process.arguments = ["XCUIAutomationTests.FailingTestCase/testStopsAtItsFirstFailure"]
      process.environment = ProcessInfo.processInfo.environment
        .merging([FailingTestCase.variable: "1"]) { $1 }
      let output = Pipe()
      process.standardOutput = output
      process.standardError = output
      try process.run()
      let data = try #require(try output.fileHandleForReading.readToEnd())
      process.waitUntilExit()
      let text = String(decoding: data, as: UTF8.self)
      #expect(text.contains("before"))
      #expect(text.contains("StopAtFirstFailureTests.swift:\(FailingTestCase.failingLine): error:"))
      #expect(text.components(separatedBy: "Failed to tap").count == 2)
      #expect(!text.contains("after"))
      #expect(process.terminationStatus == 1)
    }
  }
}
