/// A cubic Bézier curve.
package struct CubicCurve: Equatable, Sendable {
  package var start: CGPoint
  package var control1: CGPoint
  package var control2: CGPoint
  package var end: CGPoint

  package init(start: CGPoint, control1: CGPoint, control2: CGPoint, end: CGPoint) {
    self.start = start
    self.control1 = control1
    self.control2 = control2
    self.end = end
  }

  /// The cubic that runs exactly like a quadratic one.
  package init(quadraticFrom start: CGPoint, control: CGPoint, to end: CGPoint) {
    func between(_ from: CGPoint) -> CGPoint {
      CGPoint(x: from.x + (control.x - from.x) * 2 / 3, y: from.y + (control.y - from.y) * 2 / 3)
    }
    self.init(start: start, control1: between(start), control2: between(end), end: end)
  }

  /// The point at `t` in 0...1.
  package func point(at t: CGFloat) -> CGPoint {
    let u = 1 - t
    let (w0, w1, w2, w3) = (u * u * u, 3 * u * u * t, 3 * u * t * t, t * t * t)
    return CGPoint(
      x: w0 * start.x + w1 * control1.x + w2 * control2.x + w3 * end.x,
      y: w0 * start.y + w1 * control1.y + w2 * control2.y + w3 * end.y
    )
  }

  /// The points where the curve turns back in x or in y.
  var extremePoints: [CGPoint] {
    let horizontal = Self.extremes(start.x, control1.x, control2.x, end.x)
    let vertical = Self.extremes(start.y, control1.y, control2.y, end.y)
    return (horizontal + vertical).map { point(at: $0) }
  }

  /// The parts of the curve before and after `t`.
  package func split(at t: CGFloat) -> (before: CubicCurve, after: CubicCurve) {
    func mix(_ from: CGPoint, _ to: CGPoint) -> CGPoint {
      CGPoint(x: from.x + (to.x - from.x) * t, y: from.y + (to.y - from.y) * t)
    }
    let (a, b, c) = (mix(start, control1), mix(control1, control2), mix(control2, end))
    let (ab, bc) = (mix(a, b), mix(b, c))
    let middle = mix(ab, bc)
    return (
      CubicCurve(start: start, control1: a, control2: ab, end: middle),
      CubicCurve(start: middle, control1: bc, control2: c, end: end)
    )
  }

  /// Points along the curve without its start, close enough that no chord is off by more than
  /// `tolerance`.
  package func flattened(tolerance: CGFloat) -> [CGPoint] {
    func bend(_ a: CGPoint, _ b: CGPoint, _ c: CGPoint) -> CGFloat {
      hypot(a.x - 2 * b.x + c.x, a.y - 2 * b.y + c.y)
    }
    let second = max(bend(start, control1, control2), bend(control1, control2, end))
    let least = tolerance.isNaN ? 1e-6 : max(tolerance, 1e-6)
    let estimate = (6 * second / (8 * least)).squareRoot().rounded(.up)
    // Where nothing can be said of the bend, or of what may be left of it, there is no curve to follow.
    guard second.isFinite, !estimate.isNaN else { return [end] }
    let count = Int(min(max(estimate, 1), 512))
    return (1...count).map {
      $0 == count ? end : point(at: CGFloat($0) / CGFloat(count))
    }
  }

  /// The parameters inside 0..<1 where the derivative of one coordinate is zero.
  private static func extremes(
    _ p0: CGFloat, _ p1: CGFloat, _ p2: CGFloat, _ p3: CGFloat
  ) -> [CGFloat] {
    let a = -p0 + 3 * p1 - 3 * p2 + p3
    let b = 2 * (p0 - 2 * p1 + p2)
    let c = p1 - p0
    var roots: [CGFloat] = []
    if abs(a) < 1e-12 {
      if abs(b) > 1e-12 { roots.append(-c / b) }
    } else {
      let discriminant = b * b - 4 * a * c
      guard discriminant >= 0 else { return [] }
      let root = discriminant.squareRoot()
      roots += [(-b + root) / (2 * a), (-b - root) / (2 * a)]
    }
    return roots.filter { $0 > 0 && $0 < 1 }
  }
}
