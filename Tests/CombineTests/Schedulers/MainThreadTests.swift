import Combine
import Foundation
import XCTest

/// In XCTest the main run loop is the one that waits; the same calls must work there.
final class MainThreadTests: XCTestCase {
  func testRunLoopDeliversWhileTheTestWaits() {
    let delivered = expectation(description: "delivered")
    let cancellable = Just(1).receive(on: RunLoop.main).sink { _ in
      XCTAssertTrue(Thread.isMainThread)
      delivered.fulfill()
    }
    wait(for: [delivered], timeout: 1)
    cancellable.cancel()
  }

  func testDebounceOnTheMainRunLoop() {
    let subject = PassthroughSubject<Int, Never>()
    let delivered = expectation(description: "delivered")
    let cancellable = subject.debounce(for: .milliseconds(20), scheduler: RunLoop.main).sink {
      XCTAssertEqual($0, 2)
      delivered.fulfill()
    }
    subject.send(1)
    subject.send(2)
    wait(for: [delivered], timeout: 1)
    cancellable.cancel()
  }

  func testTimerTicksWhileTheTestWaits() {
    let ticked = expectation(description: "ticked")
    ticked.expectedFulfillmentCount = 2
    let cancellable = Timer.publish(every: 0.01, on: .main, in: .common).autoconnect().prefix(2)
      .sink { _ in ticked.fulfill() }
    wait(for: [ticked], timeout: 1)
    cancellable.cancel()
  }
}
