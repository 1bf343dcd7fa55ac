import Foundation
import Testing
import UIKit
import XCUIAutomation

/// Recognisers beside each other, beside lists and controls, and what their delegates are asked.
@MainActor
struct GestureContestStoryTests {
  // MARK: Beside lists and controls

  /// The trap of a tap that is to put the keyboard away: it cancels the touch for the table.
  @Test func aTapAroundATableSwallowsTheSelection() {
    let screen = WordTable([["a", "b"]])
    let holder = UIViewController()
    holder.addChild(screen)
    screen.view.pin(to: holder.view)
    screen.didMove(toParent: holder)
    let log = GestureLog()
    let tap = log.tap()
    holder.view.addGestureRecognizer(tap)
    let app = XCUIApplication(rootViewController: holder)
    app.staticTexts["b"].tap()
    #expect(log.states == [.ended])
    #expect(screen.log(of: "willSelect", "didSelect").isEmpty)
    tap.cancelsTouchesInView = false
    app.staticTexts["b"].tap()
    #expect(log.states == [.ended, .ended])
    #expect(screen.log(of: "didSelect") == ["didSelect 0.1"])
  }

  /// Only recognisers of superviews leave a button its tap; one of its own takes it.
  @Test func aTapOnTheButtonItselfBeatsItsAction() {
    var pressed = 0
    let button = UIButton(
      type: .system, primaryAction: UIAction(title: "Buy") { _ in pressed += 1 })
    button.frame = CGRect(x: 40, y: 200, width: 100, height: 44)
    let log = GestureLog()
    button.addGestureRecognizer(log.tap())
    let app = XCUIApplication(rootViewController: Board(button).controller)
    app.buttons["Buy"].tap()
    #expect(log.states == [.ended])
    #expect(pressed == 0)
  }

  @Test func aLabelTakesNoTouchesUnlessItIsTold() {
    let label = UILabel("Link")
    label.frame = CGRect(x: 40, y: 200, width: 100, height: 44)
    let log = GestureLog()
    label.addGestureRecognizer(log.tap())
    let app = XCUIApplication(rootViewController: Board(label).controller)
    app.staticTexts["Link"].tap()
    #expect(log.states.isEmpty)
    label.isUserInteractionEnabled = true
    app.staticTexts["Link"].tap()
    #expect(log.states == [.ended])
  }

  @Test func aTableInAPagingViewKeepsItsAxis() {
    let screen = WordTable([(0..<60).map { "row \($0)" }])
    screen.locked = Set((0..<60).map { .row($0) })
    let holder = UIViewController()
    holder.addChild(screen)
    let pages = UIScrollView(frame: UIScreen.main.bounds)
    pages.isPagingEnabled = true
    pages.contentInsetAdjustmentBehavior = .never
    pages.contentSize = CGSize(width: pages.bounds.width * 2, height: pages.bounds.height)
    screen.view.frame = pages.bounds
    pages.addSubview(screen.view)
    holder.view.addSubview(pages)
    screen.didMove(toParent: holder)
    let app = XCUIApplication(rootViewController: holder)
    let top = screen.tableView.contentOffset.y
    app.tables.firstMatch.swipeUp()
    let offset = screen.tableView.contentOffset
    #expect(offset.y > top + 100)
    #expect(pages.contentOffset == .zero)
    let middle = app.coordinate(withNormalizedOffset: CGVector(dx: 0.8, dy: 0.5))
    middle.press(forDuration: 0, thenDragTo: middle.withOffset(CGVector(dx: -280, dy: 0)))
    #expect(pages.contentOffset == CGPoint(x: pages.bounds.width, y: 0))
    #expect(screen.tableView.contentOffset == offset)
  }

  // MARK: States

  @Test func switchingOffCancelsOnceAndOnlyThisGesture() {
    let board = Board()
    let log = GestureLog()
    let pan = log.pan()
    board.view.addGestureRecognizer(pan)
    log.onEvent = { if $0.state == .began { $0.isEnabled = false } }
    let app = XCUIApplication(rootViewController: board.controller)
    board.drag(app, by: CGVector(dx: 0, dy: 120))
    #expect(log.states == [.began, .cancelled])
    #expect(pan.state == .possible)
    log.onEvent = { _ in }
    pan.isEnabled = true
    board.drag(app, by: CGVector(dx: 0, dy: 120))
    #expect(log.states.dropFirst(2).first == .began && log.states.last == .ended)
  }

  @Test func aFingerThatStraysPressesNothingButMayMoveOnceItHas() {
    let board = Board()
    let log = GestureLog()
    let press = UILongPressGestureRecognizer(
      target: log, action: Selector("fired:", GestureLog.fired(_:)))
    board.view.addGestureRecognizer(press)
    let app = XCUIApplication(rootViewController: board.controller)
    board.drag(app, by: CGVector(dx: 0, dy: 120), after: 0.2)
    #expect(log.states.isEmpty)
    board.drag(app, by: CGVector(dx: 0, dy: 120), after: 0.8)
    #expect(log.states.first == .began && log.states.last == .ended)
    #expect(log.states.contains(.changed))
  }

  @Test func theViewHearsThatAPanTookItsTouch() {
    let board = Board()
    let log = GestureLog()
    let pan = log.pan()
    board.view.addGestureRecognizer(pan)
    let app = XCUIApplication(rootViewController: board.controller)
    board.drag(app, by: CGVector(dx: 0, dy: 120))
    #expect(board.view.touches.first == "began" && board.view.touches.last == "cancelled")
    #expect(!board.view.touches.contains("ended"))
    board.view.touches = []
    pan.cancelsTouchesInView = false
    board.drag(app, by: CGVector(dx: 0, dy: 120))
    #expect(board.view.touches.last == "ended" && !board.view.touches.contains("cancelled"))
  }

  @Test func twoFingersAreNotOne() {
    let board = Board()
    board.view.isMultipleTouchEnabled = true
    let (one, two) = (GestureLog(), GestureLog())
    let pair = two.tap()
    pair.numberOfTouchesRequired = 2
    board.view.addGestureRecognizer(one.tap())
    board.view.addGestureRecognizer(pair)
    let app = XCUIApplication(rootViewController: board.controller)
    app.otherElements["board"].twoFingerTap()
    #expect(one.states.isEmpty && two.states == [.ended] && two.fingers == [2])
    app.otherElements["board"].tap()
    #expect(one.states == [.ended] && two.states == [.ended])
    let middle = CGPoint(x: board.view.bounds.midX, y: board.view.bounds.midY)
    let place = one.places.first ?? .zero
    #expect(abs(place.x - middle.x) < 1 && abs(place.y - middle.y) < 1)
  }

  // MARK: Among themselves

  @Test func ofTwoPansTheInnerOneWinsUnlessADelegateAllowsBoth() {
    let board = Board()
    let (inner, outer, gate) = (GestureLog(), GestureLog(), GestureGate())
    let pan = inner.pan()
    board.view.addGestureRecognizer(pan)
    board.controller.view.addGestureRecognizer(outer.pan())
    let app = XCUIApplication(rootViewController: board.controller)
    board.drag(app, by: CGVector(dx: 0, dy: 120))
    #expect(inner.states.last == .ended && outer.states.isEmpty)
    pan.delegate = gate
    gate.allowsBoth = true
    board.drag(app, by: CGVector(dx: 0, dy: 120))
    #expect(inner.states.filter { $0 == .began }.count == 2)
    #expect(outer.states.first == .began && outer.states.last == .ended)
  }

  @Test func aDelegateMakesASingleTapWaitForTheDoubleOne() {
    let board = Board()
    let (single, double, gate) = (GestureLog(), GestureLog(), GestureGate())
    let (one, two) = (single.tap(), double.tap())
    two.numberOfTapsRequired = 2
    one.delegate = gate
    gate.waitsFor = two
    board.view.addGestureRecognizer(one)
    board.view.addGestureRecognizer(two)
    let app = XCUIApplication(rootViewController: board.controller)
    app.otherElements["board"].doubleTap()
    #expect(single.states.isEmpty && double.states == [.ended])
    app.otherElements["board"].tap()
    _ = app.otherElements["none"].waitForExistence(timeout: 1)
    #expect(single.states == [.ended] && double.states == [.ended])
  }

  @Test func aRecogniserThatCannotBePreventedFiresToo() {
    final class Stubborn: UITapGestureRecognizer {
      override func canBePrevented(by preventingGestureRecognizer: UIGestureRecognizer) -> Bool {
        false
      }
    }
    let board = Board()
    let (inner, outer) = (GestureLog(), GestureLog())
    board.view.addGestureRecognizer(inner.tap())
    board.controller.view.addGestureRecognizer(
      Stubborn(target: outer, action: Selector("fired:", GestureLog.fired(_:))))
    let app = XCUIApplication(rootViewController: board.controller)
    app.otherElements["board"].tap()
    #expect(inner.states == [.ended] && outer.states == [.ended])
  }

  // MARK: Delegates

  /// How apps tell a sideways swipe over a row from scrolling.
  @Test func theTranslationIsKnownWhenAPanAsksToBegin() {
    let board = Board()
    let (log, gate) = (GestureLog(), GestureGate())
    let pan = log.pan()
    pan.delegate = gate
    gate.mayBegin = { recognizer in
      guard let pan = recognizer as? UIPanGestureRecognizer else { return true }
      let (way, speed) = (pan.translation(in: pan.view), pan.velocity(in: pan.view))
      return abs(way.x) > abs(way.y) && abs(speed.x) > abs(speed.y) && pan.state == .possible
    }
    board.view.addGestureRecognizer(pan)
    let app = XCUIApplication(rootViewController: board.controller)
    board.drag(app, by: CGVector(dx: 0, dy: 120))
    #expect(log.states.isEmpty && gate.questions == 1)
    board.drag(app, by: CGVector(dx: 100, dy: 0))
    #expect(log.states.first == .began && log.states.last == .ended)
  }

  @Test func aDelegateLeavesTouchesOnSubviewsOut() {
    let board = Board()
    let knob = UIView(frame: CGRect(x: 10, y: 10, width: 60, height: 60))
    knob.isAccessibilityElement = true
    knob.accessibilityIdentifier = "knob"
    board.view.isAccessibilityElement = false
    board.view.addSubview(knob)
    let (log, gate) = (GestureLog(), GestureGate())
    let tap = log.tap()
    tap.delegate = gate
    gate.takes = { $0.view === $1.view }
    board.view.addGestureRecognizer(tap)
    let app = XCUIApplication(rootViewController: board.controller)
    app.otherElements["knob"].tap()
    #expect(log.states.isEmpty)
    app.otherElements["knob"].coordinate(withNormalizedOffset: CGVector(dx: 3, dy: 3)).tap()
    #expect(log.states == [.ended])
  }

  @Test func delegatesAreAskedAsOptionalOnes() {
    let gate = GestureGate()
    let tap = UITapGestureRecognizer()
    tap.delegate = gate
    gate.mayBegin = { _ in false }
    #expect(tap.delegate?.gestureRecognizerShouldBegin?(tap) == false)
    let other = UITapGestureRecognizer()
    #expect(
      tap.delegate?.gestureRecognizer?(tap, shouldRecognizeSimultaneouslyWith: other) == false)
    #expect(tap.delegate?.gestureRecognizer?(tap, shouldBeRequiredToFailBy: other) == nil)
  }

  // MARK: Owners

  @Test func aRecogniserHasOneViewAndEachTargetOnce() {
    let (left, right) = (UIView(), UIView())
    let log = GestureLog()
    let tap = log.tap()
    left.addGestureRecognizer(tap)
    right.addGestureRecognizer(tap)
    #expect(tap.view === right)
    #expect(left.gestureRecognizers?.isEmpty ?? true)
    #expect(right.gestureRecognizers == [tap])
    right.removeGestureRecognizer(tap)
    #expect(tap.view == nil)
    let board = Board()
    tap.addTarget(log, action: Selector("fired:", GestureLog.fired(_:)))
    board.view.addGestureRecognizer(tap)
    let app = XCUIApplication(rootViewController: board.controller)
    app.otherElements["board"].tap()
    #expect(log.states == [.ended])
    tap.removeTarget(nil, action: nil)
    app.otherElements["board"].tap()
    #expect(log.states == [.ended])
  }
}

// MARK: - Boards, logs and gates

/// A square that takes touches in the middle of a screen, or another view.
@MainActor
private final class Board {
  final class Square: UIView {
    var touches: [String] = []

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
      self.touches.append("began")
    }
    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
      self.touches.append("moved")
    }
    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
      self.touches.append("ended")
    }
    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
      self.touches.append("cancelled")
    }
  }

  let controller = UIViewController()
  let view = Square(frame: CGRect(x: 45, y: 250, width: 300, height: 300))

  init(_ other: UIView? = nil) {
    view.isAccessibilityElement = true
    view.accessibilityIdentifier = "board"
    controller.view.addSubview(other ?? view)
  }

  /// Slowly, so that the drag is no swipe.
  func drag(_ app: XCUIApplication, by way: CGVector, after delay: TimeInterval = 0) {
    let start = app.coordinate(withNormalizedOffset: .zero).withOffset(CGVector(dx: 195, dy: 350))
    start.press(
      forDuration: delay, thenDragTo: start.withOffset(way), withVelocity: 200,
      thenHoldForDuration: 0.2)
  }
}

private final class GestureLog: UIResponder {
  private(set) var states: [UIGestureRecognizer.State] = []
  private(set) var fingers: [Int] = []
  private(set) var places: [CGPoint] = []
  var onEvent: (UIGestureRecognizer) -> Void = { _ in }

  func tap() -> UITapGestureRecognizer {
    UITapGestureRecognizer(target: self, action: Selector("fired:", GestureLog.fired(_:)))
  }

  func pan() -> UIPanGestureRecognizer {
    UIPanGestureRecognizer(target: self, action: Selector("fired:", GestureLog.fired(_:)))
  }

  func fired(_ recognizer: UIGestureRecognizer) {
    states.append(recognizer.state)
    fingers.append(recognizer.numberOfTouches)
    places.append(recognizer.location(in: recognizer.view))
    onEvent(recognizer)
  }
}

private final class GestureGate: NSObject, UIGestureRecognizerDelegate {
  var allowsBoth = false
  var mayBegin: (UIGestureRecognizer) -> Bool = { _ in true }
  var takes: (UITouch, UIGestureRecognizer) -> Bool = { _, _ in true }
  weak var waitsFor: UIGestureRecognizer?
  private(set) var questions = 0

  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    questions += 1
    return mayBegin(gestureRecognizer)
  }

  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool { allowsBoth }

  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRequireFailureOf otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool { otherGestureRecognizer === waitsFor }

  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch
  ) -> Bool { takes(touch, gestureRecognizer) }
}
