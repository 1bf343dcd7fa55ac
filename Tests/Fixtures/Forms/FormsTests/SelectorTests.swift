import Analytics
import XCTest

@testable import Forms

@MainActor
class SelectorTests: XCTestCase {
  private var panel: PanelController!

  override func setUp() {
    super.setUp()
    panel = PanelController()
    panel.loadViewIfNeeded()
  }

  override func tearDown() {
    panel = nil
    super.tearDown()
  }

  func testControlsCallPrivateMethods() {
    panel.button.sendActions(for: .touchUpInside)
    panel.button.sendActions(for: .touchDown)
    XCTAssertEqual(panel.calls, ["press", "event"])
    // The stand-in's method has got a body.
    XCTAssertEqual(Analytics.logged, ["press"])
  }

  func testBarButtonsCallTheirTargets() throws {
    let item = try XCTUnwrap(panel.navigationItem.rightBarButtonItem)
    _ = item.target?.perform(item.action, with: nil)
    UIApplication.shared.sendAction(
      try XCTUnwrap(item.action), to: item.target, from: item, for: nil)
    XCTAssertEqual(panel.calls, ["add", "add"])
  }

  func testUnwrappedTargetsPerformTheirActions() throws {
    let item = try XCTUnwrap(panel.navigationItem.rightBarButtonItem)
    let target = try XCTUnwrap(item.target)
    let action = try XCTUnwrap(item.action)
    XCTAssertTrue(target.responds(to: action))
    _ = target.perform(action, with: item)
    XCTAssertEqual(panel.calls, ["add"])
  }

  func testNotificationsComeBySelector() {
    NotificationCenter.default.post(
      name: .panelDidChange, object: nil, userInfo: ["word": "hello"])
    XCTAssertEqual(panel.calls, ["heard hello"])
  }

  func testSelectorsHaveTheirNamesInObjectiveC() {
    XCTAssertEqual(
      NSStringFromSelector(#selector(PanelController.tapped(recognizer:))), "tappedWithRecognizer:")
    XCTAssertTrue(panel.responds(to: Selector("add")))
    XCTAssertFalse(panel.responds(to: NSSelectorFromString("subtract")))
    XCTAssertEqual(#selector(getter: Account.balance).description, "balance")
    XCTAssertEqual(#selector(setter: Account.balance).description, "setBalance:")
  }

  func testMethodsAreCalledLater() {
    panel.perform(#selector(PanelController.late(_:)), with: "word", afterDelay: 0.05)
    XCTAssertEqual(panel.calls, [])
    RunLoop.current.run(until: Date(timeIntervalSinceNow: 0.1))
    XCTAssertEqual(panel.calls, ["late word"])
  }

  func testExtensionsOverride() {
    panel.beginAppearanceTransition(true, animated: false)
    panel.endAppearanceTransition()
    XCTAssertEqual(panel.calls, ["will appear"])
  }

  func testMembersOfAnyObjectsAreFound() {
    let label = UILabel()
    label.tag = 7
    let any: Any = label
    XCTAssertEqual((any as AnyObject).tag, 7)
  }
}
