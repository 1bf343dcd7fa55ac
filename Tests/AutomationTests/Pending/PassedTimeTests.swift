import Device
import Foundation
import XCTest

@testable import Automation

/// XCTest, because its tests run one at a time: the time that has passed is one for the process.
///
/// What is looked for is that real time counts where it was asked for, and nowhere else, so that some passes here.
final class PassedTimeTests: XCTestCase {
  override class func setUp() {
    super.setUp()
    LeftWork.finish()
  }

  /// The seconds that pass on the device while `work` runs.
  private func passed(_ work: () throws -> Void) rethrows -> TimeInterval {
    let start = PassedTime.seconds
    try work()
    return PassedTime.seconds - start
  }

  @MainActor
  func testComputingBesideBusyProcessesLetsNoTimePass() throws {
    let busy = (0..<6).map { _ in
      let process = Process()
      process.executableURL = URL(fileURLWithPath: "/bin/sh")
      process.arguments = ["-c", "while :; do :; done"]
      return process
    }
    defer {
      for process in busy where process.isRunning { process.terminate() }
      // Foundation keeps sockets, by which it hears of their end.
      OpenConnections.ignorePresent()
    }
    for process in busy { try process.run() }
    let passed = passed {
      let start = Date()
      compute(0.2)
      XCTAssertLessThan(Date().timeIntervalSince(start), 0.001)
    }
    XCTAssertEqual(passed, 0)
  }

  func testBusyThreadsLetNoTimePass() {
    let isOver = Guarded(false)
    let threads = (0..<6).map { _ in Thread { while !isOver.withLock({ $0 }) {} } }
    for thread in threads { thread.start() }
    XCTAssertEqual(passed { compute(0.1) }, 0)
    isOver.withLock { $0 = true }
  }

  func testWhatIsSleptPassesToTheNanosecond() {
    XCTAssertEqual(passed { usleep(20_000) }, 0.02, accuracy: 1e-8)
    XCTAssertEqual(passed { Thread.sleep(forTimeInterval: 0.03) }, 0.03, accuracy: 1e-8)
    XCTAssertEqual(passed { RealTime.pause(0.02) }, 0)
  }

  func testTheDateFollowsWhatIsSlept() {
    let start = Date()
    Thread.sleep(forTimeInterval: 0.05)
    XCTAssertEqual(Date().timeIntervalSince(start), 0.05, accuracy: 0.001)
  }

  func testPausesBesideEachOtherCountOnce() {
    let passed = passed {
      DispatchQueue.concurrentPerform(iterations: 2) { _ in usleep(30_000) }
    }
    XCTAssertGreaterThanOrEqual(passed, 0.03 - 1e-8)
    XCTAssertLessThan(passed, 0.05)
  }

  func testWhatSleepsSinceTheTestBeforeLetsNoTimePass() {
    let (hasBegun, hasEnded) = (DispatchSemaphore(value: 0), DispatchSemaphore(value: 0))
    Thread {
      hasBegun.signal()
      usleep(300_000)
      hasEnded.signal()
    }.start()
    hasBegun.wait()
    RealTime.pause(0.05)
    // As XCTest does by reading the date where a test starts.
    ComputingThreads.beginPart(isTest: true)
    let start = Date()
    hasEnded.wait()
    XCTAssertLessThan(Date().timeIntervalSince(start), 0.01)
  }

  func testARunLoopTakesItsTime() {
    let passed = passed { RunLoop.current.run(until: Date().addingTimeInterval(0.1)) }
    XCTAssertEqual(passed, 0.1, accuracy: 0.01)
  }

  func testAWaitThatFailsTakesItsTime() {
    let never = XCTestExpectation(description: "never")
    let start = Date()
    let passed = passed {
      XCTAssertEqual(XCTWaiter().wait(for: [never], timeout: 0.3), .timedOut)
    }
    XCTAssertEqual(passed, 0.3, accuracy: 0.02)
    XCTAssertEqual(Date().timeIntervalSince(start), 0.3, accuracy: 0.02)
  }

  func testAWaitEndsWhileTheDateIsHeld() {
    DeviceCalendar.isHeld = true
    defer { DeviceCalendar.isHeld = false }
    let start = Date()
    let never = XCTestExpectation(description: "never")
    XCTAssertEqual(XCTWaiter().wait(for: [never], timeout: 0.2), .timedOut)
    RunLoop.current.run(until: Date().addingTimeInterval(0.1))
    XCTAssertEqual(Date(), start)
  }

  func testPredicatesArePolledWhileTheDateIsFarAway() {
    let before = DeviceCalendar.now
    let slept = PassedTime.seconds
    DeviceCalendar.now = Date(timeIntervalSince1970: 1_704_793_260)
    defer { DeviceCalendar.now = before.addingTimeInterval(PassedTime.seconds - slept) }
    let polls = Guarded(0)
    let predicate = NSPredicate { _, _ in
      polls.withLock { $0 += 1 }
      return polls.withLock { $0 } > 2
    }
    let expectation = XCTNSPredicateExpectation(predicate: predicate, object: nil)
    XCTAssertEqual(XCTWaiter().wait(for: [expectation], timeout: 5), .completed)
  }

  func testWaitsForLocksKeepRealTimeAndPass() {
    let before = DeviceCalendar.now
    let slept = PassedTime.seconds
    DeviceCalendar.now = Date(timeIntervalSince1970: 1_704_793_260)
    defer { DeviceCalendar.now = before.addingTimeInterval(PassedTime.seconds - slept) }
    let condition = NSCondition()
    condition.lock()
    let start = ContinuousClock.now
    let passed = passed {
      XCTAssertFalse(condition.wait(until: Date().addingTimeInterval(0.1)))
    }
    condition.unlock()
    XCTAssertEqual(passed, 0.1, accuracy: 0.001)
    XCTAssertGreaterThanOrEqual(start.duration(to: .now), .milliseconds(95))
    let lock = NSLock()
    lock.lock()
    XCTAssertEqual(
      self.passed { XCTAssertFalse(lock.lock(before: Date().addingTimeInterval(0.05))) }, 0.05,
      accuracy: 0.001)
    lock.unlock()
  }

  func testSemaphoresAndGroupsPassWhereTheyTimeOut() {
    let semaphore = DispatchSemaphore(value: 0)
    // The end is reckoned by the machine's clock, which may go on before the wait begins.
    XCTAssertEqual(
      passed { XCTAssertEqual(semaphore.wait(timeout: .now() + 0.05), .timedOut) }, 0.03,
      accuracy: 0.0201)
    semaphore.signal()
    XCTAssertEqual(passed { XCTAssertEqual(semaphore.wait(timeout: .now() + 5), .success) }, 0)
    let group = DispatchGroup()
    group.enter()
    XCTAssertEqual(
      passed { XCTAssertEqual(group.wait(wallTimeout: .now() + 0.05), .timedOut) }, 0.05,
      accuracy: 0.001)
    group.leave()
  }

  func testASleepingTaskPasses() async throws {
    let start = PassedTime.seconds
    let date = Date()
    try await Task.sleep(for: .milliseconds(50))
    XCTAssertEqual(PassedTime.seconds - start, 0.03, accuracy: 0.0201)
    XCTAssertEqual(Date().timeIntervalSince(date), 0.03, accuracy: 0.0202)
  }

  func testTheBodyOfAnAsynchronousTestLetsNoTimePass() async {
    let start = PassedTime.seconds
    await Task.detached { compute(0.25) }.value
    XCTAssertEqual(PassedTime.seconds, start)
  }

  func testARestOfAnotherPartOfTheTestDoesNot() {
    let pause = PassedTime.Pause()
    PassedTime.beginStretch()
    let hasEnded = DispatchSemaphore(value: 0)
    let thread = Thread {
      pause.end(after: 100)
      hasEnded.signal()
    }
    XCTAssertEqual(
      passed {
        thread.start()
        hasEnded.wait()
      }, 0)
  }

  func testDelaysByTheDateCountFromTheDevices() {
    let before = DeviceCalendar.now
    let slept = PassedTime.seconds
    DeviceCalendar.now = Date(timeIntervalSince1970: 1_704_793_260)
    defer { DeviceCalendar.now = before.addingTimeInterval(PassedTime.seconds - slept) }
    let fired = expectation(description: "fired")
    DispatchQueue.global().asyncAfter(wallDeadline: .now() + 0.05) { fired.fulfill() }
    wait(for: [fired], timeout: 5)
  }

  func testADelayEndsByWhatATestWaitsAndNotByWhatItComputes() {
    let hasFired = Guarded(false)
    DispatchQueue.main.asyncAfter(deadline: .now() + 0.3) { hasFired.withLock { $0 = true } }
    compute(0.4)
    RunLoop.current.run(until: Date().addingTimeInterval(0.1))
    XCTAssertFalse(hasFired.withLock { $0 })
    compute(0.1)
    // It has to come at the moment at which the wait ends.
    RunLoop.current.run(until: Date().addingTimeInterval(0.2))
    XCTAssertTrue(hasFired.withLock { $0 })
  }

  func testDelaysThatEndInAWaitComeInTheirOrder() {
    let order = Guarded<[String]>([])
    let both = expectation(description: "both")
    both.expectedFulfillmentCount = 2
    DispatchQueue.main.asyncAfter(deadline: .now() + 0.3) {
      order.withLock { $0.append("later") }
      both.fulfill()
    }
    compute(0.35)
    DispatchQueue.main.asyncAfter(deadline: .now() + 0.1) {
      order.withLock { $0.append("sooner") }
      both.fulfill()
    }
    wait(for: [both], timeout: 5)
    XCTAssertEqual(order.withLock { $0 }, ["sooner", "later"])
  }

  func testDelaysOfOneLengthComeInTheOrderOfTheirStart() {
    for _ in 0..<10 {
      let order = Guarded<[Int]>([])
      let all = expectation(description: "all")
      all.expectedFulfillmentCount = 5
      for number in 0..<5 {
        DispatchQueue.main.asyncAfter(deadline: .now() + 0.01) {
          order.withLock { $0.append(number) }
          all.fulfill()
        }
      }
      compute(0.02)
      wait(for: [all], timeout: 5)
      XCTAssertEqual(order.withLock { $0 }, [0, 1, 2, 3, 4])
    }
  }

  @MainActor
  func testComputingEndsNoDelayOfAnAppThatComesToRest() {
    let hasFired = Guarded(false)
    let clock = DeviceClock.ofProcess()
    let idle = IdleWait(clock: clock) {}
    idle.settle()
    DispatchQueue.main.asyncAfter(deadline: .now() + 0.5) { hasFired.withLock { $0 = true } }
    compute(0.6)
    idle.noteEvent()
    idle.settle()
    XCTAssertFalse(hasFired.withLock { $0 })
    RunLoop.current.run(until: Date().addingTimeInterval(0.5))
    XCTAssertTrue(hasFired.withLock { $0 })
  }

  @MainActor
  func testADelayCountsFromWhatHasPassedBeforeIt() {
    let hasFired = Guarded(false)
    let clock = DeviceClock.ofProcess()
    let idle = IdleWait(clock: clock) {}
    idle.settle()
    RunLoop.current.run(until: Date().addingTimeInterval(0.6))
    DispatchQueue.main.asyncAfter(deadline: .now() + 0.3) { hasFired.withLock { $0 = true } }
    clock.catchUp()
    let fired: () -> UInt64 = { hasFired.withLock { $0 } ? 1 : 0 }
    while !hasFired.withLock({ $0 }) {
      let progress = clock.progress(upTo: 5, waiting: 3, turn: {}, revision: fired)
      guard progress.changed else { break }
    }
    XCTAssertTrue(hasFired.withLock { $0 })
  }

  @MainActor
  func testAnAppThatWaitsForADelayOfItsOwnComesToRest() {
    var waits = 1
    let idle = IdleWait(clock: .ofProcess()) {
      guard waits > 0 else { return }
      waits -= 1
      let semaphore = DispatchSemaphore(value: 0)
      DispatchQueue.global().asyncAfter(deadline: .now() + 0.2) { semaphore.signal() }
      semaphore.wait()
    }
    idle.settle()
    XCTAssertEqual(waits, 0)
  }

  func testAnUnboundedWaitIsEndedByADelay() {
    let semaphore = DispatchSemaphore(value: 0)
    let hasCome = Guarded(false)
    DispatchQueue.global().asyncAfter(deadline: .now() + 0.1) {
      hasCome.withLock { $0 = true }
      semaphore.signal()
    }
    compute(0.15)
    semaphore.wait()
    XCTAssertTrue(hasCome.withLock { $0 })
  }

  func testEachReadingIsLaterThanTheOneBefore() {
    let dates = (0..<1000).map { _ in Date() }
    XCTAssertEqual(dates, dates.sorted())
    XCTAssertEqual(Set(dates).count, 1000)
  }

  func testALoopThatOnlyLooksAtTheClockEnds() {
    let end = Date().addingTimeInterval(0.01)
    while Date() < end {}
    XCTAssertGreaterThanOrEqual(Date(), end)
  }

  func testTestsAreTimedInRealTime() throws {
    let run = XCTestRun(test: self)
    run.start()
    let start = try XCTUnwrap(run.startDate)
    XCTAssertEqual(
      start.timeIntervalSince1970, Double(RealTime.nanoseconds(CLOCK_REALTIME)) / 1e9, accuracy: 5)
    let before = DeviceCalendar.now
    DeviceCalendar.now = Date(timeIntervalSince1970: 0)
    defer { DeviceCalendar.now = before }
    run.stop()
    XCTAssertLessThan(run.totalDuration, 5)
    XCTAssertGreaterThanOrEqual(run.totalDuration, 0)
  }
}

/// Uses the processor for so many seconds.
private func compute(_ seconds: TimeInterval) {
  let end = RealTime.nanoseconds(CLOCK_THREAD_CPUTIME_ID) + Int64(seconds * 1e9)
  while RealTime.nanoseconds(CLOCK_THREAD_CPUTIME_ID) < end {}
}
