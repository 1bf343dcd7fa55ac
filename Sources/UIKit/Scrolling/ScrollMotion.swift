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

  /// Follows the finger; when it leaves, the content rolls out at once.
  func follow(_ pan: UIPanGestureRecognizer, in view: UIScrollView) {
    switch pan.state {
    case .began:
      isTracking = true
      isDragging = true
      startOffset = view.contentOffset
      if view.keyboardDismissMode != .none { view.window?.endEditing(true) }
      view.scrollDelegate?.scrollViewWillBeginDragging(view)
      move(view, by: pan)
    case .changed: move(view, by: pan)
    case .ended, .cancelled: end(pan, in: view)
    default: break
    }
  }

  private func move(_ view: UIScrollView, by pan: UIPanGestureRecognizer) {
    let translation = pan.translation(in: view)
    var offset = startOffset
    if Axes.scrollsSideways(view) { offset.x -= translation.x }
    if Axes.scrollsVertically(view) { offset.y -= translation.y }
    if view.bounces {
      let range = view.offsetRange
      offset.x = ScrollPhysics.rubberBanded(
        offset.x, from: range.minX, to: range.maxX, length: view.bounds.width)
      offset.y = ScrollPhysics.rubberBanded(
        offset.y, from: range.minY, to: range.maxY, length: view.bounds.height)
    } else {
      offset = view.clamped(offset)
    }
    view.contentOffset = offset
  }

  private func end(_ pan: UIPanGestureRecognizer, in view: UIScrollView) {
    let velocity = pan.velocity(in: view)
    let rate = view.decelerationRate.rawValue
    func rolled(_ velocity: CGFloat) -> CGFloat {
      ScrollPhysics.rollingDistance(velocity: velocity, rate: rate)
    }
    var target = view.contentOffset
    if Axes.scrollsSideways(view) { target.x -= rolled(velocity.x) }
    if Axes.scrollsVertically(view) { target.y -= rolled(velocity.y) }
    if view.isPagingEnabled { target = Axes.page(near: view.contentOffset, velocity, in: view) }
    view.scrollDelegate?.scrollViewWillEndDragging(
      view, withVelocity: CGPoint(x: -velocity.x / 1000, y: -velocity.y / 1000),
      targetContentOffset: &target)
    target = view.clamped(target)
    isTracking = false
    isDragging = false
    let rolls = target != view.contentOffset
    view.refreshControl?.releaseIfPulled(in: view)
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

/// Lets the views inside keep touches along an axis that the scroll view does not scroll.
final class ScrollPanGestureRecognizer: UIPanGestureRecognizer {
  override func hasMovedEnough(by offset: CGPoint) -> Bool {
    guard super.hasMovedEnough(by: offset) else { return false }
    guard let view = view as? UIScrollView else { return true }
    let isSideways = abs(offset.x) > abs(offset.y)
    return isSideways
      ? ScrollMotion.Axes.scrollsSideways(view) : ScrollMotion.Axes.scrollsVertically(view)
  }
}
