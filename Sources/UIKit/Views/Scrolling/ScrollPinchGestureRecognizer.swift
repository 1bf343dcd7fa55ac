import Foundation

/// Zooms the content of a scroll view, also while that is dragged.
final class ScrollPinchGestureRecognizer: UIPinchGestureRecognizer {
  override func fingersMoved(after seconds: TimeInterval) -> Bool {
    guard super.fingersMoved(after: seconds) else { return false }
    guard let view = view as? UIScrollView else { return false }
    return ScrollZoom.content(of: view) != nil
  }

  override func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool {
    !isBeside(preventedGestureRecognizer)
  }

  override func canBePrevented(by preventingGestureRecognizer: UIGestureRecognizer) -> Bool {
    !isBeside(preventingGestureRecognizer)
  }

  private func isBeside(_ other: UIGestureRecognizer) -> Bool {
    other is ScrollPanGestureRecognizer && other.view === view
  }
}
