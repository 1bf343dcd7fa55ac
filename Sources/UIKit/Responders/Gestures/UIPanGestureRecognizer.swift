import CoreGraphics
import Foundation
import Metrics

open class UIPanGestureRecognizer: UIGestureRecognizer {
  /// How far the finger moves before it counts as a pan, in points.
  static let slop = GestureMetrics.panMovement

  open var minimumNumberOfTouches = 1
  open var maximumNumberOfTouches = Int.max
  /// Differs from Apple's: kept, and read by nobody here; the device has no wheel and no trackpad.
  open var allowedScrollTypesMask: UIScrollTypeMask = []
  private var origin = CGPoint.zero
  private var base = CGPoint.zero
  private var speed = CGPoint.zero
  private var last: (place: CGPoint, time: TimeInterval)?
  /// How many fingers `last` is the middle of.
  private var fingers = 0

  /// In points of `view`, since the gesture began or `setTranslation` was called.
  open func translation(in view: UIView?) -> CGPoint {
    guard !touches.isEmpty else { return .zero }
    let place = windowPlace
    let start = view.map { $0.convert(base, from: nil as UIView?) } ?? base
    let end = view.map { $0.convert(place, from: nil as UIView?) } ?? place
    return CGPoint(x: end.x - start.x, y: end.y - start.y)
  }

  /// `translation` is in points of `view`.
  open func setTranslation(_ translation: CGPoint, in view: UIView?) {
    let place = windowPlace
    guard let view else {
      base = CGPoint(x: place.x - translation.x, y: place.y - translation.y)
      return
    }
    let inside = view.convert(place, from: nil as UIView?)
    base = view.convert(
      CGPoint(x: inside.x - translation.x, y: inside.y - translation.y), to: nil as UIView?)
  }

  /// In points of `view` per second.
  open func velocity(in view: UIView?) -> CGPoint {
    guard let view else { return speed }
    let start = view.convert(CGPoint.zero, from: nil as UIView?)
    let end = view.convert(speed, from: nil as UIView?)
    return CGPoint(x: end.x - start.x, y: end.y - start.y)
  }

  private var windowPlace: CGPoint { location(in: nil) }

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    guard !isActive else { return }
    origin = windowPlace
    base = origin
    last = (origin, touches.first?.timestamp ?? 0)
    fingers = self.touches.count
    speed = .zero
  }

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    if isActive, fingers != self.touches.count { keepTranslation(before: touches) }
    let place = windowPlace
    follow(place, at: touches.first?.timestamp ?? 0)
    if isActive {
      state = .changed
    } else if state == .possible, self.touches.count >= minimumNumberOfTouches,
      self.touches.count <= maximumNumberOfTouches,
      hasMovedEnough(by: CGPoint(x: place.x - origin.x, y: place.y - origin.y))
    {
      state = .began
    }
  }

  /// The translation starts when the pan does, so that content does not jump by the slop; a delegate that is asked before
  /// whether the pan may begin finds what the finger has moved, from which apps tell its direction.
  override func enter(_ newState: State) {
    if newState == .began { base = windowPlace }
    super.enter(newState)
  }

  /// A finger came or left, with which the middle of the touches jumps; what they have moved does not.
  private func keepTranslation(before moved: Set<UITouch>) {
    fingers = touches.count
    let places = touches.map { moved.contains($0) ? $0.previousWindowLocation : $0.windowLocation }
    guard let old = last, !places.isEmpty else { return }
    let sum = places.reduce(CGPoint.zero) { CGPoint(x: $0.x + $1.x, y: $0.y + $1.y) }
    let middle = CGPoint(x: sum.x / CGFloat(places.count), y: sum.y / CGFloat(places.count))
    base.x += middle.x - old.place.x
    base.y += middle.y - old.place.y
    last = (middle, old.time)
  }

  func hasMovedEnough(by distance: CGPoint) -> Bool {
    hypot(distance.x, distance.y) >= Self.slop
  }

  private func follow(_ place: CGPoint, at time: TimeInterval) {
    if let last, time > last.time {
      let interval = CGFloat(time - last.time)
      speed = CGPoint(
        x: (place.x - last.place.x) / interval, y: (place.y - last.place.y) / interval)
    }
    last = (place, time)
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    if let time = touches.first?.timestamp, let last,
      time - last.time > GestureMetrics.restWithoutMomentum
    {
      speed = .zero
    }
    guard self.touches.allSatisfy({ $0.phase == .ended }) else { return }
    state = isActive ? .ended : .failed
  }

  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    state = isActive ? .cancelled : .failed
  }
}

open class UIScreenEdgePanGestureRecognizer: UIPanGestureRecognizer {
  /// How close to the edge the finger must go down, in points.
  private static let edgeWidth = GestureMetrics.screenEdge

  open var edges: UIRectEdge = []
  private var startsAtEdge = false

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesBegan(touches, with: event)
    let place = location(in: nil)
    let bounds = view?.window?.bounds ?? UIScreen.main.bounds
    startsAtEdge =
      edges.contains(.left) && place.x <= Self.edgeWidth
      || edges.contains(.right) && place.x >= bounds.maxX - Self.edgeWidth
      || edges.contains(.top) && place.y <= Self.edgeWidth
      || edges.contains(.bottom) && place.y >= bounds.maxY - Self.edgeWidth
    if !startsAtEdge { state = .failed }
  }
}
