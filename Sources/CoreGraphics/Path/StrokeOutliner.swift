/// Builds the outline of stroked lines.
struct StrokeOutliner {
  let radius: CGFloat
  let cap: CGLineCap
  let join: CGLineJoin
  let miterLimit: CGFloat
  let tolerance: CGFloat
  private(set) var elements: [CGPath.Element] = []

  init(
    radius: CGFloat, cap: CGLineCap, join: CGLineJoin, miterLimit: CGFloat, tolerance: CGFloat
  ) {
    self.radius = radius
    self.cap = cap
    self.join = join
    self.miterLimit = miterLimit
    self.tolerance = tolerance
  }

  mutating func add(_ line: Polyline) {
    let points = line.points
    guard points.count > 1 else {
      if let point = points.first { addDot(at: point) }
      return
    }
    if line.isClosed, points.count > 2 {
      addContour(closedSide(of: points))
      addContour(closedSide(of: points.reversed()))
    } else {
      addContour(openSide(of: points) + openSide(of: points.reversed()))
    }
  }

  // MARK: Sides

  /// The left side of an open line from start to end, with the cap at its end.
  private func openSide(of points: [CGPoint]) -> [CGPoint] {
    var side: [CGPoint] = []
    for index in 1..<points.count {
      let normal = normal(points[index - 1], points[index])
      if index == 1 { side.append(points[0] + normal * radius) }
      if index + 1 < points.count {
        side += corner(points[index - 1], points[index], points[index + 1])
      } else {
        side += endCap(at: points[index], normal: normal)
      }
    }
    return side
  }

  private func closedSide(of points: [CGPoint]) -> [CGPoint] {
    points.indices.flatMap { index in
      corner(
        points[(index + points.count - 1) % points.count], points[index],
        points[(index + 1) % points.count])
    }
  }

  /// The points on the left side of the turn at `pivot`.
  private func corner(_ before: CGPoint, _ pivot: CGPoint, _ after: CGPoint) -> [CGPoint] {
    let (first, second) = (normal(before, pivot), normal(pivot, after))
    let (from, to) = (pivot + first * radius, pivot + second * radius)
    let cross = first.dx * second.dy - first.dy * second.dx
    let dot = first.dx * second.dx + first.dy * second.dy
    // The inner side folds over itself; by the winding rule that stays inside the line.
    if cross > 0 { return [from, pivot, to] }
    switch join {
    case .bevel: return [from, to]
    case .round: return arc(around: pivot, from: first, to: second)
    case .miter:
      let cosine = ((1 + dot) / 2).squareRoot()
      guard cosine > 1e-6, 1 / cosine <= miterLimit else { return [from, to] }
      let sum = CGVector(dx: first.dx + second.dx, dy: first.dy + second.dy)
      return [pivot + sum * (radius / (1 + dot))]
    }
  }

  private func endCap(at end: CGPoint, normal: CGVector) -> [CGPoint] {
    let along = CGVector(dx: normal.dy, dy: -normal.dx)
    let (left, right) = (end + normal * radius, end + normal * -radius)
    switch cap {
    case .butt: return [left, right]
    case .square: return [left + along * radius, right + along * radius]
    case .round:
      let middle = arc(around: end, from: normal, to: along)
      return middle + arc(around: end, from: along, to: normal * -1).dropFirst()
    }
  }

  /// The outer way from one normal to the next.
  private func arc(around center: CGPoint, from: CGVector, to: CGVector) -> [CGPoint] {
    let start = atan2(from.dy, from.dx)
    var sweep = atan2(to.dy, to.dx) - start
    if sweep > 1e-9 { sweep -= 2 * CGFloat.pi }
    let largestStep = 2 * acos(max(1 - tolerance / radius, 0))
    let steps = (abs(sweep) / largestStep).rounded(.up)
    let count = steps.isNaN ? 1 : Int(min(max(steps, 1), 256))
    return (0...count).map { index in
      let angle = start + sweep * CGFloat(index) / CGFloat(count)
      return CGPoint(x: center.x + radius * cos(angle), y: center.y + radius * sin(angle))
    }
  }

  // MARK: Output

  private mutating func addDot(at point: CGPoint) {
    let square = CGRect(
      x: point.x - radius, y: point.y - radius, width: radius * 2, height: radius * 2)
    switch cap {
    case .butt: break
    case .round: elements += PathShape.ellipse(in: square)
    case .square: elements += PathShape.rect(square)
    }
  }

  private mutating func addContour(_ points: [CGPoint]) {
    guard let first = points.first else { return }
    elements.append(.move(to: first))
    elements += points.dropFirst().map { .line(to: $0) }
    elements.append(.closeSubpath)
  }

  /// The unit vector to the left of the way from one point to the other, where y points down.
  private func normal(_ from: CGPoint, _ to: CGPoint) -> CGVector {
    let length = hypot(to.x - from.x, to.y - from.y)
    guard length > 0 else { return CGVector(dx: 0, dy: -1) }
    return CGVector(dx: -(to.y - from.y) / length, dy: (to.x - from.x) / length)
  }
}

private func + (point: CGPoint, vector: CGVector) -> CGPoint {
  CGPoint(x: point.x + vector.dx, y: point.y + vector.dy)
}

private func * (vector: CGVector, factor: CGFloat) -> CGVector {
  CGVector(dx: vector.dx * factor, dy: vector.dy * factor)
}
