import XCTest
import XCUIAutomation

/// UI tests as Xcode's template writes them since Swift 6.
@MainActor
final class MainActorTestCaseTests: XCTestCase {
  private let app = XCUIApplication(target: FakeTarget(window(element(.button, "b"))))

  func testAnAppExistsWhileItRuns() {
    XCTAssertTrue(app.exists)
    app.terminate()
    XCTAssertFalse(app.exists)
    XCTAssertEqual(app.state, .notRunning)
  }

  func testThrowingMethodsWork() throws {
    let button = app.buttons["b"]
    XCTAssertEqual(try button.snapshot().identifier, "b")
  }
}

extension MainActorTestCaseTests {
  func testBlocksAreMeasured() {
    var runs = 0
    let options = XCTMeasureOptions()
    options.iterationCount = 2
    measure(metrics: [XCTApplicationLaunchMetric(), XCTCPUMetric(), XCTMemoryMetric()]) {
      runs += 1
    }
    XCTAssertEqual(runs, 6)
    measure(metrics: [XCTClockMetric()], options: options) { runs += 1 }
    measure(
      metrics: [
        XCTStorageMetric(), XCTStorageMetric(application: app), XCTCPUMetric(application: app),
        XCTMemoryMetric(application: app), XCTOSSignpostMetric.scrollingAndDecelerationMetric,
      ], options: options
    ) {}
    XCTAssertEqual(runs, 9)
  }
}
