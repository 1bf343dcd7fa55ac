import Foundation

/// Lines cut where they meet, with points that lie together made one.
struct CutLines {
  /// A line between two of the points, by their places.
  struct Piece: Hashable {
    let from: Int
    let to: Int
  }

  private(set) var points: [CGPoint] = []
  /// In the order of the lines and along them.
  private(set) var pieces: [Piece] = []
  private let grain: CGFloat
  private var cells: [Cell: Int] = [:]

  private struct Cell: Hashable {
    let x: Int
    let y: Int
  }

  /// Cuts lines where they meet each other.
  ///
  /// - Complexity: O(*n*²) in the number of lines.
  init(_ lines: [(CGPoint, CGPoint)], _ grain: CGFloat) {
    self.init(lines, cutBy: lines, grain)
  }

  /// Cuts lines where they meet others; points nearer than `grain` are one.
  init(_ lines: [(CGPoint, CGPoint)], cutBy others: [(CGPoint, CGPoint)], _ grain: CGFloat) {
    self.grain = grain
    for line in lines {
      let direction = CGPoint(x: line.1.x - line.0.x, y: line.1.y - line.0.y)
      let square = direction.x * direction.x + direction.y * direction.y
      guard square > grain * grain else { continue }
      var cuts: [CGFloat] = [0, 1]
      for other in others { appendCuts(of: line, direction, square, by: other, to: &cuts) }
      cuts.sort()
      var last = index(of: line.0)
      for cut in cuts.dropFirst() {
        let point =
          cut == 1
          ? line.1
          : CGPoint(x: line.0.x + direction.x * cut, y: line.0.y + direction.y * cut)
        let next = index(of: point)
        if next != last { pieces.append(Piece(from: last, to: next)) }
        last = next
      }
    }
  }

  /// The pieces, those that lie on one another just once.
  var uniquePieces: [Piece] {
    var seen: Set<Piece> = []
    return pieces.filter { piece in
      seen.insert(Piece(from: min(piece.from, piece.to), to: max(piece.from, piece.to))).inserted
    }
  }

  /// Adds where `other` meets a line, as a part of its length.
  private func appendCuts(
    of line: (CGPoint, CGPoint), _ direction: CGPoint, _ square: CGFloat,
    by other: (CGPoint, CGPoint), to cuts: inout [CGFloat]
  ) {
    guard
      max(line.0.x, line.1.x) + grain >= min(other.0.x, other.1.x),
      max(other.0.x, other.1.x) + grain >= min(line.0.x, line.1.x),
      max(line.0.y, line.1.y) + grain >= min(other.0.y, other.1.y),
      max(other.0.y, other.1.y) + grain >= min(line.0.y, line.1.y)
    else { return }
    let start = CGPoint(x: other.0.x - line.0.x, y: other.0.y - line.0.y)
    let run = CGPoint(x: other.1.x - other.0.x, y: other.1.y - other.0.y)
    let length = square.squareRoot()
    // Ends of the other line that lie on this one, which covers lines on one another as well.
    for end in [start, CGPoint(x: start.x + run.x, y: start.y + run.y)] {
      let along = (end.x * direction.x + end.y * direction.y) / square
      let beside = abs(end.x * direction.y - end.y * direction.x) / length
      if along > 0, along < 1, beside <= grain { cuts.append(along) }
    }
    let cross = direction.x * run.y - direction.y * run.x
    guard abs(cross) > 1e-12 * length * hypot(run.x, run.y) else { return }
    let along = (start.x * run.y - start.y * run.x) / cross
    let across = (start.x * direction.y - start.y * direction.x) / cross
    if along > 0, along < 1, across >= 0, across <= 1 { cuts.append(along) }
  }

  /// The cell of a coordinate; what lies beyond all drawings shares the outermost.
  private func place(_ coordinate: CGFloat) -> Int {
    let place = (coordinate / grain / 4).rounded(.down)
    return place.isNaN ? 0 : Int(min(max(place, -1e15), 1e15))
  }

  /// The place of a point; that of a known one if it lies nearer than the grain.
  private mutating func index(of point: CGPoint) -> Int {
    let cell = Cell(x: place(point.x), y: place(point.y))
    for x in cell.x - 1...cell.x + 1 {
      for y in cell.y - 1...cell.y + 1 {
        guard let known = cells[Cell(x: x, y: y)] else { continue }
        let other = points[known]
        if abs(other.x - point.x) <= grain * 2, abs(other.y - point.y) <= grain * 2 {
          return known
        }
      }
    }
    points.append(point)
    cells[cell] = points.count - 1
    return points.count - 1
  }
}
