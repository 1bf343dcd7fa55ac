import TestReporting
import XCTest

final class ExpectedFailureTests: XCTestCase {
  func testAnExpectedFailureDoesNotFailTheTest() {
    XCTExpectFailure("not done yet")
    XCTAssertEqual(1, 2)
    XCTFail("and another")
  }

  func testABlockReturnsItsValue() {
    let value = XCTExpectFailure("known") {
      XCTFail("broken")
      return 5
    }
    XCTAssertEqual(value, 5)
  }

  func testNotFailingIsAFailureUnlessItIsNotStrict() {
    XCTExpectFailure("nothing fails", strict: false) {}
    var messages: [String] = []
    XCTExpectFailure(failingBlock: { XCTExpectFailure("flaky") {} }) { issue in
      messages.append(issue.compactDescription)
      return true
    }
    XCTAssertEqual(messages, ["Expected failure 'flaky' but none recorded"])
  }

  func testAMatcherChoosesTheFailures() {
    let outer = XCTExpectedFailure.Options()
    outer.issueMatcher = { $0.compactDescription.contains("outer") }
    XCTExpectFailure("outer", options: outer) {
      XCTExpectFailure(
        "inner",
        failingBlock: {
          XCTFail("inner"); XCTFail("outer")
        }
      ) {
        $0.compactDescription.contains("inner")
      }
    }
  }

  func testADisabledExpectationIsNone() {
    XCTExpectFailure("off", enabled: false) {}
  }
}
