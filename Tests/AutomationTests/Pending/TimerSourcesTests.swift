import Dispatch
import Foundation
import XCTest

@testable import Automation
@testable import Device

/// Timer sources in the process of a test: they come by what a test waits, and not by what it computes.
///
/// XCTest, because its tests run one at a time: the threads are those of the process.
final class TimerSourcesTests: XCTestCase {
  override class func setUp() {
    super.setUp()
    LeftWork.finish()
  }

  private final class Count: Sendable {
    private let number = Guarded(0)

    func increase() { number.withLock { $0 += 1 } }

    var value: Int { number.withLock { $0 } }
  }

  private var sources: [any DispatchSourceTimer] = []

  override func tearDown() {
    for source in sources { source.cancel() }
    sources = []
    super.tearDown()
  }

  /// A source that ticks from now on; nil for an interval means once.
  @discardableResult
  private func tick(
    after length: Double, every interval: Double? = nil, on queue: DispatchQueue = .global(),
    _ work: @escaping @Sendable () -> Void
  ) -> any DispatchSourceTimer {
    let source = DispatchSource.makeTimerSource(queue: queue)
    if let interval {
      source.schedule(deadline: .now() + length, repeating: interval)
    } else {
      source.schedule(deadline: .now() + length)
    }
    source.setEventHandler(handler: work)
    source.resume()
    sources.append(source)
    return source
  }

  private func run(_ seconds: TimeInterval) {
    RunLoop.current.run(until: Date().addingTimeInterval(seconds))
  }

  func testNoneTicksWhileATestComputes() {
    let count = Count()
    tick(after: 0.02, every: 0.02, count.increase)
    compute(0.3)
    XCTAssertEqual(count.value, 0)
  }

  func testItEndsByWhatATestWaitsAndNotByWhatItComputes() {
    let onMain = Count()
    let elsewhere = Count()
    tick(after: 0.3, on: .main, onMain.increase)
    tick(after: 0.3, elsewhere.increase)
    compute(0.4)
    run(0.1)
    XCTAssertEqual([onMain.value, elsewhere.value], [0, 0])
    compute(0.1)
    run(0.22)
    XCTAssertEqual([onMain.value, elsewhere.value], [1, 1])
  }

  func testARepeatingOneTicksByWhatATestWaits() {
    let count = Count()
    tick(after: 0.1, every: 0.1, count.increase)
    for _ in 0..<5 {
      compute(0.15)
      run(0.1)
    }
    XCTAssertGreaterThanOrEqual(count.value, 4)
    XCTAssertLessThanOrEqual(count.value, 6)
  }

  func testTheTimeHasPassedWhenItTicks() {
    let start = Date()
    let moments = Guarded<[TimeInterval]>([])
    let all = expectation(description: "all")
    all.expectedFulfillmentCount = 3
    let source = tick(after: 0.1, every: 0.1) {
      let count = moments.withLock {
        $0.append(Date().timeIntervalSince(start))
        return $0.count
      }
      if count <= 3 { all.fulfill() }
    }
    wait(for: [all], timeout: 5)
    source.cancel()
    for (number, moment) in moments.withLock({ $0.prefix(3) }).enumerated() {
      XCTAssertEqual(moment, Double(number + 1) * 0.1, accuracy: 0.05)
    }
  }

  func testSourcesAndDelaysComeInTheOrderOfTheirEnds() {
    for _ in 0..<5 {
      let order = Guarded<[String]>([])
      let all = expectation(description: "all")
      all.expectedFulfillmentCount = 3
      let queue = DispatchQueue(label: "order")
      @Sendable func note(_ name: String) {
        order.withLock { $0.append(name) }
        all.fulfill()
      }
      tick(after: 0.04, on: queue) { note("second") }
      queue.asyncAfter(deadline: .now() + 0.06) { note("third") }
      queue.asyncAfter(deadline: .now() + 0.02) { note("first") }
      compute(0.1)
      wait(for: [all], timeout: 5)
      XCTAssertEqual(order.withLock { $0 }, ["first", "second", "third"])
    }
  }

  func testOneThatWasPutOffIsSetAnewOrCancelled() {
    let first = Count()
    let second = Count()
    let source = tick(after: 0.02, first.increase)
    let other = tick(after: 0.02, second.increase)
    compute(0.1)
    source.schedule(deadline: .now() + 0.3)
    other.cancel()
    run(0.1)
    XCTAssertEqual([first.value, second.value], [0, 0])
    run(0.25)
    XCTAssertEqual([first.value, second.value], [1, 0])
    XCTAssertTrue(Delays.shared.isEmpty)
  }

  func testOneThatIsHeldSlowsNoDelay() {
    let source = tick(after: 0.01) {}
    compute(0.05)
    source.suspend()
    defer { source.resume() }
    // On a busy machine a round may be slow; if the delays were held as well, all would be.
    let isFast = (0..<10).contains { _ in
      let start = RealTime.nanoseconds()
      for _ in 0..<20 {
        let done = expectation(description: "done")
        DispatchQueue.global().asyncAfter(deadline: .now() + 0.001) { done.fulfill() }
        compute(0.005)
        wait(for: [done], timeout: 5)
      }
      return RealTime.seconds(since: start) < 1
    }
    XCTAssertTrue(isFast)
  }

  func testTheEndOfAWaitWaitsForWhoComputes() {
    let queue = DispatchQueue(label: "busy")
    let isOver = Guarded(false)
    queue.async { while !isOver.withLock({ $0 }) {} }
    let count = Count()
    tick(after: 0.01, on: queue, count.increase)
    var looks = 0
    EarlyDelays.finish(until: PassedTime.now + 10_000_000) {
      looks += 1
      RealTime.pause(0.005)
      if looks == 40 { isOver.withLock { $0 = true } }
    }
    XCTAssertGreaterThanOrEqual(looks, 40)
    XCTAssertEqual(count.value, 1)
  }

  func testTheEndOfAWaitDoesNotWaitForAQueueThatStandsStill() {
    let queue = DispatchQueue(label: "suspended")
    queue.suspend()
    defer { queue.resume() }
    tick(after: 0.01, on: queue) {}
    var looks = 0
    EarlyDelays.finish(until: PassedTime.now + 10_000_000) {
      looks += 1
      RealTime.pause(0.005)
    }
    XCTAssertLessThan(looks, 100)
  }

  func testOtherSourcesAreNotPutOff() {
    let added = Count()
    let source = DispatchSource.makeUserDataAddSource(queue: .global())
    source.setEventHandler { added.increase() }
    source.resume()
    source.add(data: 1)
    compute(0.2)
    XCTAssertEqual(added.value, 1)
    source.setEventHandler(handler: nil)
    source.cancel()
  }

  func testHandlersWithAQualityAndWorkItemsAreCalled() {
    let count = Count()
    let source = DispatchSource.makeTimerSource(queue: .global())
    source.setEventHandler(qos: .userInitiated, flags: .enforceQoS) { count.increase() }
    source.schedule(deadline: .now() + 0.02)
    source.resume()
    compute(0.1)
    XCTAssertEqual(count.value, 0)
    run(0.1)
    XCTAssertEqual(count.value, 1)
    source.cancel()
    let other = DispatchSource.makeTimerSource(queue: .global())
    other.setEventHandler(handler: DispatchWorkItem { count.increase() })
    other.schedule(deadline: .now())
    other.resume()
    run(0.1)
    XCTAssertEqual(count.value, 2)
    other.cancel()
  }

  func testATaskThatMaySleepLongerWakesByWhatATestWaits() async throws {
    let hasWoken = Count()
    let task = Task.detached {
      try await Task.sleep(for: .milliseconds(50), tolerance: .milliseconds(1))
      hasWoken.increase()
    }
    try await Task.sleep(for: .milliseconds(10))
    compute(0.3)
    XCTAssertEqual(hasWoken.value, 0)
    try await task.value
    XCTAssertEqual(hasWoken.value, 1)
  }

  @MainActor
  func testComputingEndsNoneOfAnAppThatComesToRest() {
    let count = Count()
    let clock = DeviceClock.ofProcess()
    let idle = IdleWait(clock: clock) {}
    idle.settle()
    tick(after: 0.5, on: .main, count.increase)
    compute(0.6)
    idle.noteEvent()
    idle.settle()
    XCTAssertEqual(count.value, 0)
    run(0.52)
    XCTAssertEqual(count.value, 1)
  }

  @MainActor
  func testThousandsThatAreReleasedLeaveNothing() {
    for _ in 0..<2000 {
      let source = DispatchSource.makeTimerSource(queue: .global())
      source.schedule(deadline: .now() + 1000, repeating: 0.01)
      source.setEventHandler {}
      source.resume()
    }
    run(0.05)
    XCTAssertTrue(Delays.shared.isEmpty)
    XCTAssertEqual(TimerSources.count, 0)
  }
}

/// Uses the processor for so many seconds.
private func compute(_ seconds: TimeInterval) {
  let end = RealTime.nanoseconds(CLOCK_THREAD_CPUTIME_ID) + Int64(seconds * 1e9)
  while RealTime.nanoseconds(CLOCK_THREAD_CPUTIME_ID) < end {}
}
