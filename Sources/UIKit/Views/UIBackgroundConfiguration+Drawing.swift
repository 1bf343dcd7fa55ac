import CoreGraphics

extension UIBackgroundConfiguration {
  /// Draws the background of a view: the colour, over it the image, around both the line.
  ///
  /// `color` and `cornerRadius`, in points, are taken in place of the configuration's own.
  func append(
    to canvas: inout ViewCanvas, behind view: UIView, color: UIColor? = nil,
    cornerRadius: CGFloat? = nil
  ) {
    let rect = rect(behind: view)
    let radius = cornerRadius ?? self.cornerRadius
    if let color = color ?? shownColor { canvas.fill(rect, cornerRadius: radius, color) }
    if let image { ImageDrawing.append(image, in: rect, tint: view.tintColor, to: &canvas) }
    guard strokeWidth > 0 else { return }
    canvas.strokeInside(
      rect, cornerRadius: radius, width: strokeWidth, resolvedStrokeColor(for: view.tintColor))
  }

  /// The view's bounds without the insets, which never turn it inside out.
  private func rect(behind view: UIView) -> CGRect {
    let insets = LayoutMargins.absolute(backgroundInsets, in: view)
    let bounds = view.bounds
    return CGRect(
      x: bounds.minX + insets.left, y: bounds.minY + insets.top,
      width: max(bounds.width - insets.left - insets.right, 0),
      height: max(bounds.height - insets.top - insets.bottom, 0))
  }
}
