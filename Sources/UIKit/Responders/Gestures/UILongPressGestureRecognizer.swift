import CoreGraphics
import Foundation
import Metrics

open class UILongPressGestureRecognizer: UIGestureRecognizer {
  /// How often the finger has to tap before it goes down to stay.
  open var numberOfTapsRequired = 0
  open var numberOfTouchesRequired = 1
  /// In seconds.
  open var minimumPressDuration: TimeInterval = GestureMetrics.longPressDuration
  /// In points.
  open var allowableMovement: CGFloat = GestureMetrics.longPressMovement
  private var origin: CGPoint?

  override var restingDelay: TimeInterval? { minimumPressDuration }

  override func fingerRested() {
    guard state == .possible, touches.count == numberOfTouchesRequired else { return }
    // The taps of a touch count itself.
    guard touches.allSatisfy({ $0.tapCount > numberOfTapsRequired }) else { return }
    state = .began
  }

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    if origin == nil { origin = touches.first?.windowLocation }
    if minimumPressDuration <= 0 { fingerRested() }
  }

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    if isActive {
      state = .changed
    } else if let origin, let place = touches.first?.windowLocation,
      hypot(place.x - origin.x, place.y - origin.y) > allowableMovement
    {
      state = .failed
    }
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    state = isActive ? .ended : .failed
  }

  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    state = isActive ? .cancelled : .failed
  }

  open override func reset() {
    origin = nil
  }
}
