import CoreGraphics

extension UIView {
  /// Whether the view arranges its content from right to left.
  var isRightToLeft: Bool { effectiveUserInterfaceLayoutDirection == .rightToLeft }

  /// Where a rectangle in the view's own coordinates goes that was laid out from left to right: its mirror
  /// image in a view that arranges its content from right to left.
  func mirrored(_ rect: CGRect) -> CGRect { mirrored(rect, in: bounds) }

  func mirrored(_ rect: CGRect, in bounds: CGRect) -> CGRect {
    guard isRightToLeft else { return rect }
    var rect = rect
    rect.origin.x = bounds.minX + bounds.maxX - rect.maxX
    return rect
  }
}
