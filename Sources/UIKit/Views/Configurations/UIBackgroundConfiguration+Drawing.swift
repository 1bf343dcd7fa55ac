import CoreGraphics
import DisplayList

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
    if let image { append(image, in: rect, radius, behind: view, to: &canvas) }
    guard strokeWidth > 0 else { return }
    let wanted = strokeOutset.isFinite ? strokeOutset : 0
    let outset = min(max(wanted, -min(rect.width, rect.height) / 2), 1e6)
    canvas.strokeInside(
      rect.insetBy(dx: -outset, dy: -outset), cornerRadius: max(radius + outset, 0),
      width: strokeWidth, resolvedStrokeColor(for: view.tintColor))
  }

  private func append(
    _ image: UIImage, in rect: CGRect, _ radius: CGFloat, behind view: UIView,
    to canvas: inout ViewCanvas
  ) {
    let place = imageContentMode.rect(of: image.size, in: rect)
    guard !rect.contains(place) || radius > 0 else {
      return ImageDrawing.append(image, in: place, tint: view.tintColor, to: &canvas)
    }
    var inner = ViewCanvas(traits: canvas.traits)
    ImageDrawing.append(image, in: place, tint: view.tintColor, to: &inner)
    let clip = UIBezierPath(roundedRect: rect, cornerRadius: radius)
    canvas.append(.group(GroupAttributes(clip: Clip(clip.cgPath)), inner.list.items))
  }

  /// The view's bounds without the insets, which never turn it inside out.
  func rect(behind view: UIView) -> CGRect {
    var directional = backgroundInsets
    let margins = view.directionalLayoutMargins
    let edges = edgesAddingLayoutMarginsToBackgroundInsets
    if edges.contains(.top) { directional.top += margins.top }
    if edges.contains(.leading) { directional.leading += margins.leading }
    if edges.contains(.bottom) { directional.bottom += margins.bottom }
    if edges.contains(.trailing) { directional.trailing += margins.trailing }
    let insets = LayoutMargins.absolute(directional, in: view)
    let bounds = view.bounds
    return CGRect(
      x: bounds.minX + insets.left, y: bounds.minY + insets.top,
      width: max(bounds.width - insets.left - insets.right, 0),
      height: max(bounds.height - insets.top - insets.bottom, 0))
  }
}
