import Synchronization
import XCTest

/// The storage of `XCTestCase.continueAfterFailure`, which XCTest on Linux lacks.
///
/// XCTest makes one `XCTestCase` a test and keeps all of them until the process ends, so an
/// identifier is never used twice.
enum ContinueAfterFailure {
  /// The tests that set it to false.
  private static let stopping = Mutex<Set<ObjectIdentifier>>([])

  static func value(of testCase: XCTestCase) -> Bool {
    stopping.withLock { !$0.contains(ObjectIdentifier(testCase)) }
  }

  static func set(_ newValue: Bool, of testCase: XCTestCase) {
    stopping.withLock { stopping in
      if newValue {
        stopping.remove(ObjectIdentifier(testCase))
      } else {
        stopping.insert(ObjectIdentifier(testCase))
      }
    }
  }
}
