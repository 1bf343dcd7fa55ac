import CoreGraphics

/// Moves with the content of a scroll view, as a search bar does that scrolls away.
@MainActor
protocol ScrollObserver: AnyObject {
  func scrolled(_ view: UIScrollView)
  /// How much further down than its insets say the content can be pulled, in points.
  func hiddenHeight(above view: UIScrollView) -> CGFloat
  /// Where the content comes to rest that would do so at `target`.
  func restingOffset(near target: CGPoint, of view: UIScrollView) -> CGPoint
}
