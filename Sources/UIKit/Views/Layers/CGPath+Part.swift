import CoreGraphics

extension CGPath {
  /// The piece of the path between two parts of its length, as straight lines.
  func part(from start: CGFloat, to end: CGFloat) -> CGPath {
    let lines = polylines(tolerance: 0.1).map { line -> [CGPoint] in
      guard line.isClosed, let first = line.points.first, line.points.last != first else {
        return line.points
      }
      return line.points + [first]
    }
    let total = lines.reduce(0) { $0 + zip($1, $1.dropFirst()).reduce(0) { $0 + Self.length($1) } }
    let result = CGMutablePath()
    var position: CGFloat = 0
    for points in lines {
      var isDrawing = false
      for segment in zip(points, points.dropFirst()) {
        let length = Self.length(segment)
        guard length > 0 else { continue }
        let low = max((start * total - position) / length, 0)
        let high = min((end * total - position) / length, 1)
        position += length
        guard low < high else {
          isDrawing = false
          continue
        }
        if !isDrawing { result.move(to: Self.point(segment, low)) }
        result.addLine(to: Self.point(segment, high))
        isDrawing = high >= 1
      }
    }
    return result
  }

  private static func length(_ segment: (CGPoint, CGPoint)) -> CGFloat {
    hypot(segment.1.x - segment.0.x, segment.1.y - segment.0.y)
  }

  private static func point(_ segment: (CGPoint, CGPoint), _ part: CGFloat) -> CGPoint {
    CGPoint(
      x: segment.0.x + (segment.1.x - segment.0.x) * part,
      y: segment.0.y + (segment.1.y - segment.0.y) * part)
  }
}
