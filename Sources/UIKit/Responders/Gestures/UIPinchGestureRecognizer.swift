import CoreGraphics
import Foundation

/// Two fingers that move relative to each other.
open class TwoFingerGestureRecognizer: UIGestureRecognizer {
  var startDistance: CGFloat = 0
  var startAngle: CGFloat = 0
  private var lastTime: TimeInterval = 0

  /// From the first finger to the second, in window points.
  private var difference: CGVector {
    guard touches.count >= 2 else { return .zero }
    return CGVector(
      dx: touches[1].windowLocation.x - touches[0].windowLocation.x,
      dy: touches[1].windowLocation.y - touches[0].windowLocation.y)
  }

  var distance: CGFloat { max(hypot(difference.dx, difference.dy), 1) }
  /// In radians.
  var angle: CGFloat { atan2(difference.dy, difference.dx) }

  /// The fingers moved; returns whether that is enough to begin.
  func fingersMoved(after seconds: TimeInterval) -> Bool { false }

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    guard self.touches.count == 2 else { return }
    startDistance = distance
    startAngle = angle
    lastTime = touches.first?.timestamp ?? 0
  }

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    guard self.touches.count >= 2, state != .failed else { return }
    let time = touches.first?.timestamp ?? lastTime
    let isEnough = fingersMoved(after: time - lastTime)
    lastTime = time
    if isActive { state = .changed } else if isEnough { state = .began }
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    if isActive {
      state = .ended
    } else if self.touches.allSatisfy({ $0.phase == .ended }) {
      state = .failed
    }
  }

  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    state = isActive ? .cancelled : .failed
  }
}

open class UIPinchGestureRecognizer: TwoFingerGestureRecognizer {
  open var scale: CGFloat = 1 { didSet { startDistance = distance / max(scale, 0.001) } }
  /// In scale factors per second.
  open private(set) var velocity: CGFloat = 0

  override func fingersMoved(after seconds: TimeInterval) -> Bool {
    let start = startDistance
    let old = scale
    scale = distance / max(start, 1)
    startDistance = start
    if seconds > 0 { velocity = (scale - old) / CGFloat(seconds) }
    return abs(distance - start) >= 8
  }

  open override func reset() {
    velocity = 0
  }

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    if !isActive { scale = 1 }
    super.touchesBegan(touches, with: event)
  }
}

open class UIRotationGestureRecognizer: TwoFingerGestureRecognizer {
  /// In radians.
  open var rotation: CGFloat = 0 { didSet { startAngle = angle - rotation } }
  /// In radians per second.
  open private(set) var velocity: CGFloat = 0

  override func fingersMoved(after seconds: TimeInterval) -> Bool {
    let old = rotation
    // The angle jumps where it passes a half turn; the fingers do not.
    rotation = old + remainder(angle - startAngle - old, 2 * .pi)
    if seconds > 0 { velocity = (rotation - old) / CGFloat(seconds) }
    return abs(rotation) >= 0.05
  }

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    if !isActive { rotation = 0 }
    super.touchesBegan(touches, with: event)
  }
}
