import Device
import Foundation
import TestHook
import Testing
import XCTest

@testable import TestReporting

// A mistake for which iOS ends the app has to fail the test that runs: of either framework, and whether
// a test library of this package is linked (`RuntimeIssue.fail` takes its way then) or not (the search).

private func mistake(line: UInt) -> TestFailure {
  TestFailure(
    message: "a mistake", fileID: "UIKit/UITableView.swift", filePath: "/UIKit/UITableView.swift",
    line: line)
}

struct MistakeFailureInSwiftTestingTests {
  @Test func aMistakeFailsTheTestWhereItIsFound() async {
    await MainActor.run {
      withKnownIssue {
        RuntimeIssue.fail("a mistake", filePath: "/UIKit/UITableView.swift", line: 12)
      } matching: { issue in
        issue.comments.first?.rawValue == "a mistake"
          && issue.sourceLocation?.filePath == "/UIKit/UITableView.swift"
          && issue.sourceLocation?.line == 12
      }
    }
  }

  @Test func theSearchFindsSwiftTesting() {
    withKnownIssue {
      RunningTest.fail(mistake(line: 34))
    } matching: { issue in
      issue.comments.first?.rawValue == "a mistake"
        && issue.sourceLocation?.fileID == "UIKit/UITableView.swift"
        && issue.sourceLocation?.line == 34
    }
  }

  @Test func aTestLibraryGoesBeforeTheSearch() {
    #expect(TestFailure.rank == .library)
    TestFailure.register(.search) { _ in Issue.record("the search was taken") }
    #expect(TestFailure.rank == .library)
  }
}

final class MistakeFailureInXCTestTests: XCTestCase {
  /// What XCTest is told of while `work` runs.
  private func failures(_ work: () -> Void) -> [String] {
    var found: [String] = []
    XCTExpectFailure(failingBlock: work) { issue in
      let location = issue.sourceCodeContext.location
      found.append("\(issue.compactDescription) at \(location?.lineNumber ?? 0)")
      return true
    }
    return found
  }

  func testAMistakeFailsTheTestWhereItIsFound() {
    let found = failures {
      MainActor.assumeIsolated { RuntimeIssue.fail("a mistake", line: 12) }
    }
    XCTAssertEqual(found, ["a mistake at 12"])
  }

  func testTheSearchFindsXCTest() {
    let found = failures { RunningTest.fail(mistake(line: 34)) }
    XCTAssertEqual(found.count, 1)
    XCTAssertTrue(found[0].contains("a mistake at 34"), found[0])
  }
}
