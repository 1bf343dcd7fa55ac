import Foundation

/// Records failures of a test at the line of the test that called this library.
enum Failure {
  /// Records a failure of the running test; a test that must not go on after it may end here.
  ///
  /// The message is made only if it is going to be reported.
  static func record(_ message: () -> String) {
    if TestReporting.isTestAbandoned {
      TestReporting.endTestIfAbandoned()
      return
    }
    let position = CallerPosition.current()
    recordFailure(message(), at: position)
  }
}
