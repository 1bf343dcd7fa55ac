/// A part of a circle.
package struct Arc: Equatable, Sendable {
  package var center: CGPoint
  package var radius: CGFloat
  /// Radians from the positive x axis.
  package var startAngle: CGFloat
  /// Radians; negative when the angle falls along the arc.
  package var sweep: CGFloat

  package init(center: CGPoint, radius: CGFloat, startAngle: CGFloat, sweep: CGFloat) {
    self.center = center
    self.radius = radius
    self.startAngle = startAngle
    self.sweep = sweep
  }

  package var start: CGPoint { point(at: startAngle) }

  private func point(at angle: CGFloat) -> CGPoint {
    CGPoint(x: center.x + radius * cos(angle), y: center.y + radius * sin(angle))
  }

  /// The angle from `start` to `end` in the given direction, at most one full turn.
  package static func sweep(
    from start: CGFloat, to end: CGFloat, clockwise: Bool
  ) -> CGFloat {
    let turn = 2 * CGFloat.pi
    let delta = end - start
    guard delta.isFinite else { return 0 }
    let forward = clockwise ? -delta : delta
    if forward >= turn { return clockwise ? -turn : turn }
    if forward >= 0 { return delta }
    let rest = forward - (forward / turn).rounded(.down) * turn
    return clockwise ? -rest : rest
  }

  /// Cubic curves of at most a quarter turn each.
  package var curves: [CGPath.Element] {
    guard sweep != 0, sweep.isFinite, radius.isFinite else { return [] }
    let limited = min(max(sweep, -2 * CGFloat.pi), 2 * CGFloat.pi)
    // A hair above a quarter must not become two curves.
    let count = max(1, Int((abs(limited) / (CGFloat.pi / 2) - 1e-9).rounded(.up)))
    let step = limited / CGFloat(count)
    let handle = 4 / 3 * tan(step / 4) * radius
    return (0..<count).map { index in
      let from = startAngle + CGFloat(index) * step
      let to = from + step
      let (first, last) = (point(at: from), point(at: to))
      return .curve(
        to: last,
        control1: CGPoint(x: first.x - handle * sin(from), y: first.y + handle * cos(from)),
        control2: CGPoint(x: last.x + handle * sin(to), y: last.y - handle * cos(to))
      )
    }
  }

  /// The arc that touches both sides of a corner; nil if the three points lie on one line.
  package static func fillet(
    from start: CGPoint, corner: CGPoint, to end: CGPoint, radius: CGFloat
  ) -> Arc? {
    let first = CGVector(dx: start.x - corner.x, dy: start.y - corner.y)
    let second = CGVector(dx: end.x - corner.x, dy: end.y - corner.y)
    let lengths = (hypot(first.dx, first.dy), hypot(second.dx, second.dy))
    guard radius > 0, lengths.0 > 0, lengths.1 > 0 else { return nil }
    let unit1 = CGVector(dx: first.dx / lengths.0, dy: first.dy / lengths.0)
    let unit2 = CGVector(dx: second.dx / lengths.1, dy: second.dy / lengths.1)
    let cross = unit1.dx * unit2.dy - unit1.dy * unit2.dx
    let dot = unit1.dx * unit2.dx + unit1.dy * unit2.dy
    guard abs(cross) > 1e-9 else { return nil }

    let halfAngle = acos(min(max(dot, -1), 1)) / 2
    let distance = radius / tan(halfAngle)
    let touch1 = CGPoint(x: corner.x + unit1.dx * distance, y: corner.y + unit1.dy * distance)
    let touch2 = CGPoint(x: corner.x + unit2.dx * distance, y: corner.y + unit2.dy * distance)
    let bisector = CGVector(dx: unit1.dx + unit2.dx, dy: unit1.dy + unit2.dy)
    let scale = radius / sin(halfAngle) / hypot(bisector.dx, bisector.dy)
    let center = CGPoint(x: corner.x + bisector.dx * scale, y: corner.y + bisector.dy * scale)
    let startAngle = atan2(touch1.y - center.y, touch1.x - center.x)
    let endAngle = atan2(touch2.y - center.y, touch2.x - center.x)
    return Arc(
      center: center, radius: radius, startAngle: startAngle,
      sweep: sweep(from: startAngle, to: endAngle, clockwise: cross > 0))
  }
}
