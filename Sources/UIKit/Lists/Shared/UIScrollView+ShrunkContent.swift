import CoreGraphics

extension UIScrollView {
  /// Scrolls a list back whose content has become shorter than what is seen: "adjusts offsets if the table shrinks", as
  /// Apple says of `reloadData()`.
  ///
  /// Sizes in points. A finger that moves the content, and content that rolls out, are left alone.
  func keepOffset(inContentShrunkFrom old: CGSize) {
    guard !isTracking, !isDragging, !isDecelerating else { return }
    let (range, inset) = (offsetRange, adjustedContentInset)
    var offset = contentOffset
    if contentSize.height < old.height {
      offset.y = min(offset.y, max(range.maxY, -inset.top))
    }
    if contentSize.width < old.width {
      offset.x = min(offset.x, max(range.maxX, -inset.left))
    }
    if offset != contentOffset { contentOffset = offset }
  }
}
