import Device
import Foundation
import XCTest

@testable import Automation

/// XCTest, because its tests run one at a time, on the main thread.
final class EndlessWorkTests: XCTestCase {
  @MainActor
  func testThreadsThatComputeWithoutEndEndTheWaitAndAreToldOnce() {
    var found: [String] = []
    let handler = RuntimeIssue.handler
    RuntimeIssue.handler = { found.append($0) }
    defer { RuntimeIssue.handler = handler }
    let isOver = Guarded(false)
    Thread { while !isOver.withLock({ $0 }) {} }.start()
    let wait = IdleWait(clock: DeviceClock(), longestWork: 0.05) {}
    wait.settle()
    XCTAssertEqual(found.count, 1)
    XCTAssertTrue(
      found.first?.hasPrefix("Threads of the app compute without a pause since ") == true)
    wait.noteEvent()
    wait.settle()
    XCTAssertEqual(found.count, 1)
    isOver.withLock { $0 = true }
  }
}
