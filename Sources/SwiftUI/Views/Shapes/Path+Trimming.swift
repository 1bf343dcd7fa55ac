import CoreGraphics
import Foundation

extension Path {
  /// The part of the outline between two fractions of its length, as lines.
  ///
  ///
  /// `from`: In 0...1; outside counts as the nearer end.
  /// `to`: In 0...1; not more than `from` gives an empty path.
  public func trimmedPath(from: CGFloat, to: CGFloat) -> Path {
    let lower = min(max(from, 0), 1)
    let upper = min(max(to, 0), 1)
    guard lower < upper else { return Path() }
    if lower == 0, upper == 1 { return self }
    let lines = cgPath.polylines(tolerance: 0.05).map { line -> [CGPoint] in
      guard line.isClosed, let first = line.points.first, line.points.last != first else {
        return line.points
      }
      return line.points + [first]
    }
    func length(_ points: [CGPoint]) -> CGFloat {
      zip(points, points.dropFirst()).reduce(0) {
        $0 + hypot($1.1.x - $1.0.x, $1.1.y - $1.0.y)
      }
    }
    let total = lines.reduce(0) { $0 + length($1) }
    let (start, end) = (lower * total, upper * total)
    var result = Path()
    var position: CGFloat = 0
    for points in lines {
      var isOpen = false
      for (a, b) in zip(points, points.dropFirst()) {
        let step = hypot(b.x - a.x, b.y - a.y)
        defer { position += step }
        guard step > 0, position + step > start, position < end else { continue }
        func point(_ at: CGFloat) -> CGPoint {
          let part = min(max((at - position) / step, 0), 1)
          return CGPoint(x: a.x + (b.x - a.x) * part, y: a.y + (b.y - a.y) * part)
        }
        if !isOpen {
          result.move(to: point(start))
          isOpen = true
        }
        result.addLine(to: point(end))
      }
    }
    return result
  }
}
