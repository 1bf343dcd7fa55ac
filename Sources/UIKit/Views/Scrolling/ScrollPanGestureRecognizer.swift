import CoreGraphics
import Foundation

/// Lets the views inside keep touches along an axis that the scroll view does not scroll, and touches
/// that they own.
final class ScrollPanGestureRecognizer: UIPanGestureRecognizer {
  /// How long a touch rests until the view inside owns it, in seconds; as iOS does, measured by hand.
  private static let contentDelay: TimeInterval = 0.15

  /// How far the finger went until the pan began, in points.
  private(set) var firstMove = CGPoint.zero
  private var began: TimeInterval = 0

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    if !isActive {
      began = touches.first?.timestamp ?? 0
      firstMoveTime = -1
    }
    super.touchesBegan(touches, with: event)
  }

  override func hasMovedEnough(by offset: CGPoint) -> Bool {
    guard super.hasMovedEnough(by: offset) else { return false }
    guard let view = view as? UIScrollView else { return true }
    guard !contentKeepsTouch(in: view) else {
      state = .failed
      return false
    }
    firstMove = offset
    let isSideways = abs(offset.x) > abs(offset.y)
    return isSideways
      ? ScrollMotion.Axes.scrollsSideways(view) : ScrollMotion.Axes.scrollsVertically(view)
  }

  /// Whether a view inside owns the touch and does not give it up.
  private func contentKeepsTouch(in view: UIScrollView) -> Bool {
    guard let touch = touches.first, let content = touch.view, content !== view,
      content is UIControl || !view.canCancelContentTouches
    else { return false }
    // How long the finger rested before it moved, not how long it has moved since.
    if view.keepsTouchAtOnce(in: content) { return true }
    let isOwned = !view.delaysContentTouches || firstMoveTime - began >= Self.contentDelay
    return isOwned && !(view.canCancelContentTouches && view.touchesShouldCancel(in: content))
  }

  /// The content may be zoomed while it is dragged.
  override func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool {
    !(preventedGestureRecognizer is ScrollPinchGestureRecognizer)
      || preventedGestureRecognizer.view !== view
  }

  private var firstMoveTime: TimeInterval = -1

  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    if !isActive, firstMoveTime < 0 { firstMoveTime = touches.first?.timestamp ?? 0 }
    super.touchesMoved(touches, with: event)
  }

  override func reset() {
    super.reset()
    began = 0
    firstMoveTime = -1
  }
}
