import CoreGraphics

extension UIView.ContentMode {
  /// Where content of a size goes in `bounds`, in points.
  package func rect(of size: CGSize, in bounds: CGRect) -> CGRect {
    guard size.width > 0, size.height > 0 else { return bounds }
    switch self {
    case .scaleToFill, .redraw: return bounds
    case .scaleAspectFit, .scaleAspectFill:
      let x = bounds.width / size.width
      let y = bounds.height / size.height
      let factor = self == .scaleAspectFit ? min(x, y) : max(x, y)
      return placed(
        CGSize(width: size.width * factor, height: size.height * factor), in: bounds, 0.5, 0.5)
    case .center: return placed(size, in: bounds, 0.5, 0.5)
    case .top: return placed(size, in: bounds, 0.5, 0)
    case .bottom: return placed(size, in: bounds, 0.5, 1)
    case .left: return placed(size, in: bounds, 0, 0.5)
    case .right: return placed(size, in: bounds, 1, 0.5)
    case .topLeft: return placed(size, in: bounds, 0, 0)
    case .topRight: return placed(size, in: bounds, 1, 0)
    case .bottomLeft: return placed(size, in: bounds, 0, 1)
    case .bottomRight: return placed(size, in: bounds, 1, 1)
    }
  }

  private func placed(_ size: CGSize, in bounds: CGRect, _ x: CGFloat, _ y: CGFloat)
    -> CGRect
  {
    CGRect(
      x: bounds.minX + (bounds.width - size.width) * x,
      y: bounds.minY + (bounds.height - size.height) * y, width: size.width, height: size.height)
  }
}
