import CoreGraphics
import Foundation

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
      move(view, by: pan)
    case .changed: move(view, by: pan)
    case .ended, .cancelled: end(pan, in: view)
    default: break
    }
  }

  private func move(_ view: UIScrollView, by pan: UIPanGestureRecognizer) {
    let translation = pan.translation(in: view)
    var offset = startOffset
    if Axes.scrollsSideways(view), lock != .vertical { offset.x -= translation.x }
    if Axes.scrollsVertically(view), lock != .horizontal { offset.y -= translation.y }
    let limit = view.clamped(offset)
    offset.x =
      view.bounces && view.bouncesHorizontally
      ? Self.rubberBand(offset.x, limit.x, view.bounds.width) : limit.x
    offset.y =
      view.bounces && view.bouncesVertically
      ? Self.rubberBand(offset.y, limit.y, view.bounds.height) : limit.y
    view.contentOffset = offset
  }

  /// Where the content shows when the finger would have it at `offset`, past `limit`.
  private static func rubberBand(_ offset: CGFloat, _ limit: CGFloat, _ length: CGFloat) -> CGFloat
  {
    guard offset != limit, length > 0 else { return offset }
    let distance = abs(offset - limit)
    let shown = (1 - 1 / (distance * 0.55 / length + 1)) * length
    return offset > limit ? limit + shown : limit - shown
  }

  private func end(_ pan: UIPanGestureRecognizer, in view: UIScrollView) {
    let velocity = pan.velocity(in: view)
    let rate = view.decelerationRate.rawValue
    // From points per second to the whole distance rolled.
    let factor = rate / (1 - rate) / 1000
    var target = view.contentOffset
    if Axes.scrollsSideways(view), lock != .vertical { target.x -= velocity.x * factor }
    if Axes.scrollsVertically(view), lock != .horizontal { target.y -= velocity.y * factor }
    if view.isPagingEnabled { target = Axes.page(near: view.contentOffset, velocity, in: view) }
    view.scrollDelegate?.scrollViewWillEndDragging(
      view, withVelocity: CGPoint(x: -velocity.x / 1000, y: -velocity.y / 1000),
      targetContentOffset: &target)
    target = view.clamped(target)
    target = view.scrollFollower?.restingOffset(near: target, of: view) ?? target
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
      let position = offset / length
      if velocity < -50 { return position.rounded(.up) * length }
      if velocity > 50 { return position.rounded(.down) * length }
      return position.rounded() * length
    }
  }
}
