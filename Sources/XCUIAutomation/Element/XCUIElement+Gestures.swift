import Accessibility
import Device
import Foundation

// MARK: Tap and press

extension XCUIElement {
  /// Taps the element's hit point, after scrolling it into view if need be.
  public func tap() {
    touch("tap") { .tap(at: $0) }
  }

  public func doubleTap() {
    touch("double tap") { .tap(at: $0, count: 2) }
  }

  public func twoFingerTap() {
    touch("two-finger tap") { .tap(at: $0, fingers: 2) }
  }

  public func tap(withNumberOfTaps numberOfTaps: Int, numberOfTouches: Int) {
    touch("tap") { .tap(at: $0, count: numberOfTaps, fingers: numberOfTouches) }
  }

  public func press(forDuration duration: TimeInterval) {
    touch("press") { .press(at: $0, duration: duration) }
  }

  /// Rests for `duration` seconds, then drags to the other element's hit point.
  public func press(forDuration duration: TimeInterval, thenDragTo otherElement: XCUIElement) {
    press(
      forDuration: duration, thenDragTo: otherElement, withVelocity: .default,
      thenHoldForDuration: 0)
  }

  public func press(
    forDuration duration: TimeInterval, thenDragTo otherElement: XCUIElement,
    withVelocity velocity: XCUIGestureVelocity, thenHoldForDuration holdDuration: TimeInterval
  ) {
    guard let start = hitPoint(toDo: "press and drag"),
      let end = otherElement.hitPoint(toDo: "drag to")
    else { return }
    perform(
      "press and drag",
      .drag(
        from: start, to: end, press: duration, velocity: velocity.pointsPerSecond,
        hold: holdDuration))
  }
}

// MARK: Swipe

extension XCUIElement {
  public func swipeUp() { swipeUp(velocity: .default) }
  public func swipeDown() { swipeDown(velocity: .default) }
  public func swipeLeft() { swipeLeft(velocity: .default) }
  public func swipeRight() { swipeRight(velocity: .default) }

  public func swipeUp(velocity: XCUIGestureVelocity) { swipe(.up, velocity) }
  public func swipeDown(velocity: XCUIGestureVelocity) { swipe(.down, velocity) }
  public func swipeLeft(velocity: XCUIGestureVelocity) { swipe(.left, velocity) }
  public func swipeRight(velocity: XCUIGestureVelocity) { swipe(.right, velocity) }

  private func swipe(_ direction: SwipeDirection, _ velocity: XCUIGestureVelocity) {
    let verb = "swipe \(direction.rawValue)"
    guard let area = visibleArea(toDo: verb) else { return }
    perform(verb, .swipe(direction, in: area, velocity: velocity.pointsPerSecond))
  }
}

// MARK: Two fingers

extension XCUIElement {
  /// Pinches; `scale` below 1 needs a negative `velocity` (scale per second), above 1 a positive one.
  public func pinch(withScale scale: CGFloat, velocity: CGFloat) {
    guard let area = visibleArea(toDo: "pinch") else { return }
    let problem: String? =
      if !(scale > 0 && scale <= Self.largestScale) {
        "The scale must be a positive number, \(Self.largestScale) at most, not \(scale)."
      } else if let problem = Self.problem(ofVelocity: velocity, for: abs(scale - 1)) {
        problem
      } else if (scale - 1) * velocity < 0 {
        "A scale of \(scale) needs a \(scale < 1 ? "negative" : "positive") velocity."
      } else if area.width < 10 {
        "Its visible part, \(area.dumpText), is too small for two fingers."
      } else {
        nil
      }
    guard report(problem, whileDoing: "pinch") else { return }
    perform("pinch", .pinch(in: area, scale: scale, velocity: velocity))
  }

  /// Turns two fingers, clockwise if `rotation` (radians) is positive; `velocity` (radians per second)
  /// must have the same sign.
  public func rotate(_ rotation: CGFloat, withVelocity velocity: CGFloat) {
    guard let area = visibleArea(toDo: "rotate") else { return }
    let problem: String? =
      if !(abs(rotation) <= Self.largestRotation) {
        "The rotation must be \(Self.largestRotation) radians at most, not \(rotation)."
      } else if let problem = Self.problem(ofVelocity: velocity, for: abs(rotation)) {
        problem
      } else if rotation * velocity < 0 {
        "The rotation (\(rotation)) and its velocity (\(velocity)) must have the same sign."
      } else {
        nil
      }
    guard report(problem, whileDoing: "rotate") else { return }
    perform("rotate", .rotation(in: area, radians: rotation, velocity: velocity))
  }

  /// Two fingers that leave a point to fill the longest screen.
  private static let largestScale: CGFloat = 1_000
  /// A hundred turns and some.
  private static let largestRotation: CGFloat = 1_000
  /// In seconds: each frame of a gesture is an event of its own.
  private static let longestGesture: CGFloat = 60

  /// What is wrong with a velocity; 0 stands for the default one.
  private static func problem(ofVelocity velocity: CGFloat, for change: CGFloat) -> String? {
    guard velocity.isFinite else { return "The velocity must be a number, not \(velocity)." }
    guard velocity == 0 || change / abs(velocity) <= longestGesture else {
      return "A velocity of \(velocity) takes longer than \(longestGesture) s."
    }
    return nil
  }

  private func report(_ problem: String?, whileDoing verb: String) -> Bool {
    guard let problem else { return true }
    Failure.record { FailureText.event(verb, on: self.chain, failed: problem) }
    return false
  }
}

// MARK: Parts

extension XCUIElement {
  private func touch(_ verb: String, _ touches: (CGPoint) -> TouchSequence) {
    guard let point = hitPoint(toDo: verb) else { return }
    perform(verb, touches(point))
  }

  func perform(_ verb: String, _ touches: TouchSequence) {
    StepLog.shared.note("\(verb.prefix(1).uppercased() + verb.dropFirst()) \(chain.shortName)")
    app.send(.touches(touches)) { FailureText.event(verb, on: self.chain, failed: $0) }
  }
}
