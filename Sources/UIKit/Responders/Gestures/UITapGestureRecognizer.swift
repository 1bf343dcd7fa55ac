import CoreGraphics
import Foundation
import Metrics

open class UITapGestureRecognizer: UIGestureRecognizer {
  /// How far a finger may stray and still tap, in points.
  private static let allowableMovement = GestureMetrics.tapMovement

  open var numberOfTapsRequired = 1
  open var numberOfTouchesRequired = 1
  /// The buttons that have to be down; a finger counts as the primary one.
  open var buttonMaskRequired = UIEvent.ButtonMask.primary
  private var origins: [ObjectIdentifier: CGPoint] = [:]
  private var mostTouches = 0
  private var nextTapLimit: TimeInterval?

  override var awaitsTouchesUntil: TimeInterval? { nextTapLimit }

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    nextTapLimit = nil
    guard buttonMaskRequired.isSubset(of: .primary) else {
      state = .failed
      return
    }
    for touch in touches { origins[ObjectIdentifier(touch)] = touch.windowLocation }
    mostTouches = max(mostTouches, self.touches.count)
    if mostTouches > numberOfTouchesRequired { state = .failed }
  }

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    for touch in touches {
      guard let origin = origins[ObjectIdentifier(touch)] else { continue }
      let distance = hypot(touch.windowLocation.x - origin.x, touch.windowLocation.y - origin.y)
      if distance > Self.allowableMovement { state = .failed }
    }
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    guard state == .possible, self.touches.allSatisfy({ $0.phase == .ended }) else { return }
    let taps = touches.map(\.tapCount).max() ?? 1
    guard mostTouches == numberOfTouchesRequired else {
      state = .failed
      return
    }
    if taps % max(numberOfTapsRequired, 1) == 0 {
      state = .ended
    } else {
      // Those that wait for this one to fail wait for the next tap.
      nextTapLimit = UIApplication.shared.device.clock.now + GestureMetrics.tapInterval
    }
  }

  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    state = .failed
  }

  open override func reset() {
    origins.removeAll()
    mostTouches = 0
  }
}
