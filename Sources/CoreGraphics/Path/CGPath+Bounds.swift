extension CGPath {
  /// The smallest rectangle around all points, control points too.
  ///
  /// Null when empty.
  public final var boundingBox: CGRect {
    var bounds = PointBounds()
    for element in elements {
      for point in element.points { bounds.add(point) }
    }
    return bounds.rect
  }

  /// The smallest rectangle around the lines themselves, without control points.
  ///
  /// Null when empty.
  public final var boundingBoxOfPath: CGRect {
    var bounds = PointBounds()
    var current = CGPoint.zero
    for element in elements {
      switch element {
      case .quadCurve(let end, let control):
        let curve = CubicCurve(quadraticFrom: current, control: control, to: end)
        for point in curve.extremePoints { bounds.add(point) }
      case .curve(let end, let control1, let control2):
        let curve = CubicCurve(start: current, control1: control1, control2: control2, end: end)
        for point in curve.extremePoints { bounds.add(point) }
      case .move, .line, .closeSubpath: break
      }
      if let end = element.endPoint {
        bounds.add(end)
        current = end
      }
    }
    return bounds.rect
  }

  /// The rectangle that this path is, if it is exactly one with sides along the axes.
  package final var rectangle: CGRect? {
    var corners: [CGPoint] = []
    for (index, element) in elements.enumerated() {
      switch element {
      case .move(let point) where index == 0: corners.append(point)
      case .line(let point) where index > 0: corners.append(point)
      case .closeSubpath where index == elements.count - 1: break
      default: return nil
      }
    }
    if corners.count == 5, corners.first == corners.last { corners.removeLast() }
    guard corners.count == 4 else { return nil }
    let startsAcross = corners[0].y == corners[1].y
    for index in 0..<4 {
      let (from, to) = (corners[index], corners[(index + 1) % 4])
      let isAcross = (index % 2 == 0) == startsAcross
      guard isAcross ? from.y == to.y : from.x == to.x else { return nil }
    }
    return boundingBox
  }
}
