import Foundation
import Synchronization
import Testing
import XCTest

/// Numbers the snapshots of a test that have no names, from 1.
final class SnapshotNumbers: NSObject, Sendable {
  private struct Key: Hashable {
    let folder: URL
    let test: String
    /// Nil in XCTest.
    let running: Test.ID?
  }

  static let shared: SnapshotNumbers = {
    let numbers = SnapshotNumbers()
    XCTestObservationCenter.shared.addTestObserver(numbers)
    return numbers
  }()

  private let last = Mutex<[Key: Int]>([:])

  /// The number of the test's next snapshot.
  func next(inTest test: String, folder: URL) -> Int {
    let key = Key(folder: folder, test: test, running: Test.current?.id)
    return last.withLock { last in
      last[key, default: 0] += 1
      return last[key, default: 1]
    }
  }
}

extension SnapshotNumbers: XCTestObservation {
  /// A test that runs again begins with 1.
  func testCaseDidFinish(_ testCase: XCTestCase) {
    last.withLock { last in last = last.filter { $0.key.running != nil } }
  }
}
