import SwiftUI

/// Joins points by a line.
enum LinePath {
  /// Points in the plot's space, in order.
  static func path(_ points: [CGPoint], _ method: InterpolationMethod) -> Path {
    var path = Path()
    guard let first = points.first else { return path }
    path.move(to: first)
    append(points, method, to: &path)
    return path
  }

  /// Goes on from the first point to the others.
  static func append(_ points: [CGPoint], _ method: InterpolationMethod, to path: inout Path) {
    guard points.count > 1 else { return }
    switch method.kind {
    case .linear:
      for point in points.dropFirst() { path.addLine(to: point) }
    case .stepStart, .stepCenter, .stepEnd:
      for (from, to) in zip(points, points.dropFirst()) {
        let x =
          method.kind == .stepStart
          ? from.x : method.kind == .stepEnd ? to.x : (from.x + to.x) / 2
        path.addLine(to: CGPoint(x: x, y: from.y))
        path.addLine(to: CGPoint(x: x, y: to.y))
        path.addLine(to: to)
      }
    case .monotone:
      let slopes = monotoneSlopes(points)
      for index in points.indices.dropLast() {
        let (from, to) = (points[index], points[index + 1])
        let third = (to.x - from.x) / 3
        path.addCurve(
          to: to,
          control1: CGPoint(x: from.x + third, y: from.y + slopes[index] * third),
          control2: CGPoint(x: to.x - third, y: to.y - slopes[index + 1] * third))
      }
    case .cardinal(let tension):
      cardinal(points, (1 - tension) / 3, &path)
    case .catmullRom:
      cardinal(points, 1 / 6, &path)
    }
  }

  /// Curves along the line between the neighbours of each point.
  private static func cardinal(_ points: [CGPoint], _ factor: CGFloat, _ path: inout Path) {
    for index in points.indices.dropLast() {
      let (from, to) = (points[index], points[index + 1])
      let before = index > 0 ? points[index - 1] : from
      let after = index + 2 < points.count ? points[index + 2] : to
      path.addCurve(
        to: to,
        control1: CGPoint(
          x: from.x + (to.x - before.x) * factor, y: from.y + (to.y - before.y) * factor),
        control2: CGPoint(
          x: to.x - (after.x - from.x) * factor, y: to.y - (after.y - from.y) * factor))
    }
  }

  /// Slopes at the points with which no curve overshoots (Fritsch and Carlson, 1980).
  private static func monotoneSlopes(_ points: [CGPoint]) -> [CGFloat] {
    let parts = zip(points, points.dropFirst()).map { from, to in
      to.x == from.x ? 0 : (to.y - from.y) / (to.x - from.x)
    }
    guard let first = parts.first, let last = parts.last else { return [0] }
    var slopes = [first]
    for (left, right) in zip(parts, parts.dropFirst()) {
      slopes.append(left * right <= 0 ? 0 : (left + right) / 2)
    }
    slopes.append(last)
    for (index, part) in parts.enumerated() {
      guard part != 0 else {
        (slopes[index], slopes[index + 1]) = (0, 0)
        continue
      }
      let (a, b) = (slopes[index] / part, slopes[index + 1] / part)
      let length = a * a + b * b
      guard length > 9 else { continue }
      let scale = 3 / length.squareRoot()
      slopes[index] = scale * a * part
      slopes[index + 1] = scale * b * part
    }
    return slopes
  }
}

/// The shape of a point.
struct SymbolOutline: Shape {
  let kind: BasicChartSymbolShape.Kind

  nonisolated func path(in rect: CGRect) -> Path {
    switch kind {
    case .circle: return Path(ellipseIn: rect)
    case .square: return Path(rect.insetBy(dx: rect.width * 0.06, dy: rect.height * 0.06))
    case .triangle: return polygon(3, in: rect)
    case .diamond: return polygon(4, in: rect)
    case .pentagon: return polygon(5, in: rect)
    case .cross: return rays(4, from: .pi / 4, in: rect)
    case .plus: return rays(4, from: 0, in: rect)
    case .asterisk: return rays(6, from: .pi / 2, in: rect)
    }
  }

  private nonisolated func point(_ angle: CGFloat, in rect: CGRect) -> CGPoint {
    CGPoint(
      x: rect.midX + cos(angle) * rect.width / 2, y: rect.midY + sin(angle) * rect.height / 2)
  }

  private nonisolated func polygon(_ count: Int, in rect: CGRect) -> Path {
    var path = Path()
    path.addLines(
      (0..<count).map { point(.pi * 2 * CGFloat($0) / CGFloat(count) - .pi / 2, in: rect) })
    path.closeSubpath()
    return path
  }

  private nonisolated func rays(_ count: Int, from start: CGFloat, in rect: CGRect) -> Path {
    var path = Path()
    for index in 0..<count {
      path.move(to: CGPoint(x: rect.midX, y: rect.midY))
      path.addLine(to: point(start + .pi * 2 * CGFloat(index) / CGFloat(count), in: rect))
    }
    return path.strokedPath(StrokeStyle(lineWidth: rect.width * 0.25))
  }
}
