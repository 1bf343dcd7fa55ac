import Dispatch
import XCTest
import XCUIAutomation

final class XCTestExpectationReferenceTests: XCTestCase {
  func testFulfillIsHandedOnAsACompletion() {
    let done = expectation(description: "done")
    let work: () -> Void = done.fulfill
    work()
    wait(for: [done], timeout: 5)
  }

  func testFulfillIsCalledAsBefore() {
    let done = expectation(description: "done")
    done.fulfill()
    wait(for: [done], timeout: 5)
  }
}
