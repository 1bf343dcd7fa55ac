import Foundation
import XCTest
import XCUIAutomation

/// A failure's place is the line of the test that called, in each form in which a test may call.
final class FailurePlaceTests: XCTestCase {
  var app: XCUIApplication!

  override func setUp() {
    continueAfterFailure = true
    app = MainActor.assumeIsolated {
      XCUIApplication(
        target: FakeTarget(window(element(.button, "twin"), element(.button, "twin"))))
    }
  }

  /// Expects a failure of this library at a line of this file, and nothing else.
  private func expectFailure(
    at line: Int = #line, after prefix: String = "Failed to get matching snapshot",
    _ body: () throws -> Void
  ) rethrows {
    try XCTExpectFailure(strict: true) {
      try body()
    } issueMatcher: { issue in
      Self.isIssue(issue, at: line, after: prefix)
    }
  }

  private static func isIssue(_ issue: XCTIssue, at line: Int, after prefix: String) -> Bool {
    let location = issue.sourceCodeContext.location
    return issue.compactDescription.hasPrefix(prefix)
      && location?.fileURL.lastPathComponent == "FailurePlaceTests.swift"
      && location?.lineNumber == line
  }

  // MARK: Autoclosures

  func testAssertionsTakeTheirOwnLine() {
    expectFailure { XCTAssertFalse(app.buttons["twin"].isEnabled) }
    // The argument's code has no line of its own.
    expectFailure(at: #line + 1) {
      XCTAssertEqual(
        app.buttons["missing"].label,
        "")
    }
    expectFailure { XCTAssertNil(app.buttons["missing"].value) }
    expectFailure { _ = false || app.buttons["missing"].isSelected }
  }

  func testAnAppThatDoesNotRunIsToldWhereItsElementIsAskedFor() {
    let idle = XCUIApplication(bundleIdentifier: "com.example.Nothing")
    expectFailure { XCTAssertFalse(idle.buttons["x"].exists) }
    expectFailure { XCTAssertEqual(idle.buttons.count, 0) }
  }

  func testUnwrappingTakesItsOwnLine() throws {
    expectFailure(after: "") { _ = try? XCTUnwrap(app.buttons["missing"].value as? String) }
  }

  // MARK: Properties

  func testPropertiesTakeTheLineThatReadsThem() {
    let missing = app.buttons["missing"]
    expectFailure { _ = missing.label }
    expectFailure { _ = missing.value }
    expectFailure { _ = missing.frame }
    expectFailure { _ = missing.title }
    expectFailure { _ = missing.placeholderValue }
    expectFailure { _ = missing.elementType }
    expectFailure { _ = missing.isEnabled }
    expectFailure { _ = missing.frame.midX }
    expectFailure { _ = "\(missing.value ?? "")" }
    expectFailure(after: "Failed to read") { _ = missing.normalizedSliderPosition }
    expectFailure { _ = [missing].map(\.label) }
    expectFailure(at: #line + 1) {
      if missing.label == "x" { XCTFail() }
    }
  }

  // MARK: Calls

  func testCallsTakeTheirLine() {
    let missing = app.buttons["missing"]
    expectFailure(after: "Failed to tap") { missing.tap() }
    expectFailure(after: "Failed to swipe up") { missing.swipeUp() }
    expectFailure(after: "Failed to") { missing.typeText("x") }
    expectFailure(at: #line + 1, after: "Failed to") {
      missing.coordinate(withNormalizedOffset: .zero).tap()
    }
  }

  func testCallsInHelpersTakeTheHelpersLine() {
    expectFailure(at: Self.helpersLine, after: "Failed to tap") { tapMissing() }
  }

  private static let helpersLine = #line + 2
  private func tapMissing() {
    app.buttons["missing"].tap()
  }

  func testCallsInActivitiesTakeTheirLine() {
    expectFailure(at: #line + 2, after: "Failed to tap") {
      XCTContext.runActivity(named: "tap") { _ in
        app.buttons["missing"].tap()
      }
    }
  }

  func testCallsOfAsynchronousTestsTakeTheirLine() async {
    await Task.yield()
    let line = #line + 4
    XCTExpectFailure(strict: true) { issue in
      Self.isIssue(issue, at: line, after: "Failed to tap")
    }
    await MainActor.run { app.buttons["missing"].tap() }
  }

  // MARK: Errors

  private struct Problem: Error {}

  func testAnErrorOfTheTestTakesTheLineThatThrowsIt() throws {
    let line = #line + 4
    XCTExpectFailure(strict: true) { issue in
      issue.type == .thrownError && Self.isIssue(issue, at: line, after: "threw error")
    }
    throw Problem()
  }

  func testAnErrorOfALibraryTakesTheLineOfTheCall() throws {
    let line = #line + 5
    XCTExpectFailure(strict: true) { issue in
      issue.type == .thrownError && Self.isIssue(issue, at: line, after: "threw error")
    }
    XCTAssertNil(try? JSONDecoder().decode(Int.self, from: Data("no".utf8)))
    _ = try JSONDecoder().decode(Int.self, from: Data("x".utf8))
    XCTFail("not reached")
  }

  func testAnErrorThatWasPassedOnKeepsItsLine() throws {
    let line = Self.throwingLine
    XCTExpectFailure(strict: true) { issue in
      Self.isIssue(issue, at: line, after: "threw error")
    }
    do {
      try fail()
    } catch {
      XCTAssertNil(app.buttons.firstMatch.value)
      throw error
    }
  }

  private static let throwingLine = #line + 2
  private func fail() throws {
    throw Problem()
  }

  func testAnErrorOfAnAsynchronousTestTakesItsLine() async throws {
    let line = #line + 5
    XCTExpectFailure(strict: true) { issue in
      Self.isIssue(issue, at: line, after: "threw error")
    }
    await Task.yield()
    throw Problem()
  }
}
