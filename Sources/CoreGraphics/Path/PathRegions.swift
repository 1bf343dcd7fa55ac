import Foundation

/// The outlines of one or two filled paths as lines, cut wherever they meet.
struct PathRegions {
  private let first: [Polyline]
  private let second: [Polyline]
  private let rule: CGPathFillRule
  /// Points nearer than this are one, in the paths' units.
  private let grain: CGFloat

  /// - Parameters:
  ///   - first: The one path.
  ///   - second: The other path; empty where there is just one.
  ///   - rule: How the inside of both is told from the outside.
  init(_ first: CGPath, _ second: CGPath, rule: CGPathFillRule) {
    let box = first.boundingBox.union(second.boundingBox)
    let length = max(box.width, box.height, 1e-6)
    let size = box.isNull || !length.isFinite ? 1 : length
    self.first = first.polylines(tolerance: PathRegions.tolerance(size))
    self.second = second.polylines(tolerance: PathRegions.tolerance(size))
    self.rule = rule
    grain = size * 1e-7
  }

  /// How far lines may stray from curves: a ten-thousandth of the size.
  private static func tolerance(_ size: CGFloat) -> CGFloat { size * 1e-4 }

  // MARK: Areas

  /// The outline of the area that `isInside` chooses by what of the two paths covers a point.
  func outline(_ isInside: (_ first: Bool, _ second: Bool) -> Bool) -> CGPath {
    let cut = CutLines(first.flatMap(\.closedLines) + second.flatMap(\.closedLines), grain)
    var borders: [CutLines.Piece] = []
    for piece in cut.uniquePieces {
      let from = cut.points[piece.from]
      let to = cut.points[piece.to]
      let length = hypot(to.x - from.x, to.y - from.y)
      // Far enough from the line to lie clearly beside it, near enough to miss nothing that shows.
      let step = min(length / 4, grain * 64) / length
      let beside = CGPoint(x: -(to.y - from.y) * step, y: (to.x - from.x) * step)
      let middle = CGPoint(x: (from.x + to.x) / 2, y: (from.y + to.y) / 2)
      func covered(_ sign: CGFloat) -> Bool {
        let point = CGPoint(x: middle.x + sign * beside.x, y: middle.y + sign * beside.y)
        return isInside(covers(first, point), covers(second, point))
      }
      let left = covered(1)
      guard left != covered(-1) else { continue }
      borders.append(left ? piece : CutLines.Piece(from: piece.to, to: piece.from))
    }
    return PathLoops(borders, cut.points).path
  }

  private func covers(_ lines: [Polyline], _ point: CGPoint) -> Bool {
    var winding = 0
    for line in lines { winding += line.winding(around: point) }
    return rule == .winding ? winding != 0 : !winding.isMultiple(of: 2)
  }

  // MARK: Lines

  /// The parts of the first path's lines inside or outside of the second path's area.
  func lines(inside isInside: Bool) -> CGPath {
    let path = CGMutablePath()
    let edges = second.flatMap(\.closedLines)
    for line in first {
      var end: CGPoint?
      for (from, to) in line.isClosed ? line.closedLines : line.openLines {
        let cut = CutLines([(from, to)], cutBy: edges, grain)
        for piece in cut.pieces {
          let start = cut.points[piece.from]
          let stop = cut.points[piece.to]
          let middle = CGPoint(x: (start.x + stop.x) / 2, y: (start.y + stop.y) / 2)
          guard covers(second, middle) == isInside else {
            end = nil
            continue
          }
          if end == nil { path.move(to: start) }
          path.addLine(to: stop)
          end = stop
        }
      }
    }
    return CGPath(elements: path.elements)
  }
}

extension Polyline {
  /// Its lines, with one from the last point to the first.
  fileprivate var closedLines: [(CGPoint, CGPoint)] {
    guard points.count > 1, let first = points.first, let last = points.last else { return [] }
    return openLines + (first == last ? [] : [(last, first)])
  }

  fileprivate var openLines: [(CGPoint, CGPoint)] {
    zip(points, points.dropFirst()).map { ($0, $1) }
  }
}
