import CoreGraphics
import Foundation

/// Follows a pointer over its view: it begins when the pointer comes, changes as it moves and ends when it leaves.
///
/// The pointer is moved by UI tests.
open class UIHoverGestureRecognizer: UIGestureRecognizer {
  /// Where the pointer is, in the coordinates of the window.
  private var pointer: CGPoint?

  /// The pointer is over the view, at a place of the window, or has left it.
  func movePointer(to place: CGPoint?) {
    guard let place else {
      if isActive { enter(.ended) }
      enter(.possible)
      pointer = nil
      return
    }
    pointer = place
    guard isEnabled else { return }
    enter(isActive ? .changed : .began)
  }

  open override func location(in view: UIView?) -> CGPoint {
    guard let pointer, let home = self.view?.window else { return super.location(in: view) }
    return view?.convert(pointer, from: home) ?? pointer
  }

  /// From 0 on the screen to 1 at the greatest height of a pencil.
  open var zOffset: CGFloat { 0 }

  /// In radians; a right angle stands for a pointer that has no angle.
  open var altitudeAngle: CGFloat { .pi / 2 }

  /// In radians, in the space of a view.
  open func azimuthAngle(in view: UIView?) -> CGFloat { 0 }

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) { state = .failed }
}
