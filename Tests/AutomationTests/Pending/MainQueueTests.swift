import Foundation
import XCTest

@testable import Automation

/// XCTest, because its tests run on the main thread; in real time, which is what the queue waits in.
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

  func testWaitEndsWhenAnotherThreadQueuesWork() {
    MainActor.assumeIsolated {
      let log = Log()
      let start = ContinuousClock.now
      DispatchQueue.global().asyncAfter(deadline: .now() + 0.05) {
        DispatchQueue.main.async { log.add("block") }
      }
      MainQueue.wait(upTo: 5)
      XCTAssertEqual(log.entries, ["block"])
      XCTAssertLessThan(start.duration(to: .now), .seconds(1))
    }
  }

  func testWaitEndsInTime() {
    MainActor.assumeIsolated {
      // Late work of other tests may end a wait early: not each of a hundred.
      var longest = Duration.zero
      for _ in 0..<100 {
        guard longest < .milliseconds(50) else { break }
        XCTAssertTrue(MainQueue.drain())
        let start = ContinuousClock.now
        MainQueue.wait(upTo: 0.05)
        longest = max(longest, start.duration(to: .now))
      }
      XCTAssertGreaterThanOrEqual(longest, .milliseconds(50))
    }
  }

  @MainActor
  func testDrainInsideAnAsyncTestGivesUp() async {
    DispatchQueue.main.async {}
    XCTAssertFalse(MainQueue.drain())
  }

  private final class Log: @unchecked Sendable {
    private(set) var entries: [String] = []
    func add(_ entry: String) { entries.append(entry) }
  }
}
