import TestReporting
import XCTest

/// Waits that name no timeout.
final class EndlessWaitsTests: XCTestCase {
  /// Fulfilled a little later on the main queue, which runs while a test waits.
  private func later(_ name: String) -> XCTestExpectation {
    let expectation = expectation(description: name)
    DispatchQueue.main.async { expectation.fulfill() }
    return expectation
  }

  func testATestWaitsWithoutATimeout() {
    wait(for: [later("alone")])
    let (first, second) = (later("first"), later("second"))
    wait(for: [first, second], enforceOrder: true)
    wait(for: [later("with a timeout")], timeout: 5)
  }

  func testAnAsynchronousTestWaitsWithoutATimeout() async {
    await fulfillment(of: [later("alone")])
    let (first, second) = (later("first"), later("second"))
    await fulfillment(of: [first, second], enforceOrder: true)
    await fulfillment(of: [later("with a timeout")], timeout: 5)
  }

  func testAWaiterTellsHowTheWaitEnded() {
    XCTAssertEqual(XCTWaiter.wait(for: [later("a")]), .completed)
    XCTAssertEqual(XCTWaiter().wait(for: [later("a")], enforceOrder: true), .completed)
    XCTAssertEqual(XCTWaiter.wait(for: [later("a")], timeout: 5), .completed)
    let (first, second) = (later("first"), later("second"))
    XCTAssertEqual(
      XCTWaiter.wait(for: [second, first], enforceOrder: true), .incorrectOrder)
  }

  func testAnAsynchronousWaiterTellsHowTheWaitEnded() async {
    let result = await XCTWaiter.fulfillment(of: [later("a")])
    XCTAssertEqual(result, .completed)
    let (first, second) = (later("first"), later("second"))
    let ordered = await XCTWaiter().fulfillment(of: [second, first], enforceOrder: true)
    XCTAssertEqual(ordered, .incorrectOrder)
  }

  func testAWrongOrderFailsTheTest() {
    let (first, second) = (later("first"), later("second"))
    var messages: [String] = []
    XCTExpectFailure(failingBlock: { wait(for: [second, first], enforceOrder: true) }) { issue in
      messages.append(issue.compactDescription)
      return true
    }
    XCTAssertEqual(messages.count, 1)
  }
}

@MainActor
final class EndlessWaitsOnTheMainActorTests: XCTestCase {
  func testAMainActorTestWaitsWithoutATimeout() async {
    let done = expectation(description: "done")
    Task { done.fulfill() }
    await fulfillment(of: [done])
  }
}
