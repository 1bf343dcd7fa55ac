import Foundation

/// Closed outlines made of lines that have the area on the same side.
struct PathLoops {
  let path: CGPath

  /// - Parameters:
  ///   - pieces: The lines, each from one point to another.
  ///   - points: What the lines' numbers mean.
  init(_ pieces: [CutLines.Piece], _ points: [CGPoint]) {
    var outgoing: [Int: [Int]] = [:]
    for piece in pieces { outgoing[piece.from, default: []].append(piece.to) }
    let path = CGMutablePath()
    for piece in pieces {
      guard outgoing[piece.from]?.contains(piece.to) == true else { continue }
      var loop = [piece.from]
      var last = piece.from
      var next = piece.to
      outgoing[last]?.removeAll { $0 == next }
      while next != piece.from {
        loop.append(next)
        guard let choice = PathLoops.turn(from: last, at: next, outgoing[next] ?? [], points)
        else { break }
        outgoing[next]?.removeAll { $0 == choice }
        last = next
        next = choice
      }
      PathLoops.append(loop.map { points[$0] }, to: path)
    }
    self.path = CGPath(elements: path.elements)
  }

  /// The way to go on where several meet: the sharpest turn to the area, so that areas which only touch
  /// at a point have outlines of their own.
  private static func turn(
    from last: Int, at place: Int, _ choices: [Int], _ points: [CGPoint]
  ) -> Int? {
    guard choices.count > 1 else { return choices.first }
    let here = points[place]
    let back = atan2(points[last].y - here.y, points[last].x - here.x)
    func angle(_ choice: Int) -> CGFloat {
      let way = atan2(points[choice].y - here.y, points[choice].x - here.x)
      let turned = (back - way).truncatingRemainder(dividingBy: 2 * .pi)
      return turned <= 0 ? turned + 2 * .pi : turned
    }
    return choices.min { angle($0) < angle($1) }
  }

  /// Adds an outline without points in the middle of straight lines.
  private static func append(_ loop: [CGPoint], to path: CGMutablePath) {
    var kept: [CGPoint] = []
    for (index, point) in loop.enumerated() {
      let before = kept.last ?? loop[loop.count - 1]
      let after = loop[(index + 1) % loop.count]
      let cross =
        (point.x - before.x) * (after.y - point.y) - (point.y - before.y) * (after.x - point.x)
      let size =
        hypot(point.x - before.x, point.y - before.y)
        * hypot(after.x - point.x, after.y - point.y)
      if abs(cross) > 1e-9 * size { kept.append(point) }
    }
    guard kept.count > 2 else { return }
    path.addLines(between: kept)
    path.closeSubpath()
  }
}
