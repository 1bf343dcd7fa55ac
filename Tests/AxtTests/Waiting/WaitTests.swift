import Axt
import Combine
import SwiftUI
import XCTest

/// Waiting for what happens later, also in real time: tasks, queues and timers take that, and waits for them
/// end with the change.
@MainActor
final class WaitTests: XCTestCase {
  fileprivate enum Way { case task, queue, timer, publisher, animation }

  fileprivate struct Later: View {
    let way: Way
    let subject = PassthroughSubject<Void, Never>()
    @State private var isThere = false
    @State private var count = 0
    @State private var isLeaving = true

    var body: some View {
      VStack {
        Text("x").testId("count", value: count, action: { count += 1 })
        if isThere { Text("there").testId("there", type: .text) }
        if isLeaving { Text("leaving").testId("leaving").transition(.opacity) }
      }
      .onReceive(subject.receive(on: DispatchQueue.main)) { isThere = true }
      .testId(insert: "start", action: start)
    }

    private func start() {
      switch way {
      case .task:
        Task {
          try await Task.sleep(for: .milliseconds(50))
          isThere = true
        }
      case .queue: DispatchQueue.main.asyncAfter(deadline: .now() + 0.05) { isThere = true }
      case .timer:
        _ = Timer.scheduledTimer(withTimeInterval: 0.05, repeats: false) { _ in
          MainActor.assumeIsolated { isThere = true }
        }
      case .publisher:
        nonisolated(unsafe) let subject = subject
        DispatchQueue.global().asyncAfter(deadline: .now() + 0.05) { subject.send() }
      case .animation: withAnimation(.linear(duration: 2)) { isLeaving = false }
      }
    }
  }

  fileprivate func wait(for way: Way) async throws {
    let test = await AxtTest.host(Later(way: way))
    await test.find(id: "start")?.performAction()
    XCTAssertNil(test.find(id: "there"))
    let element = try await test.waitForElement(id: "there", timeout: 5)
    XCTAssertEqual(element.label, "there")
  }

  /// Behaviours 56 and 60.
  func testASleepingTaskWakesTheWait() async throws { try await wait(for: .task) }
  func testADelayedBlockWakesTheWait() async throws { try await wait(for: .queue) }
  func testATimerWakesTheWait() async throws { try await wait(for: .timer) }
  func testAPublisherWakesTheWait() async throws { try await wait(for: .publisher) }

  /// Behaviour 57.
  func testWaitForConditionThatLooksAtTheTree() async throws {
    let test = await AxtTest.host(Later(way: .queue))
    await test.find(id: "start")?.performAction()
    try await test.waitForCondition(timeout: 5) { test.find(id: "there") != nil }
    XCTAssertNotNil(test.find(id: "there"))
  }

  /// A view that leaves with a transition is there until its animation has ended on the device's clock.
  func testAnimatedRemovalIsWaitedForWithoutTakingTime() async throws {
    let test = await AxtTest.host(Later(way: .animation))
    let leaving = try XCTUnwrap(test.find(id: "leaving"))
    await test.find(id: "start")?.performAction()
    let start = ContinuousClock.now
    try await test.waitForCondition(timeout: 10) { !leaving.exists }
    XCTAssertLessThan(start.duration(to: .now), .seconds(1.5))
  }

  /// Behaviour 58.
  func testWaitForUpdateReturnsOnAnyChange() async throws {
    let test = await AxtTest.host(Later(way: .queue))
    test.find(id: "count")?.performActionWithoutYielding()
    try await test.waitForUpdate(timeout: 5)
    XCTAssertEqual(test.find(id: "count")?.value as? Int, 1)
    await test.find(id: "start")?.performAction()
    try await test.waitForUpdate(timeout: 5)
    XCTAssertNotNil(test.find(id: "there"))
  }

  /// A finished change is no reason for `waitForUpdate` to return.
  func testWaitForUpdateNeedsAChangeAfterTheCall() async throws {
    let test = await AxtTest.host(Later(way: .queue))
    await test.find(id: "count")?.performAction()
    let error = await timeOut { try await test.waitForUpdate(timeout: 1) }
    XCTAssertEqual(
      error?.description.split(separator: "\n").first,
      "Nothing that is exposed changed within 1.0 s. The hierarchy:")
  }

}

/// How waits end.
@MainActor
final class TimeOutTests: XCTestCase {
  private typealias Later = WaitTests.Later

  /// Behaviour 59.
  func testWaitsTimeOutWhenNothingHappens() async throws {
    let test = await AxtTest.host(Later(way: .queue))
    let start = ContinuousClock.now
    let element = await timeOut { _ = try await test.waitForElement(id: "their", timeout: 60) }
    XCTAssertEqual(
      element?.description,
      """
      Waited 60.0 s: No element with id "their" in "app".
      The hierarchy:
      → app
        → count value=0 action
        → leaving
        → start action
      """)
    let condition = await timeOut { try await test.waitForCondition(timeout: 60) { false } }
    XCTAssertEqual(
      condition?.description.hasPrefix("The condition did not hold within 60.0 s."), true)
    let update = await timeOut { try await test.waitForUpdate(timeout: 60) }
    XCTAssertNotNil(update)
    XCTAssertLessThan(start.duration(to: .now), .seconds(90), "the device's clock jumps")
  }

  func testWaitsOfNoLengthLookOnce() async throws {
    let test = await AxtTest.host(Later(way: .queue))
    for timeout in [0, -1, TimeInterval.nan] {
      _ = try await test.waitForElement(id: "count", timeout: timeout)
      let error = await timeOut { _ = try await test.waitForElement(id: "no", timeout: timeout) }
      XCTAssertNotNil(error)
    }
  }

  /// What comes after the end of a wait is not waited for.
  func testADelayBeyondTheTimeoutIsNotWaitedFor() async throws {
    let test = await AxtTest.host(Text("x").testId("x"))
    DispatchQueue.main.asyncAfter(deadline: .now() + 3) {}
    let start = ContinuousClock.now
    let error = await timeOut { try await test.waitForUpdate(timeout: 2) }
    XCTAssertNotNil(error)
    XCTAssertLessThan(start.duration(to: .now), .seconds(1.5))
  }
}

/// How waits end.
@MainActor
final class EndOfWaitTests: XCTestCase {
  private typealias Later = WaitTests.Later

  /// Behaviour 61.
  func testAConditionThatHoldsAlreadyReturnsAtOnce() async throws {
    let test = await AxtTest.host(Later(way: .queue))
    try await test.waitForCondition(timeout: 0) { true }
    let element = try await test.waitForElement(id: "count", timeout: 0)
    XCTAssertTrue(element.exists)
  }

  func testAWaitEndsWithItsTask() async throws {
    let test = await AxtTest.host(Later(way: .queue))
    let task = Task { @MainActor in try await test.waitForUpdate(timeout: .infinity) }
    await AxtTest.yield()
    task.cancel()
    let result = await task.result
    XCTAssertThrowsError(try result.get()) { XCTAssertTrue($0 is CancellationError) }
  }

  func testFirstValueOfAPublisher() async throws {
    let subject = PassthroughSubject<Int, Never>()
    DispatchQueue.main.async { subject.send(4) }
    let value = try await subject.firstValue()
    XCTAssertEqual(value, 4)
    let current = try await CurrentValueSubject<Int, Never>(7).firstValue(timeout: 1)
    XCTAssertEqual(current, 7)
    let error = await timeOut { _ = try await subject.firstValue(timeout: 1) }
    XCTAssertEqual(error?.description.hasSuffix("sent no value within 1.0 s."), true)
    let empty = await timeOut { _ = try await Empty<Int, Never>().firstValue() }
    XCTAssertEqual(empty?.description.hasSuffix("finished without a value."), true)
  }

  func testValuesOfAPublisher() async throws {
    var values: [Int] = []
    for await value in [1, 2, 3].publisher.values { values.append(value) }
    XCTAssertEqual(values, [1, 2, 3])
  }

  func testTimeOutCanBeMadeByTests() async {
    XCTAssertEqual(TimeOut().description, "What the test waits for did not happen in time.")
  }
}

@MainActor
private func timeOut(_ wait: () async throws -> Void) async -> TimeOut? {
  do {
    try await wait()
    XCTFail("The wait must time out")
    return nil
  } catch {
    return error as? TimeOut
  }
}
