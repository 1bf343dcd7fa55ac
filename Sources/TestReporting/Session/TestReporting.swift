import Testing
import XCTest

/// What the test libraries may ask about the running test.
package enum TestReporting {
  /// Name of the running test as `Suite.test`, or nil outside of tests.
  ///
  /// For Swift Testing, suites that nest are joined by dots, and empty parentheses are left out.
  package static var currentTestName: String? {
    if let test = Test.current { return SwiftTestingSession.name(of: test) }
    return XCTestSession.current?.testCase.name
  }

  /// What tells the running test from those beside it: its name, and the arguments of a case; nil outside of
  /// tests.
  package static var currentCase: String? {
    guard Test.current != nil, let testCase = Test.Case.current else { return currentTestName }
    return currentTestName.map { "\($0) \(testCase)" }
  }

  /// Whether the running test ended with its first failure, though its code still runs.
  ///
  /// True after a failure in an XCTest test whose `continueAfterFailure` is false, until the test
  /// is over. Calls of the test libraries then do nothing and give neutral values; failures are
  /// dropped. Always false in Swift Testing, which has no such setting.
  package static var isTestAbandoned: Bool {
    Test.current == nil && XCTestSession.current?.isAbandoned == true
  }

  /// Leaves an abandoned test for good, where that is possible; otherwise returns.
  ///
  /// To be called on the way in by every entry point of a test library that could otherwise keep a
  /// test running, such as a query that a test polls in a loop. Costs next to nothing when the
  /// test was not abandoned.
  package static func endTestIfAbandoned() {
    guard isTestAbandoned else { return }
    XCTestSession.current?.leaveTestBody()
  }
}
