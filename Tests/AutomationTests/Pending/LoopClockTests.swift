import Foundation
import XCTest

@testable import Automation
@testable import Device

/// Timers of run loops come by what is waited, and not by how long the main thread computes.
///
/// XCTest, because its tests run on the main thread, one at a time. What locks hold up on a busy machine looks like a wait
/// to the kernel, so that some time is left between what is expected and what is not.
final class LoopClockTests: XCTestCase {
  override class func setUp() {
    super.setUp()
    LeftWork.finish()
  }

  private final class Count: Sendable {
    private let number = Guarded(0)

    func increase() { number.withLock { $0 += 1 } }

    var value: Int { number.withLock { $0 } }
  }

  private func run(_ seconds: TimeInterval) {
    RunLoop.current.run(until: Date().addingTimeInterval(seconds))
  }

  func testATimerEndsByWhatATestWaitsAndNotByWhatItComputes() {
    let count = Count()
    _ = Timer.scheduledTimer(withTimeInterval: 0.6, repeats: false) { _ in count.increase() }
    compute(0.7)
    run(0.2)
    XCTAssertEqual(count.value, 0)
    compute(0.2)
    run(0.6)
    XCTAssertEqual(count.value, 1)
  }

  func testARepeatingTimerTicksByWhatATestWaits() {
    let count = Count()
    let timer = Timer.scheduledTimer(withTimeInterval: 0.4, repeats: true) { _ in
      count.increase()
    }
    compute(0.6)
    run(0.2)
    XCTAssertEqual(count.value, 0)
    run(0.4)
    XCTAssertEqual(count.value, 1)
    compute(0.5)
    run(0.4)
    XCTAssertEqual(count.value, 2)
    timer.invalidate()
  }

  func testManyTimersComeInTimeWithoutThatTheLoopSpins() {
    let count = Count()
    let timers = (1...50).map { number in
      Timer.scheduledTimer(withTimeInterval: 0.003 + Double(number) * 0.0001, repeats: true) { _ in
        count.increase()
      }
    }
    let start = RealTime.nanoseconds(CLOCK_PROCESS_CPUTIME_ID)
    run(0.3)
    for timer in timers { timer.invalidate() }
    XCTAssertGreaterThan(count.value, 500)
    XCTAssertLessThan(RealTime.nanoseconds(CLOCK_PROCESS_CPUTIME_ID) - start, 2_000_000_000)
  }

  func testTimersComeInTheOrderOfTheirEnds() {
    let order = Guarded<[String]>([])
    _ = Timer.scheduledTimer(withTimeInterval: 0.3, repeats: false) { _ in
      order.withLock { $0.append("later") }
    }
    compute(0.35)
    _ = Timer.scheduledTimer(withTimeInterval: 0.1, repeats: false) { _ in
      order.withLock { $0.append("sooner") }
    }
    run(0.5)
    XCTAssertEqual(order.withLock { $0 }, ["sooner", "later"])
  }

  func testALoopLastsAsLongAsItIsRunForAfterComputing() {
    compute(0.2)
    let start = Date()
    run(0.1)
    XCTAssertEqual(Date().timeIntervalSince(start), 0.1, accuracy: 0.03)
    compute(0.1)
    let real = RealTime.nanoseconds()
    _ = RunLoop.current.run(mode: .default, before: Date().addingTimeInterval(0.1))
    XCTAssertGreaterThan(RealTime.nanoseconds() - real, 90_000_000)
  }

  /// A test that is ended leaves its loops without their end.
  func testAWaitThatIsWokenLateLetsNoMoreTimePass() {
    LoopEnds.begin(1, at: LoopClock.now) { _ in }
    defer { LoopEnds.end(1) }
    let start = LoopClock.now
    run(0.1)
    XCTAssertEqual(Double(LoopClock.now - start) / 1e9, 0.1, accuracy: 0.1)
  }

  func testALoopThatAlwaysHasSomethingToDoEnds() {
    let isOver = Guarded(false)
    let rounds = Guarded(0)
    @Sendable func goOn() {
      DispatchQueue.main.async {
        rounds.withLock { $0 += 1 }
        if !isOver.withLock({ $0 }) { goOn() }
      }
    }
    goOn()
    run(0.1)
    isOver.withLock { $0 = true }
    XCTAssertGreaterThan(rounds.withLock { $0 }, 1)
  }

  func testComputingEndsNoTimerOfAnAppThatComesToRest() async {
    await MainActor.run {
      let count = Count()
      let timer = Timer(fire: Date(timeIntervalSinceNow: 0.5), interval: 0, repeats: false) { _ in
        count.increase()
      }
      RunLoop.main.add(timer, forMode: .common)
      let idle = IdleWait(clock: .ofProcess()) {}
      compute(0.6)
      idle.settle()
      XCTAssertEqual(count.value, 0)
      timer.invalidate()
    }
  }

  func testATimerOfAnotherThreadEndsWhileTheMainThreadWaitsByAnyMeans() {
    let condition = NSCondition()
    let count = Count()
    compute(0.2)
    Thread {
      let timer = Timer(fire: Date(timeIntervalSinceNow: 0.1), interval: 0, repeats: false) { _ in
        condition.lock()
        count.increase()
        condition.signal()
        condition.unlock()
      }
      RunLoop.current.add(timer, forMode: .default)
      RunLoop.current.run(until: Date().addingTimeInterval(0.5))
    }.start()
    condition.lock()
    // Has no end of its own, and is seen by nobody.
    while count.value == 0 { condition.wait() }
    condition.unlock()
    XCTAssertEqual(count.value, 1)
  }

  func testATimerOfAnotherThreadThatWasMadeForTheMainOneComesInTime() {
    let count = Count()
    compute(0.3)
    let hasBeenAdded = DispatchSemaphore(value: 0)
    Thread {
      let date = Date(timeIntervalSinceNow: 0.1)
      RunLoop.main.add(
        Timer(fire: date, interval: 0, repeats: false) { _ in count.increase() }, forMode: .common)
      hasBeenAdded.signal()
    }.start()
    hasBeenAdded.wait()
    run(0.2)
    XCTAssertEqual(count.value, 1)
  }
}

/// Uses the processor for so many seconds.
private func compute(_ seconds: TimeInterval) {
  let end = RealTime.nanoseconds(CLOCK_THREAD_CPUTIME_ID) + Int64(seconds * 1e9)
  while RealTime.nanoseconds(CLOCK_THREAD_CPUTIME_ID) < end {}
}
