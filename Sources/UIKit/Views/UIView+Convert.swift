import CoreGraphics
import Foundation

extension UIView {
  public func convert(_ point: CGPoint, to view: UIView?) -> CGPoint {
    let root = Self.pointInRoot(point, of: self)
    return view.map { Self.point(inRoot: root, to: $0) } ?? root
  }

  public func convert(_ point: CGPoint, from view: UIView?) -> CGPoint {
    let root = view.map { Self.pointInRoot(point, of: $0) } ?? point
    return Self.point(inRoot: root, to: self)
  }

  public func convert(_ rect: CGRect, to view: UIView?) -> CGRect {
    Self.corners(of: rect) { convert($0, to: view) }
  }

  public func convert(_ rect: CGRect, from view: UIView?) -> CGRect {
    Self.corners(of: rect) { convert($0, from: view) }
  }

  public func convert(_ point: CGPoint, to coordinateSpace: any UICoordinateSpace) -> CGPoint {
    convert(point, to: Self.view(of: coordinateSpace))
  }

  public func convert(_ point: CGPoint, from coordinateSpace: any UICoordinateSpace) -> CGPoint {
    convert(point, from: Self.view(of: coordinateSpace))
  }

  public func convert(_ rect: CGRect, to coordinateSpace: any UICoordinateSpace) -> CGRect {
    convert(rect, to: Self.view(of: coordinateSpace))
  }

  public func convert(_ rect: CGRect, from coordinateSpace: any UICoordinateSpace) -> CGRect {
    convert(rect, from: Self.view(of: coordinateSpace))
  }

  /// The view that a coordinate space is; the optimiser fails on the cast where it is inlined.
  @inline(never)
  private static func view(of space: any UICoordinateSpace) -> UIView? { space as? UIView }

  // MARK: Steps

  /// From this view's coordinates to its superview's.
  package func pointInSuperview(_ point: CGPoint) -> CGPoint {
    let middle = CGPoint(x: storedBounds.midX, y: storedBounds.midY)
    var offset = CGPoint(x: point.x - middle.x, y: point.y - middle.y)
    if !storedTransform.isIdentity { offset = offset.applying(storedTransform) }
    return CGPoint(x: offset.x + storedCenter.x, y: offset.y + storedCenter.y)
  }

  /// From the superview's coordinates to this view's.
  package func pointFromSuperview(_ point: CGPoint) -> CGPoint {
    let middle = CGPoint(x: storedBounds.midX, y: storedBounds.midY)
    var offset = CGPoint(x: point.x - storedCenter.x, y: point.y - storedCenter.y)
    if !storedTransform.isIdentity { offset = offset.applying(storedTransform.inverted()) }
    return CGPoint(x: offset.x + middle.x, y: offset.y + middle.y)
  }

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
