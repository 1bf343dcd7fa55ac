import Foundation
import XCTest

@testable import Automation

/// XCTest, because its tests run on the main thread.
final class MainQueueTests: XCTestCase {
  func testDrainRunsWhatIsQueued() {
    MainActor.assumeIsolated {
      let log = Log()
      DispatchQueue.main.async { log.add("block") }
      Task { @MainActor in log.add("task") }
      XCTAssertTrue(MainQueue.drain())
      XCTAssertEqual(log.entries.sorted(), ["block", "task"])
    }
  }

  func testRunWaitsForWorkOfOtherThreads() {
    MainActor.assumeIsolated {
      let log = Log()
      Task { @MainActor in
        try await Task.sleep(for: .milliseconds(50))
        log.add("slept")
      }
      let elapsed = MainQueue.run(upTo: 5) { !log.entries.isEmpty }
      XCTAssertEqual(log.entries, ["slept"])
      XCTAssertLessThan(elapsed, 1)
    }
  }

  func testRunEndsInTime() {
    MainActor.assumeIsolated {
      XCTAssertEqual(MainQueue.run(upTo: 0.05) { false }, 0.05)
    }
  }

  @MainActor
  func testDrainInsideAnAsyncTestGivesUp() async {
    DispatchQueue.main.async {}
    MainQueue.drain()
  }

  private final class Log: @unchecked Sendable {
    private(set) var entries: [String] = []
    func add(_ entry: String) { entries.append(entry) }
  }
}
