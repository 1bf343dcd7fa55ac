import Device
import Foundation

/// Two fingers: how far apart they are, and in which direction.
package struct FingerPair {
  private var first: Touch?
  private var second: Touch?
  /// The distance at the beginning, in points.
  private(set) var startDistance: CGFloat = 0
  /// How far the fingers have turned, in radians, clockwise; more than a turn counts on.
  private(set) var rotation: CGFloat = 0
  private(set) var startCenter = CGPoint.zero
  private(set) var isOver = false
  /// On the device's clock, in seconds.
  private(set) var time: TimeInterval = 0
  /// In points per second.
  private(set) var distanceVelocity: CGFloat = 0
  /// In radians per second.
  private(set) var angleVelocity: CGFloat = 0

  var isComplete: Bool { first != nil && second != nil }

  var distance: CGFloat {
    guard let first, let second else { return 0 }
    return first.location.distance(to: second.location)
  }

  /// In radians, clockwise.
  var angle: CGFloat {
    guard let first, let second else { return 0 }
    return CGFloat(
      atan2(
        Double(second.location.y - first.location.y), Double(second.location.x - first.location.x)))
  }

  /// Takes touches; a third finger is ignored.
  mutating func follow(_ touches: [Touch]) {
    for touch in touches {
      switch touch.phase {
      case .began:
        if first == nil {
          first = touch
        } else if second == nil {
          second = touch
          begin()
        }
      case .moved, .stationary:
        let oldDistance = distance
        let oldAngle = angle
        if first?.id == touch.id { first = touch }
        if second?.id == touch.id { second = touch }
        // The direction jumps by a whole turn where it crosses the left.
        let turn = isComplete ? remainder(angle - oldAngle, 2 * .pi) : 0
        rotation += turn
        let elapsed = CGFloat(touch.timestamp - time)
        guard elapsed > 0, isComplete else { continue }
        distanceVelocity = (distance - oldDistance) / elapsed
        angleVelocity = turn / elapsed
        time = touch.timestamp
      case .ended, .cancelled:
        if first?.id == touch.id || second?.id == touch.id { isOver = true }
      }
    }
  }

  private mutating func begin() {
    guard let first, let second else { return }
    time = second.timestamp
    startDistance = max(1, distance)
    startCenter = CGPoint(
      x: (first.location.x + second.location.x) / 2, y: (first.location.y + second.location.y) / 2)
  }
}

/// Recognizes two fingers that move apart or together.
public nonisolated struct MagnificationGesture: PrimitiveGesture {
  public typealias Value = CGFloat

  /// How much larger or smaller before the gesture begins.
  public var minimumScaleDelta: CGFloat

  public init(minimumScaleDelta: CGFloat = 0.01) {
    self.minimumScaleDelta = minimumScaleDelta
  }

  @MainActor
  package func makeResolver() -> FingerPairResolver<CGFloat> {
    let delta = minimumScaleDelta
    return FingerPairResolver<CGFloat> { pair, _ in
      pair.distance / pair.startDistance
    } hasBegun: { pair in
      abs(pair.distance / pair.startDistance - 1) >= delta
    }
  }

  @MainActor
  package func updateResolver(_ resolver: FingerPairResolver<CGFloat>) {}
}

/// Recognizes two fingers that turn around each other.
public nonisolated struct RotationGesture: PrimitiveGesture {
  public typealias Value = Angle

  /// How far before the gesture begins.
  public var minimumAngleDelta: Angle

  public init(minimumAngleDelta: Angle = .degrees(1)) {
    self.minimumAngleDelta = minimumAngleDelta
  }

  @MainActor
  package func makeResolver() -> FingerPairResolver<Angle> {
    let delta = abs(minimumAngleDelta.radians)
    return FingerPairResolver<Angle> { pair, _ in
      .radians(Double(pair.rotation))
    } hasBegun: { pair in
      abs(Double(pair.rotation)) >= delta
    }
  }

  @MainActor
  package func updateResolver(_ resolver: FingerPairResolver<Angle>) {}
}

/// Follows two fingers.
@MainActor
package final class FingerPairResolver<Value>: _GestureResolver<Value> {
  private var pair = FingerPair()
  private var isActive = false
  private let makeValue: (FingerPair, LayoutNode) -> Value
  private let hasBegun: (FingerPair) -> Bool

  init(
    value: @escaping (FingerPair, LayoutNode) -> Value, hasBegun: @escaping (FingerPair) -> Bool
  ) {
    makeValue = value
    self.hasBegun = hasBegun
  }

  package override func update(
    _ event: GestureEvent, _ actions: inout [GestureAction]
  ) -> GesturePhase<Value> {
    pair.follow(event.touches)
    if pair.isOver {
      guard isActive, !event.touches.contains(where: { $0.phase == .cancelled }) else {
        return .failed
      }
      return .ended(makeValue(pair, event.node))
    }
    if !isActive, pair.isComplete, hasBegun(pair) { isActive = true }
    return isActive ? .active(makeValue(pair, event.node)) : .possible(nil)
  }
}
