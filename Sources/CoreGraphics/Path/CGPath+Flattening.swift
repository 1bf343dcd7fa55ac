/// A run of straight lines.
package struct Polyline: Equatable, Sendable {
  /// Without repeats; a closed line does not repeat its first point.
  package var points: [CGPoint]
  package var isClosed: Bool

  package init(points: [CGPoint], isClosed: Bool) {
    self.points = points
    self.isClosed = isClosed
  }
}

extension CGPath {
  /// The subpaths as straight lines that stray at most `tolerance` from the curves.
  package final func polylines(tolerance: CGFloat) -> [Polyline] {
    var lines: [Polyline] = []
    var points: [CGPoint] = []
    var start: CGPoint?

    func finish(closed: Bool) {
      if closed, points.count > 1, points.first == points.last { points.removeLast() }
      if !points.isEmpty { lines.append(Polyline(points: points, isClosed: closed)) }
      points = []
    }
    func extend(_ new: [CGPoint]) {
      if points.isEmpty, let start { points = [start] }
      for point in new where point != points.last { points.append(point) }
    }

    for element in elements {
      let current = points.last ?? start ?? .zero
      switch element {
      case .move(let point):
        finish(closed: false)
        start = point
        points = [point]
      case .line(let end):
        extend([end])
      case .quadCurve(let end, let control):
        let curve = CubicCurve(quadraticFrom: current, control: control, to: end)
        extend(curve.flattened(tolerance: tolerance))
      case .curve(let end, let control1, let control2):
        let curve = CubicCurve(start: current, control1: control1, control2: control2, end: end)
        extend(curve.flattened(tolerance: tolerance))
      case .closeSubpath:
        let first = points.first
        finish(closed: true)
        start = first ?? start
      }
    }
    finish(closed: false)
    return lines
  }

  /// The same shape made of straight lines only.
  ///
  /// - Parameter threshold: How far a line may stray from its curve, in the path's units.
  /// - Returns: The new path.
  public final func flattened(threshold: CGFloat) -> CGPath {
    let path = CGMutablePath()
    for line in polylines(tolerance: threshold) {
      path.addLines(between: line.points)
      if line.isClosed { path.closeSubpath() }
    }
    return CGPath(elements: path.elements)
  }
}
