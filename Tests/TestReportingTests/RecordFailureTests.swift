import Foundation
import Testing
import XCTest

@testable import TestReporting

struct RecordFailureInSwiftTestingTests {
  @Test func aFailureBecomesAnIssueAtTheCallersLine() {
    withKnownIssue {
      recordFailure("No button", file: "Some/Where/ScreenTests.swift", line: 12)
    } matching: { issue in
      issue.comments.first?.rawValue == "No button" && issue.sourceLocation?.line == 12
        && issue.sourceLocation?.filePath == "Some/Where/ScreenTests.swift"
    }
  }

  @Test func theTestIsKnownByItsSuiteAndName() {
    #expect(
      TestReporting.currentTestName
        == "RecordFailureInSwiftTestingTests.theTestIsKnownByItsSuiteAndName")
  }

  @Test func noTestOfSwiftTestingIsEverAbandoned() {
    withKnownIssue { recordFailure("first") }
    #expect(!TestReporting.isTestAbandoned)
    TestReporting.endTestIfAbandoned()
  }

  @Test func aFileWithoutAFolderStillMakesALocation() {
    let location = SourcePosition(file: "A.swift", line: 0).sourceLocation
    #expect(location.line == 1)
    #expect(location.fileID == "Tests/A.swift")
    #expect(SourcePosition(file: "", line: 3).sourceLocation.fileID == "Tests/Unknown.swift")
  }
}

final class RecordFailureInXCTestTests: XCTestCase {
  func testAFailureReachesXCTest() {
    var messages: [String] = []
    XCTExpectFailure(failingBlock: {
      failAsALibrary("No button")
    }) { issue in
      messages.append(issue.compactDescription)
      return issue.sourceCodeContext.location?.lineNumber == 12
    }
    XCTAssertEqual(messages, ["No button"])
  }

  func testTheTestIsKnownByItsSuiteAndName() {
    XCTAssertEqual(
      TestReporting.currentTestName,
      "RecordFailureInXCTestTests.testTheTestIsKnownByItsSuiteAndName")
  }
}

/// `XCTestCase` has a method of the same name, which would be called inside the class.
private func failAsALibrary(_ message: String) {
  recordFailure(message, file: "ScreenTests.swift", line: 12)
}
