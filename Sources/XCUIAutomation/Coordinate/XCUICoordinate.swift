import Device
import Foundation

/// A place on the screen, relative to an element, computed anew at each use.
///
/// Events at a coordinate reach whatever is there: nothing is scrolled or checked.
@MainActor @preconcurrency
open class XCUICoordinate: NSObject, NSCopying {
  /// The element that the place is relative to.
  public let referencedElement: XCUIElement
  private let normalizedOffset: CGVector
  /// In points.
  private let offset: CGVector

  init(element: XCUIElement, normalizedOffset: CGVector, offset: CGVector = .zero) {
    referencedElement = element
    self.normalizedOffset = normalizedOffset
    self.offset = offset
  }

  /// In screen points; fails if the element is gone.
  open var screenPoint: CGPoint { point(toDo: "find the screen point of") ?? .zero }

  /// The place `offsetVector` points away.
  open func withOffset(_ offsetVector: CGVector) -> XCUICoordinate {
    XCUICoordinate(
      element: referencedElement, normalizedOffset: normalizedOffset,
      offset: CGVector(dx: offset.dx + offsetVector.dx, dy: offset.dy + offsetVector.dy))
  }

  // MARK: Tap and press

  open func tap() {
    touch("tap") { .tap(at: $0) }
  }

  open func doubleTap() {
    touch("double tap") { .tap(at: $0, count: 2) }
  }

  open func press(forDuration duration: TimeInterval) {
    touch("press") { .press(at: $0, duration: duration) }
  }

  open func press(forDuration duration: TimeInterval, thenDragTo otherCoordinate: XCUICoordinate) {
    press(
      forDuration: duration, thenDragTo: otherCoordinate, withVelocity: .default,
      thenHoldForDuration: 0)
  }

  open func press(
    forDuration duration: TimeInterval, thenDragTo otherCoordinate: XCUICoordinate,
    withVelocity velocity: XCUIGestureVelocity, thenHoldForDuration holdDuration: TimeInterval
  ) {
    guard let end = otherCoordinate.point(toDo: "drag to") else { return }
    touch("press and drag") {
      .drag(
        from: $0, to: end, press: duration, velocity: velocity.pointsPerSecond, hold: holdDuration)
    }
  }

  // MARK: Swipe

  open func swipeUp() { swipeUp(velocity: .default) }
  open func swipeDown() { swipeDown(velocity: .default) }
  open func swipeLeft() { swipeLeft(velocity: .default) }
  open func swipeRight() { swipeRight(velocity: .default) }

  open func swipeUp(velocity: XCUIGestureVelocity) { swipe(.up, velocity) }
  open func swipeDown(velocity: XCUIGestureVelocity) { swipe(.down, velocity) }
  open func swipeLeft(velocity: XCUIGestureVelocity) { swipe(.left, velocity) }
  open func swipeRight(velocity: XCUIGestureVelocity) { swipe(.right, velocity) }

  /// How far a finger goes that starts at a place instead of covering an element, in points.
  private static let swipeDistance: CGFloat = 200

  private func swipe(_ direction: SwipeDirection, _ velocity: XCUIGestureVelocity) {
    let way = direction.vector
    touch("swipe \(direction.rawValue)") {
      .drag(
        from: $0,
        to: CGPoint(
          x: $0.x + way.x * Self.swipeDistance, y: $0.y + way.y * Self.swipeDistance),
        velocity: velocity.pointsPerSecond)
    }
  }

  // MARK: Parts

  func point(toDo verb: String) -> CGPoint? {
    guard let frame = referencedElement.resolved(for: .event(verb))?.frame else { return nil }
    return CGPoint(
      x: frame.minX + frame.width * normalizedOffset.dx + offset.dx,
      y: frame.minY + frame.height * normalizedOffset.dy + offset.dy)
  }

  private func touch(_ verb: String, _ touches: (CGPoint) -> TouchSequence) {
    guard let point = point(toDo: verb) else { return }
    referencedElement.perform(verb, touches(point))
  }

  nonisolated open func copy(with zone: NSZone? = nil) -> Any { self }
}

extension XCUIElement {
  /// The place at a part of the element's frame; parts below 0 and above 1 lie outside.
  public func coordinate(withNormalizedOffset normalizedOffset: CGVector) -> XCUICoordinate {
    XCUICoordinate(element: self, normalizedOffset: normalizedOffset)
  }
}
