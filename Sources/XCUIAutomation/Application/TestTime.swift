import Device
import Foundation

/// A moment in the life of the test process.
struct TestTime {
  private let moment = PassedTime.seconds

  init() { PassedTime.beginStretch() }

  /// Seconds that the test has slept or waited since then; nil if it did neither.
  ///
  /// Only what was asked for counts: a test that computes, or that the machine keeps from computing, finds the
  /// app where it was.
  func passedUntilNow() -> TimeInterval? {
    let passed = PassedTime.seconds - moment
    return passed > 0 ? passed : nil
  }
}
