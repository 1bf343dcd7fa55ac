import CoreGraphics
import Foundation

extension UIView {
  /// Nil stands for the space of the window.
  static func converted(_ point: CGPoint, from source: UIView?, to target: UIView?) -> CGPoint {
    let root = source.map { pointInRoot(point, of: $0) } ?? point
    return target.map { Self.point(inRoot: root, to: $0) } ?? root
  }

  static func converted(_ rect: CGRect, from source: UIView?, to target: UIView?) -> CGRect {
    corners(of: rect) { converted($0, from: source, to: target) }
  }

  /// The view that a coordinate space is; the optimiser fails on the cast where it is inlined.
  @inline(never)
  static func view(of space: any UICoordinateSpace) -> UIView? { space as? UIView }

  // MARK: Steps

  /// From this view's coordinates to its superview's.
  package func pointInSuperview(_ point: CGPoint) -> CGPoint { planeGeometry.outer(point) }

  /// From the superview's coordinates to this view's.
  package func pointFromSuperview(_ point: CGPoint) -> CGPoint { planeGeometry.inner(point) }

  private static func pointInRoot(_ point: CGPoint, of view: UIView) -> CGPoint {
    var point = point
    var next: UIView? = view
    while let view = next, view.storedSuperview != nil {
      point = view.pointInSuperview(point)
      next = view.storedSuperview
    }
    return point
  }

  private static func point(inRoot point: CGPoint, to view: UIView) -> CGPoint {
    guard let parent = view.storedSuperview else { return point }
    return view.pointFromSuperview(Self.point(inRoot: point, to: parent))
  }

  private static func corners(of rect: CGRect, _ convert: (CGPoint) -> CGPoint) -> CGRect {
    guard !rect.isNull, !rect.isInfinite else { return rect }
    let points = [
      CGPoint(x: rect.minX, y: rect.minY), CGPoint(x: rect.maxX, y: rect.minY),
      CGPoint(x: rect.minX, y: rect.maxY), CGPoint(x: rect.maxX, y: rect.maxY),
    ].map(convert)
    let xs = points.map(\.x)
    let ys = points.map(\.y)
    let left = xs.min() ?? 0
    let top = ys.min() ?? 0
    return CGRect(x: left, y: top, width: (xs.max() ?? 0) - left, height: (ys.max() ?? 0) - top)
  }
}
