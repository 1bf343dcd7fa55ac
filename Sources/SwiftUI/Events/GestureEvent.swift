import Device
import Foundation
import Metrics

/// What a gesture is told: the touches that it follows, at one moment.
package struct GestureEvent {
  /// On the device's clock, in seconds.
  package let time: TimeInterval
  /// The touches that changed now; empty when only time has passed.
  package let touches: [Touch]
  /// The node that bears the gesture.
  package unowned(unsafe) let node: LayoutNode

  package init(time: TimeInterval, touches: [Touch], node: LayoutNode) {
    self.time = time
    self.touches = touches
    self.node = node
  }
}

/// How far a recognizer has got with the touches it follows.
package enum RecognitionState {
  /// May still happen.
  case possible
  /// Happens now and goes on.
  case active
  /// Has happened.
  case ended
  /// Will not happen with these touches.
  case failed

  package var isOver: Bool { self == .ended || self == .failed }
}

/// Something that a gesture wants done once it may happen.
package typealias GestureAction = @MainActor () -> Void

/// The touches and times that gestures are measured by.
package enum GestureLimits {
  /// A tap that moves farther fails, in points.
  package static let tapMovement = GestureMetrics.tapMovement
  /// A tap that is held longer fails, in seconds.
  package static let tapDuration: TimeInterval = GestureMetrics.tapDuration
  /// The next tap of several must begin within this time, in seconds.
  package static let tapInterval: TimeInterval = GestureMetrics.tapInterval
  /// How far a finger moves before scrolling takes it, in points.
  package static let panMovement = GestureMetrics.panMovement
  /// How far outside of a button a finger may be without letting go of it, in points.
  package static let pressMargin = GestureMetrics.pressMargin
}

extension CGPoint {
  /// The distance to another point, in points.
  package func distance(to other: CGPoint) -> CGFloat {
    let x = other.x - self.x
    let y = other.y - self.y
    return (x * x + y * y).squareRoot()
  }
}
