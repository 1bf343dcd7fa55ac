import Foundation
import XCTest

@testable import Automation
@testable import Device

/// XCTest, because its tests run one at a time, on the main thread.
final class LoopStandstillTests: XCTestCase {
  private let told = Guarded<[String]>([])

  override func setUp() {
    super.setUp()
    let told = told
    ComputingThreads.listener.withLock {
      $0 = { message in told.withLock { $0.append(message) } }
    }
  }

  override func tearDown() {
    ComputingThreads.listener.withLock { $0 = nil }
    super.tearDown()
  }

  private func compute(_ seconds: TimeInterval) {
    let end = RealTime.nanoseconds(CLOCK_THREAD_CPUTIME_ID) + Int64(seconds * 1e9)
    while RealTime.nanoseconds(CLOCK_THREAD_CPUTIME_ID) < end {}
  }

  func testALoopThatHasNotRestedGoesOnByTheMachinesClockAndIsTold() throws {
    let standstill = LoopStandstill(longestWork: 50_000_000)
    XCTAssertEqual(standstill.length(at: 0), 0)
    compute(0.06)
    XCTAssertEqual(standstill.length(at: 1_000_000), 0)
    XCTAssertGreaterThan(standstill.length(at: 1_000_000), 0)
    let message = try XCTUnwrap(told.withLock { $0 }.first)
    XCTAssertEqual(told.withLock { $0.count }, 1)
    XCTAssertTrue(message.hasPrefix("A run loop that is run for a time has always had something"))
    XCTAssertTrue(message.hasSuffix("that start themselves again."))
  }

  func testALoopThatRestsNowAndThenDoesNotStandStillHoweverMuchIsComputed() {
    let standstill = LoopStandstill(longestWork: 50_000_000)
    for round in 1...4 {
      compute(0.04)
      XCTAssertEqual(standstill.length(at: Int64(round) * 60_000_000), 0)
    }
    XCTAssertEqual(told.withLock { $0 }, [])
  }
}
