import Foundation
import XCTest

@testable import Automation

/// XCTest, because its tests run one at a time and leave nothing running.
final class PendingWorkTests: XCTestCase {
  func testASleepingTaskIsNoticed() {
    MainActor.assumeIsolated {
      let task = Task.detached { try? await Task.sleep(for: .seconds(30)) }
      usleep(20_000)
      XCTAssertTrue(PendingWork.mayExist())
      task.cancel()
    }
  }

  func testADelayedBlockIsNoticed() {
    MainActor.assumeIsolated {
      DispatchQueue.main.asyncAfter(deadline: .now() + 0.2) {}
      usleep(20_000)
      XCTAssertTrue(PendingWork.mayExist())
    }
  }

  func testABusyOrSleepingThreadIsNoticed() {
    MainActor.assumeIsolated {
      DispatchQueue.global().async { Thread.sleep(forTimeInterval: 0.2) }
      usleep(50_000)
      XCTAssertTrue(PendingWork.mayExist())
    }
  }

  func testAnOpenSocketIsNoticed() throws {
    try MainActor.assumeIsolated {
      PendingWork.ignorePresentSockets()
      let directory = try SocketDirectory()
      let listener = try UnixSocket.listen(at: directory.socketPath)
      XCTAssertTrue(PendingWork.mayExist())
      withExtendedLifetime(listener) {}
    }
  }
}
