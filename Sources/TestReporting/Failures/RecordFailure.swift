import Foundation
import Testing
import XCTest

// MARK: Recording a failure

/// Records a failure of the running test, in whichever test framework runs it.
///
/// In a Swift Testing test (or anything it awaits) the failure becomes an issue; otherwise it goes to
/// XCTest. Each framework ignores the other's calls without a word, so choosing is this function's job.
/// Where no test is known at all, it becomes an issue of no test, which still fails the run.
///
/// In an XCTest test with `continueAfterFailure == false` this may not return: see
/// `TestReporting.endTestIfAbandoned()`. After a test was abandoned, further failures are dropped.
///
/// - Parameters:
///   - message: What failed. Shown as it is, without a prefix.
///   - file: The caller's file, from `#filePath` or `#file`.
///   - line: The caller's line.
package func recordFailure(
  _ message: @autoclosure () -> String, file: StaticString = #filePath, line: UInt = #line
) {
  recordFailure(message(), at: SourcePosition(file: file, line: line))
}

/// Records a failure of the running test at a position that isn't known when compiling.
package func recordFailure(_ message: @autoclosure () -> String, file: String, line: UInt) {
  recordFailure(message(), at: SourcePosition(file: file, line: Int(clamping: line)))
}

/// Records a failure of the running test at a place that Swift Testing's `#_sourceLocation` gave.
package func recordFailure(_ message: @autoclosure () -> String, at location: SourceLocation) {
  recordFailure(message(), at: SourcePosition(location))
}

/// Records a failure of the running test.
package func recordFailure(_ message: @autoclosure () -> String, at position: SourcePosition) {
  guard !TestReporting.isTestAbandoned else {
    TestReporting.endTestIfAbandoned()
    return
  }
  if Test.current == nil, let session = XCTestSession.current {
    session.testCase.recordFailure(
      withDescription: message(), inFile: position.file, atLine: position.line, expected: true)
  } else {
    SwiftTestingSession.recordFailure(message(), at: position)
  }
}
