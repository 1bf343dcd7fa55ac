import Foundation
import XCTest

@testable import TestReporting

/// Each test here fails once, as expected, and must then not go on.
///
/// What an abandoned test did is told by `tearDown`, which still runs.
final class AbandonedTestTests: XCTestCase {
  private var numbers = [1, 2, 3]
  private var hasGoneOn = false

  override func setUp() {
    continueAfterFailure = false
  }

  /// Ends the test as a failure does, without failing it.
  private func failQuietly() {
    XCTestSession.current?.abandonForTesting()
    TestReporting.endTestIfAbandoned()
  }

  override func tearDown() {
    // Also shows that no access of the abandoned test is still in progress.
    numbers.append(4)
    precondition(!hasGoneOn, "\(name) went on after its first failure")
  }

  func testEndsAtTheFirstFailure() {
    failQuietly()
    hasGoneOn = true
  }

  func testEndsInsideAnAccess() {
    change(&numbers)
    hasGoneOn = true
  }

  private func change(_ numbers: inout [Int]) {
    numbers.withUnsafeMutableBufferPointer { _ in failQuietly() }
  }

  func testEndsInsideAStandardLibrarysCall() {
    _ = numbers.sorted { first, second in
      failQuietly()
      return first < second
    }
    hasGoneOn = true
  }

  func testGoesOnUntilTheQueueHasReturned() {
    let called = expectation(description: "called")
    // The main queue runs on the test's own thread, while the test waits.
    nonisolated(unsafe) let test = self
    DispatchQueue.main.async {
      test.failQuietly()
      // The queue must not be left in the middle of its work.
      XCTAssertTrue(TestReporting.isTestAbandoned)
      called.fulfill()
    }
    wait(for: [called], timeout: 1)
    hasGoneOn = true
  }

  func testDropsLaterFailures() async {
    failQuietly()
    XCTFail("An asynchronous test can't be left, so this is dropped")
    failAsALibrary()
  }

  func testPassesAsEverWithoutAFailure() throws {
    XCTAssertFalse(continueAfterFailure)
    XCTAssertFalse(TestReporting.isTestAbandoned)
    XCTAssertTrue(Thread.isMainThread)
    XCTAssertEqual(depth(of: 50_000), 50_000)
  }

  private func depth(of count: Int) -> Int {
    count == 0 ? 0 : 1 + depth(of: count - 1)
  }
}

final class ContinuingTestTests: XCTestCase {
  func testContinueAfterFailureIsStored() {
    XCTAssertTrue(continueAfterFailure)
    continueAfterFailure = false
    XCTAssertFalse(continueAfterFailure)
    continueAfterFailure = true
    XCTAssertTrue(continueAfterFailure)
  }
}

/// `XCTestCase` has a method of the same name, which would be called inside the class.
private func failAsALibrary() {
  recordFailure("and this")
}
