import CoreGraphics
import Foundation

/// What elements say of gesture recognizers.
@MainActor
enum GestureReading {
  static func read(
    _ element: InterfaceElement, into recognizer: UIGestureRecognizer, _ pass: InterfacePass
  ) {
    if let enabled = element.flag("enabled") { recognizer.isEnabled = enabled }
    if let cancels = element.flag("cancelsTouchesInView") {
      recognizer.cancelsTouchesInView = cancels
    }
    if let delays = element.flag("delaysTouchesBegan") { recognizer.delaysTouchesBegan = delays }
    if let delays = element.flag("delaysTouchesEnded") { recognizer.delaysTouchesEnded = delays }
    switch recognizer {
    case let tap as UITapGestureRecognizer:
      if let taps = element.integer("numberOfTapsRequired") { tap.numberOfTapsRequired = taps }
      if let touches = element.integer("numberOfTouchesRequired") {
        tap.numberOfTouchesRequired = touches
      }
    case let press as UILongPressGestureRecognizer: readPress(element, press)
    case let edge as UIScreenEdgePanGestureRecognizer:
      if let edges = element.child("rectEdge", key: "edges") { edge.edges = Self.edges(edges) }
    case let pan as UIPanGestureRecognizer:
      if let least = element.integer("minimumNumberOfTouches") {
        pan.minimumNumberOfTouches = least
      }
      if let most = element.integer("maximumNumberOfTouches") { pan.maximumNumberOfTouches = most }
    case let swipe as UISwipeGestureRecognizer: readSwipe(element, swipe)
    case let pinch as UIPinchGestureRecognizer:
      if let scale = element.length("scale") { pinch.scale = scale }
    case let rotation as UIRotationGestureRecognizer:
      if let angle = element.length("rotation") { rotation.rotation = angle }
    default: break
    }
  }

  private static func readPress(
    _ element: InterfaceElement, _ press: UILongPressGestureRecognizer
  ) {
    if let taps = element.integer("numberOfTapsRequired") { press.numberOfTapsRequired = taps }
    if let touches = element.integer("numberOfTouchesRequired") {
      press.numberOfTouchesRequired = touches
    }
    if let duration = element.number("minimumPressDuration") {
      press.minimumPressDuration = duration
    }
    if let movement = element.length("allowableMovement") { press.allowableMovement = movement }
  }

  private static func readSwipe(_ element: InterfaceElement, _ swipe: UISwipeGestureRecognizer) {
    if let touches = element.integer("numberOfTouchesRequired") {
      swipe.numberOfTouchesRequired = touches
    }
    switch element["direction"] {
    case "left": swipe.direction = .left
    case "up": swipe.direction = .up
    case "down": swipe.direction = .down
    default: break
    }
  }

  static func edges(_ element: InterfaceElement) -> UIRectEdge {
    let names: [(String, UIRectEdge)] = [
      ("top", .top), ("left", .left), ("bottom", .bottom), ("right", .right),
    ]
    return names.reduce(into: []) { if element.flag($1.0) ?? false { $0.insert($1.1) } }
  }
}
