import Device
import Foundation

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
  package static let tapMovement: CGFloat = 45
  /// A tap that is held longer fails, in seconds.
  package static let tapDuration: TimeInterval = 0.75
  /// The next tap of several must begin within this time, in seconds.
  package static let tapInterval: TimeInterval = 0.35
  /// How far a finger moves before scrolling takes it, in points.
  package static let panMovement: CGFloat = 10
  /// How far outside of a button a finger may be without letting go of it, in points.
  package static let pressMargin: CGFloat = 70
}

extension CGPoint {
  /// The distance to another point, in points.
  package func distance(to other: CGPoint) -> CGFloat {
    let x = other.x - self.x
    let y = other.y - self.y
    return (x * x + y * y).squareRoot()
  }
}
