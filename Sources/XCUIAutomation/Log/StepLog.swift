import Device
import Foundation

/// What a test has done to its apps so far, as XCTest's log tells it; shown with a failure.
@MainActor
final class StepLog {
  static let shared = StepLog()

  /// Older steps of a test that does more are forgotten.
  private static let maximumSteps = 500

  private var testName: String?
  /// In nanoseconds of real time.
  private var start = RealTime.nanoseconds()
  private var steps: [String] = []

  /// Notes a step of the running test: `Tap "Next" Button`.
  func note(_ step: @autoclosure () -> String) {
    let name = TestReporting.currentTestName
    if name != testName {
      testName = name
      start = RealTime.nanoseconds()
      steps.removeAll()
    }
    guard name != nil else { return }
    if steps.count == Self.maximumSteps { steps.removeFirst() }
    let seconds = RealTime.seconds(since: start)
    let time = String(format: "%8.2f", seconds)
    steps.append("    t = \(time)s \(step())")
  }

  /// The steps of the running test, a line each; nil if it took none.
  var text: String? {
    guard !steps.isEmpty, testName == TestReporting.currentTestName else { return nil }
    return steps.joined(separator: "\n") + "\n"
  }
}
