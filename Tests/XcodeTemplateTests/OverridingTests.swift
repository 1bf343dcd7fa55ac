import XCTest

private struct Look: Hashable {
  var isDark: Bool
  var isLandscape: Bool
}

@MainActor private var seen: [Look] = []

/// Tests that run in every look of the app.
final class ConfigurationTests: XCTestCase {
  override class var runsForEachTargetApplicationUIConfiguration: Bool { true }

  @MainActor
  func testEachLook() {
    let device = XCUIDevice.shared
    seen.append(
      Look(
        isDark: device.appearance == .dark, isLandscape: device.orientation.isLandscape))
    if seen.count == 4 { XCTAssertEqual(Set(seen).count, 4) }
    XCTAssertLessThanOrEqual(seen.count, 4)
  }
}

/// Tests that look at their failures.
final class RecordingTests: XCTestCase {
  private var texts: [String] = []

  override func record(_ issue: XCTIssue) {
    texts.append(issue.compactDescription)
    if !issue.compactDescription.contains("expected here") { super.record(issue) }
  }

  func testSeesItsFailures() {
    XCTFail("expected here")
    let seen = texts.filter { $0.contains("expected here") }
    XCTAssertEqual(seen.count, 1)
  }

  func testKeepsItsAllowance() {
    executionTimeAllowance = 61
    XCTAssertEqual(executionTimeAllowance, 120)
  }

  func testWaitsForAValue() {
    final class Model: NSObject {
      var name = "old"
    }
    let model = Model()
    DispatchQueue.main.asyncAfter(deadline: .now() + 0.05) { model.name = "new" }
    let expectation = XCTKVOExpectation(keyPath: "name", object: model, expectedValue: "new")
    wait(for: [expectation], timeout: 5)
  }
}

/// Tests of what is not done yet, which import nothing but XCTest.
final class ExpectingTests: XCTestCase {
  func testFailuresCanBeExpected() {
    XCTExpectFailure("not done yet") { XCTFail("later") }
    XCTExpectFailure("flaky", strict: false) {}
  }
}
