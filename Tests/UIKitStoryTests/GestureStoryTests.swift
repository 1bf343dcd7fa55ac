import Foundation
import Testing
import UIKit
import XCUIAutomation

/// Recognisers on an app's own views.
@MainActor
struct GestureStoryTests {
  @Test func aTapOnTheCardTurnsIt() {
    let screen = CardScreen()
    let tap = UITapGestureRecognizer(
      target: screen, action: Selector("tapped:", CardScreen.tapped(_:)))
    screen.card.addGestureRecognizer(tap)
    let app = XCUIApplication(rootViewController: screen)
    app.otherElements["card"].tap()
    #expect(screen.log == ["tap"])
    #expect(tap.state == .possible)
    app.coordinate(withNormalizedOffset: CGVector(dx: 0.5, dy: 0.95)).tap()
    #expect(screen.log == ["tap"])
  }

  @Test func aDoubleTapIsNotAlsoASingleOne() {
    let screen = CardScreen()
    let single = UITapGestureRecognizer(
      target: screen, action: Selector("tapped:", CardScreen.tapped(_:)))
    let double = UITapGestureRecognizer(
      target: screen, action: Selector("doubled:", CardScreen.doubled(_:)))
    double.numberOfTapsRequired = 2
    single.require(toFail: double)
    screen.card.addGestureRecognizer(single)
    screen.card.addGestureRecognizer(double)
    let app = XCUIApplication(rootViewController: screen)
    app.otherElements["card"].doubleTap()
    #expect(screen.log == ["double"])
  }

  @Test func aSingleTapCountsOnceNoSecondOneCanFollow() {
    let screen = CardScreen()
    let single = UITapGestureRecognizer(
      target: screen, action: Selector("tapped:", CardScreen.tapped(_:)))
    let double = UITapGestureRecognizer()
    double.numberOfTapsRequired = 2
    single.require(toFail: double)
    screen.card.addGestureRecognizer(single)
    screen.card.addGestureRecognizer(double)
    let app = XCUIApplication(rootViewController: screen)
    app.otherElements["card"].tap()
    _ = app.otherElements["none"].waitForExistence(timeout: 1)
    #expect(screen.log == ["tap"])
  }

  @Test func aPanThatWaitsForASwipeStartsWhereNoSwipeCame() {
    let screen = CardScreen()
    let swipe = UISwipeGestureRecognizer(
      target: screen, action: Selector("swiped:", CardScreen.swiped(_:)))
    swipe.direction = .left
    let pan = UIPanGestureRecognizer(
      target: screen, action: Selector("panned:", CardScreen.panned(_:)))
    pan.require(toFail: swipe)
    screen.card.addGestureRecognizer(swipe)
    screen.card.addGestureRecognizer(pan)
    let app = XCUIApplication(rootViewController: screen)
    app.otherElements["card"].swipeLeft(velocity: .fast)
    #expect(screen.log == ["swipe"])
    let middle = app.otherElements["card"].coordinate(
      withNormalizedOffset: CGVector(dx: 0.5, dy: 0.5))
    middle.press(
      forDuration: 0, thenDragTo: middle.withOffset(CGVector(dx: 0, dy: 120)), withVelocity: 100,
      thenHoldForDuration: 0)
    #expect(screen.log.dropFirst().contains("pan"))
    #expect(screen.log.filter { $0 == "swipe" }.count == 1)
  }

  @Test func draggingMovesTheCardWithTheFinger() {
    let screen = CardScreen()
    let pan = UIPanGestureRecognizer(
      target: screen, action: Selector("moved:", CardScreen.moved(_:)))
    screen.card.addGestureRecognizer(pan)
    let app = XCUIApplication(rootViewController: screen)
    let before = screen.card.center
    let middle = app.otherElements["card"].coordinate(
      withNormalizedOffset: CGVector(dx: 0.5, dy: 0.5))
    middle.press(forDuration: 0, thenDragTo: middle.withOffset(CGVector(dx: 60, dy: 120)))
    // The first points of a drag only tell that it is one.
    #expect(abs(screen.card.center.x - before.x - 60) <= 20)
    #expect(abs(screen.card.center.y - before.y - 120) <= 20)
    #expect(screen.states.first == .began)
    #expect(screen.states.last == .ended)
    #expect(screen.states.dropFirst().dropLast().allSatisfy { $0 == .changed })
  }

  @Test func aLongPressBeginsWhileTheFingerIsDown() {
    let screen = CardScreen()
    let press = UILongPressGestureRecognizer(
      target: screen, action: Selector("noted:", CardScreen.noted(_:)))
    screen.card.addGestureRecognizer(press)
    let app = XCUIApplication(rootViewController: screen)
    app.otherElements["card"].press(forDuration: 0.3)
    #expect(screen.states.isEmpty)
    app.otherElements["card"].press(forDuration: 0.8)
    #expect(screen.states == [.began, .ended])
  }

  @Test func swipesKnowTheirDirection() {
    let screen = CardScreen()
    let up = UISwipeGestureRecognizer(
      target: screen, action: Selector("swiped:", CardScreen.swiped(_:)))
    up.direction = .up
    screen.card.addGestureRecognizer(up)
    let app = XCUIApplication(rootViewController: screen)
    app.otherElements["card"].swipeDown(velocity: .fast)
    #expect(screen.log.isEmpty)
    app.otherElements["card"].swipeUp(velocity: .fast)
    #expect(screen.log == ["swipe"])
  }

  @Test func pinchingScalesAndRotatingTurns() {
    let screen = CardScreen()
    screen.card.isMultipleTouchEnabled = true
    let pinch = UIPinchGestureRecognizer(
      target: screen, action: Selector("pinched:", CardScreen.pinched(_:)))
    screen.card.addGestureRecognizer(pinch)
    let app = XCUIApplication(rootViewController: screen)
    app.otherElements["card"].pinch(withScale: 2, velocity: 1)
    #expect(abs(screen.scale - 2) < 0.2)
    screen.card.removeGestureRecognizer(pinch)
    let rotation = UIRotationGestureRecognizer(
      target: screen, action: Selector("rotated:", CardScreen.rotated(_:)))
    screen.card.addGestureRecognizer(rotation)
    app.otherElements["card"].rotate(.pi / 4, withVelocity: 1)
    #expect(abs(screen.angle - .pi / 4) < 0.15)
  }

  @Test func theDelegateCanRefuse() {
    let screen = CardScreen()
    let gate = Gate()
    let tap = UITapGestureRecognizer(
      target: screen, action: Selector("tapped:", CardScreen.tapped(_:)))
    tap.delegate = gate
    screen.card.addGestureRecognizer(tap)
    let app = XCUIApplication(rootViewController: screen)
    app.otherElements["card"].tap()
    #expect(screen.log.isEmpty)
    gate.isOpen = true
    app.otherElements["card"].tap()
    #expect(screen.log == ["tap"])
  }

  @Test func ofTwoTapsOnOneTouchOnlyTheInnerOneCounts() {
    let screen = CardScreen()
    let inner = UITapGestureRecognizer(
      target: screen, action: Selector("tapped:", CardScreen.tapped(_:)))
    let outer = UITapGestureRecognizer(
      target: screen, action: Selector("doubled:", CardScreen.doubled(_:)))
    screen.card.addGestureRecognizer(inner)
    screen.view.addGestureRecognizer(outer)
    let app = XCUIApplication(rootViewController: screen)
    app.otherElements["card"].tap()
    #expect(screen.log == ["tap"])
    app.coordinate(withNormalizedOffset: CGVector(dx: 0.5, dy: 0.95)).tap()
    #expect(screen.log == ["tap", "double"])
  }

  @Test func aButtonInsideKeepsItsTap() {
    let screen = CardScreen()
    var pressed = 0
    let button = UIButton(
      type: .system, primaryAction: UIAction(title: "Buy") { _ in pressed += 1 })
    button.frame = CGRect(x: 20, y: 20, width: 100, height: 44)
    screen.loadViewIfNeeded()
    screen.card.isAccessibilityElement = false
    screen.card.addSubview(button)
    screen.card.addGestureRecognizer(
      UITapGestureRecognizer(target: screen, action: Selector("tapped:", CardScreen.tapped(_:))))
    let app = XCUIApplication(rootViewController: screen)
    app.buttons["Buy"].tap()
    #expect(pressed == 1)
    #expect(screen.log.isEmpty)
  }

  @Test func disabledRecognisersHearNothing() {
    let screen = CardScreen()
    let tap = UITapGestureRecognizer(
      target: screen, action: Selector("tapped:", CardScreen.tapped(_:)))
    tap.isEnabled = false
    screen.card.addGestureRecognizer(tap)
    let app = XCUIApplication(rootViewController: screen)
    app.otherElements["card"].tap()
    #expect(screen.log.isEmpty)
  }
}

private final class Gate: NSObject, UIGestureRecognizerDelegate {
  var isOpen = false

  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { isOpen }
}

private final class CardScreen: UIViewController {
  let card = UIView(frame: CGRect(x: 45, y: 250, width: 300, height: 300))
  private(set) var log: [String] = []
  private(set) var states: [UIGestureRecognizer.State] = []
  private(set) var scale: CGFloat = 1
  private(set) var angle: CGFloat = 0

  override func viewDidLoad() {
    super.viewDidLoad()
    card.isAccessibilityElement = true
    card.accessibilityIdentifier = "card"
    view.addSubview(card)
  }

  func tapped(_ tap: UITapGestureRecognizer) { log.append("tap") }
  func doubled(_ tap: UITapGestureRecognizer) { log.append("double") }
  func swiped(_ swipe: UISwipeGestureRecognizer) { log.append("swipe") }
  func panned(_ pan: UIPanGestureRecognizer) { log.append("pan") }
  func noted(_ press: UILongPressGestureRecognizer) { states.append(press.state) }

  func moved(_ pan: UIPanGestureRecognizer) {
    states.append(pan.state)
    let way = pan.translation(in: view)
    card.center = CGPoint(x: card.center.x + way.x, y: card.center.y + way.y)
    pan.setTranslation(.zero, in: view)
  }

  func pinched(_ pinch: UIPinchGestureRecognizer) {
    scale *= pinch.scale
    pinch.scale = 1
  }

  func rotated(_ rotation: UIRotationGestureRecognizer) {
    angle += rotation.rotation
    rotation.rotation = 0
  }
}
