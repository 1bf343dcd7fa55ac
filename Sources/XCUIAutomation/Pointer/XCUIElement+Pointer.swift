import Device
import Foundation
import Metrics

// Differs from Apple's: the pointer's clicks reach apps as touches of a finger.

extension XCUIElement {
  /// Moves the pointer over the element, where it stays; what it was over before hears that it has left.
  ///
  /// Differs from Apple's: the pointer is there on a phone too.
  public func hover() {
    guard let point = hitPoint(toDo: "hover over") else { return }
    movePointer(to: point)
  }

  fileprivate func movePointer(to point: CGPoint) {
    let verb = "hover over"
    StepLog.shared.note("Hover over \(chain.shortName)")
    app.send(.movePointer(point)) { FailureText.event(verb, on: self.chain, failed: $0) }
  }

  /// Clicks with the pointer.
  ///
  /// Differs from Apple's: the app gets a touch, on a phone too.
  public func click() { tap() }

  /// Differs from Apple's: the app gets touches, on a phone too.
  public func doubleClick() { doubleTap() }

  /// Opens what a click with the other button opens.
  ///
  /// Differs from Apple's: the app gets a touch that rests, which opens the same menu.
  public func rightClick() { press(forDuration: PointerTiming.menu) }

  /// Differs from Apple's: the app gets a touch, on a phone too.
  public func click(forDuration duration: TimeInterval, thenDragTo otherElement: XCUIElement) {
    press(forDuration: duration, thenDragTo: otherElement)
  }

  /// Differs from Apple's: the app gets a touch, on a phone too.
  public func click(
    forDuration duration: TimeInterval, thenDragTo otherElement: XCUIElement,
    withVelocity velocity: XCUIGestureVelocity, thenHoldForDuration holdDuration: TimeInterval
  ) {
    press(
      forDuration: duration, thenDragTo: otherElement, withVelocity: velocity,
      thenHoldForDuration: holdDuration)
  }

  /// Scrolls what is shown by so many points: down for a negative `deltaY`, to the right for a negative `deltaX`.
  ///
  /// Differs from Apple's: the app gets the touch of a finger that drags as far and rests.
  public func scroll(byDeltaX deltaX: CGFloat, deltaY: CGFloat) {
    guard let area = visibleArea(toDo: "scroll") else { return }
    let start = CGPoint(x: area.midX, y: area.midY)
    perform("scroll", .scroll(from: start, by: CGVector(dx: deltaX, dy: deltaY)))
  }
}

extension XCUICoordinate {
  /// Moves the pointer there, where it stays.
  ///
  /// Differs from Apple's: the pointer is there on a phone too.
  public func hover() {
    guard let point = point(toDo: "hover over") else { return }
    referencedElement.movePointer(to: point)
  }

  /// Differs from Apple's: the app gets a touch, on a phone too.
  public func click() { tap() }

  /// Differs from Apple's: the app gets touches, on a phone too.
  public func doubleClick() { doubleTap() }

  /// Differs from Apple's: the app gets a touch that rests, which opens the same menu.
  public func rightClick() { press(forDuration: PointerTiming.menu) }

  /// Differs from Apple's: the app gets a touch, on a phone too.
  public func click(forDuration duration: TimeInterval, thenDragTo otherCoordinate: XCUICoordinate)
  {
    press(forDuration: duration, thenDragTo: otherCoordinate)
  }

  /// Differs from Apple's: the app gets a touch, on a phone too.
  public func click(
    forDuration duration: TimeInterval, thenDragTo otherCoordinate: XCUICoordinate,
    withVelocity velocity: XCUIGestureVelocity, thenHoldForDuration holdDuration: TimeInterval
  ) {
    press(
      forDuration: duration, thenDragTo: otherCoordinate, withVelocity: velocity,
      thenHoldForDuration: holdDuration)
  }

  /// Scrolls what is shown there by so many points: down for a negative `deltaY`.
  ///
  /// Differs from Apple's: the app gets the touch of a finger that drags as far and rests.
  public func scroll(byDeltaX deltaX: CGFloat, deltaY: CGFloat) {
    referencedElement.perform(
      "scroll", .scroll(from: screenPoint, by: CGVector(dx: deltaX, dy: deltaY)))
  }
}

private enum PointerTiming {
  /// In seconds: as long as a finger rests until a context menu opens.
  static let menu: TimeInterval = 0.8
}

extension TouchSequence {
  /// In points per second.
  private static let scrollVelocity: CGFloat = 3000

  /// A finger that drags so far that what scrolls has moved by the distance, and rests before it lifts.
  fileprivate static func scroll(from start: CGPoint, by distance: CGVector) -> TouchSequence {
    let longest = max(abs(distance.dx), abs(distance.dy))
    guard longest.isFinite, longest > 0 else { return TouchSequence(frames: []) }
    // The first movement is as long as a pan needs to begin; content follows from there.
    let scale = GestureMetrics.panMovement * 1.001 / longest
    let begun = CGPoint(x: start.x + distance.dx * scale, y: start.y + distance.dy * scale)
    var sequence = drag(
      from: begun, to: CGPoint(x: begun.x + distance.dx, y: begun.y + distance.dy),
      press: frameInterval, velocity: scrollVelocity, hold: GestureMetrics.restWithoutMomentum * 2)
    sequence.frames.insert(
      Frame(time: 0, touches: [Touch(phase: .began, location: start, timestamp: 0)]), at: 0)
    sequence.frames[1] = Frame(
      time: frameInterval, touches: [Touch(phase: .moved, location: begun, timestamp: 0)])
    return sequence
  }
}
