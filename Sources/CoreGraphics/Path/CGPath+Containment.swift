extension CGPath {
  /// Whether the filled path covers `point`.
  ///
  /// Open subpaths count as closed.
  ///
  /// - Parameters:
  ///   - point: The point to look at.
  ///   - rule: How the inside is told from the outside.
  ///   - transform: What to do to the path before looking.
  /// - Returns: Whether the point lies inside.
  public final func contains(
    _ point: CGPoint, using rule: CGPathFillRule = .winding,
    transform: CGAffineTransform = .identity
  ) -> Bool {
    let path =
      transform.isIdentity ? self : CGPath(elements: elements.map { $0.applying(transform) })
    let box = path.boundingBox
    guard !box.isNull, point.x >= box.minX, point.x <= box.maxX, point.y >= box.minY,
      point.y <= box.maxY
    else { return false }
    let tolerance = max(max(box.width, box.height) * 1e-4, 1e-6)
    var winding = 0
    for line in path.polylines(tolerance: tolerance) {
      winding += line.winding(around: point)
    }
    return rule == .winding ? winding != 0 : !winding.isMultiple(of: 2)
  }
}

extension Polyline {
  /// How many times the closed line runs around `point`.
  func winding(around point: CGPoint) -> Int {
    guard var from = points.last else { return 0 }
    var winding = 0
    for to in points {
      let side = (to.x - from.x) * (point.y - from.y) - (point.x - from.x) * (to.y - from.y)
      if from.y <= point.y {
        if to.y > point.y, side > 0 { winding += 1 }
      } else if to.y <= point.y, side < 0 {
        winding -= 1
      }
      from = to
    }
    return winding
  }
}
