import CoreGraphics
import Foundation

/// Follows a pointer over its view.
///
/// Differs from Apple's: the devices have no pointer, so that it never begins.
open class UIHoverGestureRecognizer: UIGestureRecognizer {
  /// From 0 on the screen to 1 at the greatest height of a pencil.
  open var zOffset: CGFloat { 0 }

  /// In radians; a right angle stands for a pointer that has no angle.
  open var altitudeAngle: CGFloat { .pi / 2 }

  /// In radians, in the space of a view.
  open func azimuthAngle(in view: UIView?) -> CGFloat { 0 }

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) { state = .failed }
}
