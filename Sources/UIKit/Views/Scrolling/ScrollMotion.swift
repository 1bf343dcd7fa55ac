import CoreGraphics
import Foundation
import Metrics

/// A drag of a scroll view, from the first touch to the rest.
@MainActor
final class ScrollMotion {
  private(set) var isTracking = false
  private(set) var isDragging = false
  private(set) var isDecelerating = false
  private var startOffset = CGPoint.zero
  /// The axis to which the drag is locked; nil for both.
  private var lock: NSLayoutConstraint.Axis?

  /// Follows the finger; when it leaves, the content rolls out at once.
  func follow(_ pan: UIPanGestureRecognizer, in view: UIScrollView) {
    switch pan.state {
    case .began:
      isTracking = true
      isDragging = true
      startOffset = view.contentOffset
      lock = view.isDirectionalLockEnabled ? Axes.main(of: pan, in: view) : nil
      if view.keyboardDismissMode != .none { view.window?.endEditing(true) }
      view.scrollDelegate?.scrollViewWillBeginDragging(view)
      view.userWillScroll()
      move(view, by: pan)
    case .changed: move(view, by: pan)
    case .ended, .cancelled: end(pan, in: view)
    default: break
    }
  }

  private func move(_ view: UIScrollView, by pan: UIPanGestureRecognizer) {
    guard !view.isZooming else {
      // The fingers hold the content there: the drag goes on from where they leave it.
      startOffset = view.contentOffset
      pan.setTranslation(.zero, in: view)
      return
    }
    let translation = pan.translation(in: view)
    var offset = startOffset
    if Axes.scrollsSideways(view), lock != .vertical { offset.x -= translation.x }
    if Axes.scrollsVertically(view), lock != .horizontal { offset.y -= translation.y }
    let limit = view.clamped(offset)
    let range = view.offsetRange
    offset.x =
      view.bounces && view.bouncesHorizontally
      ? ScrollPhysics.rubberBanded(
        offset.x, from: range.minX, to: range.maxX, length: view.bounds.width) : limit.x
    offset.y =
      view.bounces && view.bouncesVertically
      ? ScrollPhysics.rubberBanded(
        offset.y, from: range.minY, to: range.maxY, length: view.bounds.height) : limit.y
    view.contentOffset = offset
  }

  private func end(_ pan: UIPanGestureRecognizer, in view: UIScrollView) {
    // First: a control that refreshes holds the content down, and so decides where it comes to rest.
    view.refreshControl?.releaseIfPulled(in: view)
    let velocity = pan.velocity(in: view)
    let rate = view.decelerationRate.rawValue
    func rolled(_ velocity: CGFloat) -> CGFloat {
      ScrollPhysics.rollingDistance(velocity: velocity, rate: rate)
    }
    var target = view.contentOffset
    if Axes.scrollsSideways(view), lock != .vertical { target.x -= rolled(velocity.x) }
    if Axes.scrollsVertically(view), lock != .horizontal { target.y -= rolled(velocity.y) }
    if view.isPagingEnabled { target = Axes.page(near: view.contentOffset, velocity, in: view) }
    // In points a millisecond.
    let speed = CGPoint(x: -velocity.x / 1000, y: -velocity.y / 1000)
    target = view.restingOffset(forProposed: view.clamped(target), speed: speed)
    view.scrollDelegate?.scrollViewWillEndDragging(
      view, withVelocity: speed, targetContentOffset: &target)
    target = view.clamped(target)
    target = view.scrollObserver?.restingOffset(near: target, of: view) ?? target
    isTracking = false
    isDragging = false
    let rolls = target != view.contentOffset
    view.scrollDelegate?.scrollViewDidEndDragging(view, willDecelerate: rolls)
    guard rolls else { return }
    isDecelerating = true
    view.scrollDelegate?.scrollViewWillBeginDecelerating(view)
    view.contentOffset = view.clamped(target)
    isDecelerating = false
    view.scrollDelegate?.scrollViewDidEndDecelerating(view)
  }

  /// Which ways a view scrolls.
  @MainActor
  enum Axes {
    static func scrollsSideways(_ view: UIScrollView) -> Bool {
      view.offsetRange.width > 0 || view.alwaysBounceHorizontal
    }

    static func scrollsVertically(_ view: UIScrollView) -> Bool {
      view.offsetRange.height > 0 || view.alwaysBounceVertical
    }

    /// The axis along which the finger goes; nil for a drag that is clearly diagonal.
    static func main(
      of pan: UIPanGestureRecognizer, in view: UIScrollView
    ) -> NSLayoutConstraint.Axis? {
      guard let pan = pan as? ScrollPanGestureRecognizer else { return nil }
      let move = pan.firstMove
      // A slope between 1:2 and 2:1 counts as diagonal; where iOS draws the line is not documented.
      if abs(move.x) >= 2 * abs(move.y) { return .horizontal }
      return abs(move.y) >= 2 * abs(move.x) ? .vertical : nil
    }

    static func page(
      near offset: CGPoint, _ velocity: CGPoint, in view: UIScrollView
    ) -> CGPoint {
      CGPoint(
        x: page(offset.x, view.bounds.width, velocity.x),
        y: page(offset.y, view.bounds.height, velocity.y))
    }

    private static func page(_ offset: CGFloat, _ length: CGFloat, _ velocity: CGFloat) -> CGFloat {
      guard length > 0 else { return offset }
      return PageTurning.page(near: offset / length, velocity: -velocity) * length
    }
  }
}
