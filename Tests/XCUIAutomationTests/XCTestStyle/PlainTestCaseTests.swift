import XCTest
import XCUIAutomation

/// How UI tests are usually written: an XCTestCase without any word of actors.
final class PlainTestCaseTests: XCTestCase {
  var app: XCUIApplication!

  override func setUp() {
    continueAfterFailure = true
    app = MainActor.assumeIsolated {
      XCUIApplication(
        target: FakeTarget(
          window(
            element(.button, "b", label: "B"),
            element(.switch, "s", value: "0", frame: CGRect(x: 0, y: 300, width: 51, height: 31)))))
    }
  }

  func testQueriesAndGesturesNeedNoActors() throws {
    XCTAssertTrue(app.buttons["b"].waitForExistence(timeout: 1))
    app.buttons["b"].tap()
    app.buttons.firstMatch.swipeUp(velocity: .slow)
    app.coordinate(withNormalizedOffset: CGVector(dx: 0.5, dy: 0.5)).tap()
    XCTAssertEqual(app.switches["s"].value as? String, "0")
    XCTAssertEqual(app.buttons.count, 1)
    XCTAssertEqual(try app.snapshot().children.count, 1)
    XCUIDevice.shared.press(.home)
    add(XCTAttachment(screenshot: XCUIScreen.main.screenshot()))
  }

  func testExpectationsEvaluatePredicatesOnElements() {
    let exists = expectation(
      for: NSPredicate(format: "exists == 1"), evaluatedWith: app.buttons["b"])
    let value = XCTNSPredicateExpectation(
      predicate: NSPredicate(format: "value == '0'"), object: app.switches["s"])
    wait(for: [exists, value], timeout: 2)
    let gone = XCTNSPredicateExpectation(
      predicate: NSPredicate(format: "exists == false"), object: app.buttons["b"])
    XCTAssertEqual(XCTWaiter.wait(for: [gone], timeout: 0.3), .timedOut)
  }

  func testExpectationsWaitForProperties() {
    keyValueObservingExpectation(for: app.switches["s"], keyPath: "value", expectedValue: "0")
    keyValueObservingExpectation(for: app.buttons, keyPath: "count", expectedValue: 1)
    waitForExpectations(timeout: 2)
  }

  private final class Player: NSObject {
    var rate = 0.0
  }

  private final class Controls: NSObject {
    let player = Player()
  }

  func testExpectationsFollowKeyPaths() {
    let controls = Controls()
    keyValueObservingExpectation(for: controls, keyPath: "player.rate")
    DispatchQueue.main.async { controls.player.rate = 1 }
    waitForExpectations(timeout: 2)
  }

  func testInterruptionMonitorsAreAskedNewestFirst() {
    var asked: [String] = []
    let target = MainActor.assumeIsolated { FakeTarget.covered() }
    let app = XCUIApplication(target: target)
    let first = addUIInterruptionMonitor(withDescription: "first") { alert in
      asked.append("first " + alert.label)
      MainActor.assumeIsolated {
        target.root.children[0].replaceChildren([target.root.children[0].children[0]])
      }
      return true
    }
    addUIInterruptionMonitor(withDescription: "second") { _ in
      asked.append("second")
      return false
    }
    app.buttons["b"].tap()
    XCTAssertEqual(asked, ["second", "first Allow?"])
    let touched = MainActor.assumeIsolated {
      target.events.contains { if case .touches = $0 { true } else { false } }
    }
    XCTAssertTrue(touched)
    removeUIInterruptionMonitor(first)
  }

  func testAPageObjectMayAskForTheMethodsByProtocol() {
    MainActor.assumeIsolated {
      let thing: any Tappable = app.buttons["b"]
      thing.tap()
    }
  }

  func testAsyncMethodsWork() async {
    let exists = await app.buttons["b"].exists
    XCTAssertTrue(exists)
  }
}

@MainActor
private protocol Tappable {
  func tap()
}

extension XCUIElement: Tappable {}

extension FakeTarget {
  /// A button under an alert.
  fileprivate static func covered() -> FakeTarget {
    FakeTarget(
      window(element(.button, "b"), element(.alert, label: "Allow?", frame: screen)))
  }
}
