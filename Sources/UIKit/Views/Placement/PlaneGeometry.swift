import CoreGraphics

/// How a view or a layer lies in the one around it: the anchor in its bounds lies at its position, and its transform
/// turns and scales it about there.
///
/// Certain: documented for `CALayer` ("Layer Geometry"), and measured on iOS for frames. Whoever asks where a view or a
/// layer lies asks here.
struct PlaneGeometry {
  /// In points, in the own coordinates.
  var bounds: CGRect
  /// In points, in the coordinates around.
  var position: CGPoint
  /// In parts of the size, from the first corner of the bounds; (0.5, 0.5) is the middle.
  var anchorPoint: CGPoint
  /// What the transform does within the plane.
  var transform: CGAffineTransform

  /// The place that lies at the position, in the own coordinates.
  var anchor: CGPoint {
    CGPoint(
      x: bounds.minX + bounds.width * anchorPoint.x, y: bounds.minY + bounds.height * anchorPoint.y)
  }

  // MARK: Points

  /// From the own coordinates to those around.
  func outer(_ point: CGPoint) -> CGPoint {
    let anchor = anchor
    var arm = CGPoint(x: point.x - anchor.x, y: point.y - anchor.y)
    if !transform.isIdentity { arm = arm.applying(transform) }
    return CGPoint(x: arm.x + position.x, y: arm.y + position.y)
  }

  /// From the coordinates around to the own ones; as if it were only moved where the transform makes it flat.
  func inner(_ point: CGPoint) -> CGPoint {
    let anchor = anchor
    var arm = CGPoint(x: point.x - position.x, y: point.y - position.y)
    if !transform.isIdentity { arm = arm.applying(transform.wayBack) }
    return CGPoint(x: arm.x + anchor.x, y: arm.y + anchor.y)
  }

  /// What makes points around of own ones.
  var toOuter: CGAffineTransform {
    let anchor = anchor
    return CGAffineTransform(translationX: -anchor.x, y: -anchor.y).concatenating(transform)
      .concatenating(CGAffineTransform(translationX: position.x, y: position.y))
  }

  // MARK: Frame

  /// The box around the bounds, in the coordinates around.
  var frame: CGRect {
    guard !transform.isIdentity else {
      return CGRect(
        x: Self.exact(position.x - bounds.width * anchorPoint.x),
        y: Self.exact(position.y - bounds.height * anchorPoint.y), width: bounds.width,
        height: bounds.height)
    }
    return box(transform).offsetBy(dx: position.x, dy: position.y)
  }

  /// The same with the bounds' size and the position that give it a frame, as far as its transform lets it.
  ///
  /// The size goes back through the transform as if it were a way, so that it is odd where something is turned by other
  /// than right angles: measured on iOS, where the frame counts as undefined then. Where the box goes that comes of it is
  /// measured for an anchor in the middle, and believed for others and for transforms that move. There is no way back
  /// from what is flat, such as a card on its edge: it keeps its size (unsure).
  func placed(in frame: CGRect) -> PlaneGeometry {
    var result = self
    guard !transform.isIdentity else {
      result.bounds.size = frame.size
      result.position = CGPoint(
        x: frame.minX + frame.width * anchorPoint.x, y: frame.minY + frame.height * anchorPoint.y)
      return result
    }
    if !transform.isFlat {
      let way = frame.size.applying(transform.wayBack)
      result.bounds.size = CGSize(width: abs(way.width), height: abs(way.height))
    }
    var turn = transform
    (turn.tx, turn.ty) = (0, 0)
    let box = result.box(turn)
    result.position = CGPoint(x: frame.midX - box.midX, y: frame.midY - box.midY)
    return result
  }

  /// The box around what a transform makes of the bounds, seen from the anchor.
  private func box(_ transform: CGAffineTransform) -> CGRect {
    CGRect(
      x: -bounds.width * anchorPoint.x, y: -bounds.height * anchorPoint.y, width: bounds.width,
      height: bounds.height
    ).applying(transform)
  }

  /// A length on a pixel of any screen without what parts of sizes and sums have changed in its last digits.
  private static func exact(_ length: CGFloat) -> CGFloat {
    let sixths = (length * 6).rounded()
    return abs(length * 6 - sixths) < 1e-9 ? sixths / 6 : length
  }
}

extension CGAffineTransform {
  /// Whether it makes a line or a point of every area, as near as numbers tell; small scales do not.
  var isFlat: Bool { abs(a * d - b * c) <= 1e-9 * (a * a + b * b + c * c + d * d) }

  /// What undoes it; of one that is flat, only the move.
  var wayBack: CGAffineTransform {
    isFlat ? CGAffineTransform(translationX: -tx, y: -ty) : inverted()
  }
}

extension UIView {
  /// Where the view lies in its superview.
  var planeGeometry: PlaneGeometry {
    PlaneGeometry(
      bounds: storedBounds, position: storedCenter, anchorPoint: storedAnchor,
      transform: storedTransform)
  }
}

extension CALayer {
  /// Where the layer lies in the one above; of a view's own layer, where its view does.
  var planeGeometry: PlaneGeometry {
    owner?.planeGeometry
      ?? PlaneGeometry(
        bounds: bounds, position: position, anchorPoint: anchorPoint,
        transform: CATransform3DGetAffineTransform(transform))
  }
}
