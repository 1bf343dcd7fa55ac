import CoreGraphics
import Foundation
import Metrics

open class UISwipeGestureRecognizer: UIGestureRecognizer {
  public struct Direction: OptionSet, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    public static let right = Direction(rawValue: 1 << 0)
    public static let left = Direction(rawValue: 1 << 1)
    public static let up = Direction(rawValue: 1 << 2)
    public static let down = Direction(rawValue: 1 << 3)
  }

  /// Points along the direction, points across it, and seconds.
  private static let minimumDistance = GestureMetrics.swipeDistance
  private static let maximumStray = GestureMetrics.swipeStray
  private static let maximumDuration = GestureMetrics.swipeDuration

  open var direction: Direction = .right
  open var numberOfTouchesRequired = 1
  private var start: (place: CGPoint, time: TimeInterval)?

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    if start == nil, let touch = touches.first {
      start = (touch.windowLocation, touch.timestamp)
    }
  }

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    guard state == .possible, let start, let touch = touches.first else { return }
    guard touch.timestamp - start.time <= Self.maximumDuration else {
      state = .failed
      return
    }
    let move = CGPoint(
      x: touch.windowLocation.x - start.place.x, y: touch.windowLocation.y - start.place.y)
    let candidates: [(Direction, CGFloat, CGFloat)] = [
      (.right, move.x, move.y), (.left, -move.x, move.y), (.up, -move.y, move.x),
      (.down, move.y, move.x),
    ]
    let isSwipe = candidates.contains { direction, along, across in
      self.direction.contains(direction) && along >= Self.minimumDistance
        && abs(across) <= Self.maximumStray
    }
    if isSwipe, self.touches.count == numberOfTouchesRequired { state = .ended }
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    if state == .possible { state = .failed }
  }

  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    state = .failed
  }

  open override func reset() {
    start = nil
  }
}
