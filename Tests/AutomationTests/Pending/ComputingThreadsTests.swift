import Dispatch
import Foundation
import XCTest

@testable import Automation
@testable import Device

/// What comes to its end by the machine's clock while others compute, as on a busy machine all does.
///
/// XCTest, because its tests run one at a time: the threads are those of the process.
final class ComputingThreadsTests: XCTestCase {
  override class func setUp() {
    super.setUp()
    LeftWork.finish()
  }

  /// Whether work has been done.
  private final class Mark: Sendable {
    private let isDone = Guarded(false)

    func set() { isDone.withLock { $0 = true } }

    var isSet: Bool { isDone.withLock { $0 } }

    /// Begins to compute on another thread for so many seconds of the processor's time.
    static func afterComputing(_ seconds: TimeInterval) -> Mark {
      let (mark, hasBegun) = (Mark(), DispatchSemaphore(value: 0))
      Thread {
        hasBegun.signal()
        compute(seconds)
        mark.set()
      }.start()
      hasBegun.wait()
      return mark
    }
  }

  func testASleepLastsUntilOthersHaveComputed() {
    let mark = Mark.afterComputing(0.2)
    usleep(20_000)
    XCTAssertTrue(mark.isSet)
    let other = Mark.afterComputing(0.2)
    Thread.sleep(forTimeInterval: 0.02)
    XCTAssertTrue(other.isSet)
  }

  func testASleepPassesAsLongAsItWasAskedFor() {
    let start = PassedTime.seconds
    let mark = Mark.afterComputing(0.1)
    usleep(20_000)
    XCTAssertTrue(mark.isSet)
    XCTAssertEqual(PassedTime.seconds - start, 0.02, accuracy: 1e-8)
  }

  func testAnExpectationIsFulfilledByWhoComputesLongerThanItsTimeout() {
    let fulfilled = expectation(description: "fulfilled")
    DispatchQueue.global().async {
      compute(0.5)
      fulfilled.fulfill()
    }
    let start = Date()
    wait(for: [fulfilled], timeout: 0.2)
    XCTAssertLessThan(Date().timeIntervalSince(start), 0.25)
  }

  func testAnAsynchronousTestWaitsForWhoComputesLongerThanItsTimeout() async {
    let fulfilled = expectation(description: "fulfilled")
    DispatchQueue.global().async {
      compute(0.5)
      fulfilled.fulfill()
    }
    await fulfillment(of: [fulfilled], timeout: 0.2)
  }

  func testTheWaitOfAnAsynchronousTestDoesNotCompute() async {
    let fulfilled = expectation(description: "fulfilled")
    DispatchQueue.global().asyncAfter(deadline: .now() + 0.2) { fulfilled.fulfill() }
    let start = RealTime.nanoseconds(CLOCK_PROCESS_CPUTIME_ID)
    await fulfillment(of: [fulfilled], timeout: 5)
    XCTAssertLessThan(RealTime.nanoseconds(CLOCK_PROCESS_CPUTIME_ID) - start, 100_000_000)
  }

  func testAWaitOfAnAsynchronousTestThatFailsTakesItsTime() async {
    let never = XCTestExpectation(description: "never")
    let start = Date()
    let result = await XCTWaiter().fulfillment(of: [never], timeout: 0.3)
    XCTAssertEqual(result, .timedOut)
    XCTAssertEqual(Date().timeIntervalSince(start), 0.3, accuracy: 0.03)
  }

  @MainActor
  func testTasksWakeInTheOrderOfTheirEndsHoweverLongATestComputes() async throws {
    let hasWoken = Mark()
    let debounced = Task.detached {
      try await Task.sleep(for: .milliseconds(300))
      hasWoken.set()
    }
    for _ in 0..<4 {
      try await Task.sleep(for: .milliseconds(50))
      compute(0.12)
      XCTAssertFalse(hasWoken.isSet)
    }
    try await debounced.value
  }

  /// As in an asynchronous test beside others: the first delay is put off while they compute, the next one is in time.
  func testADelayThatWasPutOffComesBeforeThoseThatEndLater() async {
    for _ in 0..<20 {
      let isFirst = Mark()
      let mark = Mark.afterComputing(0.01)
      DispatchQueue.global().asyncAfter(deadline: .now()) { isFirst.set() }
      await withCheckedContinuation { done in
        DispatchQueue.global().asyncAfter(deadline: .now() + 0.001) {
          XCTAssertTrue(isFirst.isSet)
          done.resume()
        }
      }
      while !mark.isSet { usleep(1_000) }
    }
  }

  func testWhatIsFulfilledEndsAWaitWhileOthersCompute() {
    let isOver = Guarded(false)
    Thread { while !isOver.withLock({ $0 }) {} }.start()
    let fulfilled = expectation(description: "fulfilled")
    DispatchQueue.global().async {
      compute(0.1)
      fulfilled.fulfill()
    }
    wait(for: [fulfilled], timeout: 0.05)
    isOver.withLock { $0 = true }
  }

  func testALoopThatIsRunForATimeLastsUntilOthersHaveComputed() {
    let mark = Mark.afterComputing(0.3)
    RunLoop.current.run(until: Date().addingTimeInterval(0.1))
    XCTAssertTrue(mark.isSet)
    let start = Date()
    let other = Mark.afterComputing(0.3)
    _ = RunLoop.current.run(mode: .default, before: Date().addingTimeInterval(0.1))
    XCTAssertTrue(other.isSet)
    XCTAssertLessThan(Date().timeIntervalSince(start), 0.15)
  }

  func testSemaphoresGroupsAndConditionsTimeOutOnceOthersHaveComputed() {
    let semaphore = DispatchSemaphore(value: 0)
    DispatchQueue.global().async {
      compute(0.3)
      semaphore.signal()
    }
    XCTAssertEqual(semaphore.wait(timeout: .now() + 0.05), .success)

    let group = DispatchGroup()
    DispatchQueue.global().async(group: group) { compute(0.3) }
    XCTAssertEqual(group.wait(timeout: .now() + 0.05), .success)

    let mark = Mark.afterComputing(0.2)
    let condition = NSCondition()
    condition.lock()
    XCTAssertFalse(condition.wait(until: Date().addingTimeInterval(0.05)))
    condition.unlock()
    XCTAssertTrue(mark.isSet)
  }

  /// Between the end of a wait and the look at the threads, as on a busy machine.
  func testWhatOthersDidBeforeTheyCameToRestEndsAWait() {
    let mark = Mark.afterComputing(0.1)
    var looks = 0
    ComputingThreads.outlast { _ in
      while !mark.isSet { RealTime.pause(0.001) }
      // It is at rest by the next look, and has come only after this one.
      RealTime.pause(0.05)
      looks += 1
      return looks == 2
    }
    XCTAssertEqual(looks, 2)
  }

  /// As a thread that waits for a lock which is free only while somebody waits for a condition.
  func testWhoGoesOnWhileSomebodyWaitsIsWaitedFor() {
    let (lock, mark) = (DispatchSemaphore(value: 0), Mark())
    Thread {
      lock.wait()
      compute(0.1)
      mark.set()
    }.start()
    var isFree = false
    ComputingThreads.outlast(lastWaits: 2) { pause in
      if !isFree { lock.signal() }
      isFree = true
      RealTime.pause(max(pause, 0.001))
      return mark.isSet
    }
    XCTAssertTrue(mark.isSet)
  }

  func testAConditionThatIsSignalledByWhoComputesEndsItsWait() {
    for _ in 0..<20 {
      let condition = NSCondition()
      let isTrue = Guarded(false)
      Thread {
        compute(0.01)
        condition.lock()
        isTrue.withLock { $0 = true }
        condition.signal()
        condition.unlock()
      }.start()
      condition.lock()
      let limit = Date().addingTimeInterval(0.005)
      while !isTrue.withLock({ $0 }), condition.wait(until: limit) {}
      XCTAssertTrue(isTrue.withLock { $0 })
      condition.unlock()
    }
  }

  func testAWaitForNoTimeDoesNotWait() {
    let mark = Mark.afterComputing(0.2)
    let semaphore = DispatchSemaphore(value: 0)
    XCTAssertEqual(semaphore.wait(timeout: .now()), .timedOut)
    XCTAssertFalse(mark.isSet)
    while !mark.isSet { usleep(10_000) }
  }

  func testNoDelayEndsWhileATestComputes() {
    let hasFired = Mark()
    let fired = expectation(description: "fired")
    let start = Date()
    DispatchQueue.global().asyncAfter(deadline: .now() + 0.05) {
      hasFired.set()
      fired.fulfill()
    }
    compute(0.3)
    XCTAssertFalse(hasFired.isSet)
    XCTAssertLessThan(Date().timeIntervalSince(start), 0.01)
    wait(for: [fired], timeout: 5)
  }

  func testNoTaskWakesWhileATestComputes() async throws {
    let hasWoken = Mark()
    let task = Task.detached {
      try await Task.sleep(for: .milliseconds(50))
      hasWoken.set()
    }
    // It has to be asleep first.
    try await Task.sleep(for: .milliseconds(10))
    compute(0.3)
    XCTAssertFalse(hasWoken.isSet)
    try await task.value
    XCTAssertTrue(hasWoken.isSet)
  }

  func testDelaysThatWerePutOffComeInTheirOrder() {
    for _ in 0..<5 {
      let order = Guarded<[Int]>([])
      let all = expectation(description: "all")
      all.expectedFulfillmentCount = 5
      let queue = DispatchQueue(label: "order")
      for number in 0..<5 {
        queue.asyncAfter(deadline: .now() + 0.01) {
          order.withLock { $0.append(number) }
          all.fulfill()
        }
      }
      compute(0.05)
      wait(for: [all], timeout: 5)
      XCTAssertEqual(order.withLock { $0 }, [0, 1, 2, 3, 4])
    }
  }

  func testALoopThatOnlyLooksAtAVariableSeesTheEndOfADelay() throws {
    let told = Guarded<[String]>([])
    ComputingThreads.listener.withLock {
      $0 = { message in told.withLock { $0.append(message) } }
    }
    defer { ComputingThreads.listener.withLock { $0 = nil } }
    let hasFired = Mark()
    DispatchQueue.global().asyncAfter(deadline: .now() + 0.05) { hasFired.set() }
    while !hasFired.isSet {}
    // What follows does not wait as long again.
    let start = RealTime.nanoseconds(CLOCK_PROCESS_CPUTIME_ID)
    let hasFiredAgain = Mark()
    DispatchQueue.global().asyncAfter(deadline: .now() + 0.05) { hasFiredAgain.set() }
    while !hasFiredAgain.isSet {}
    XCTAssertLessThan(
      RealTime.nanoseconds(CLOCK_PROCESS_CPUTIME_ID) - start, 4_000_000_000)
    // It was told once: what was waited for, who computes, and what to do.
    let message = try XCTUnwrap(told.withLock { $0 }.first)
    XCTAssertEqual(told.withLock { $0.count }, 1)
    XCTAssertTrue(
      message.hasPrefix("The time of a delay, a sleep or a wait with an end has come, but"))
    XCTAssertTrue(message.contains("“the main thread”"), message)
    XCTAssertTrue(message.contains("wait by an expectation, `await` or `RunLoop.run(until:)`"))
    // Once all rest, it is as before.
    usleep(10_000)
    let mark = Mark.afterComputing(0.2)
    usleep(10_000)
    XCTAssertTrue(mark.isSet)
  }

  func testADelayIsToldThoughOneOfAnotherPartCameToTheBoundFirst() {
    let told = Guarded(0)
    ComputingThreads.listener.withLock { $0 = { _ in told.withLock { $0 += 1 } } }
    defer { ComputingThreads.listener.withLock { $0 = nil } }
    DispatchQueue.global().asyncAfter(deadline: .now() + 0.01) {}
    ComputingThreads.beginPart(isTest: true)
    let hasFired = Mark()
    DispatchQueue.global().asyncAfter(deadline: .now() + 0.2) { hasFired.set() }
    while !hasFired.isSet {}
    XCTAssertEqual(told.withLock { $0 }, 1)
  }

  /// As of two tests, of which the first one computes without end.
  func testThreadsThatBeginAndEndDuringALookAreTold() {
    let isOver = Guarded(false)
    for _ in 0..<4 {
      Thread {
        while !isOver.withLock({ $0 }) {
          compute(0.000_1)
          RealTime.pause(0.000_1)
        }
      }.start()
    }
    defer { isOver.withLock { $0 = true } }
    var most = 0
    for _ in 0..<2000 { most = max(most, ThreadActivity.computing().count) }
    XCTAssertGreaterThan(most, 0)
  }

  func testWhatComputedWithoutEndInOneTestEndsNoDelayOfTheNext() {
    let told = Guarded(0)
    ComputingThreads.listener.withLock { $0 = { _ in told.withLock { $0 += 1 } } }
    defer { ComputingThreads.listener.withLock { $0 = nil } }
    let hasFired = Mark()
    DispatchQueue.global().asyncAfter(deadline: .now() + 0.02) { hasFired.set() }
    ComputingThreads.beginPart(isTest: true)
    while !hasFired.isSet {}
    // The delay was another test's.
    XCTAssertEqual(told.withLock { $0 }, 0)
    ComputingThreads.beginPart(isTest: true)
    let hasFiredAgain = Mark()
    DispatchQueue.global().asyncAfter(deadline: .now() + 0.02) { hasFiredAgain.set() }
    compute(0.2)
    XCTAssertFalse(hasFiredAgain.isSet)
    // Beside what other tests have left to do it may take a few looks.
    for _ in 0..<100 {
      guard !hasFiredAgain.isSet else { break }
      Thread.sleep(forTimeInterval: 0.05)
    }
    XCTAssertTrue(hasFiredAgain.isSet)
  }
}

/// Uses the processor for so many seconds.
private func compute(_ seconds: TimeInterval) {
  let end = RealTime.nanoseconds(CLOCK_THREAD_CPUTIME_ID) + Int64(seconds * 1e9)
  while RealTime.nanoseconds(CLOCK_THREAD_CPUTIME_ID) < end {}
}
