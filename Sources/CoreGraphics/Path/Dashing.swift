/// A repeated pattern of dashes and gaps.
struct Dashing {
  private let lengths: [CGFloat]
  private let startIndex: Int
  private let startRest: CGFloat
  /// How long the pattern is.
  private let total: CGFloat
  /// A line along which the pattern would stand more often stays whole: nobody could tell.
  private static let mostRepeats: CGFloat = 50_000

  /// Nil if the lengths make no pattern: none, a negative one, or all zero.
  init?(phase: CGFloat, lengths: [CGFloat]) {
    let pattern = lengths.count.isMultiple(of: 2) ? lengths : lengths + lengths
    let total = pattern.reduce(0, +)
    guard total > 0, total.isFinite, phase.isFinite, pattern.allSatisfy({ $0 >= 0 }) else {
      return nil
    }
    var rest = phase.truncatingRemainder(dividingBy: total)
    if rest < 0 { rest += total }
    var index = 0
    while rest >= pattern[index], index + 1 < pattern.count {
      rest -= pattern[index]
      index += 1
    }
    self.total = total
    self.lengths = pattern
    startIndex = index
    startRest = max(pattern[index] - rest, 0)
  }

  func dashes(of line: Polyline) -> [[CGPoint]] {
    guard let first = line.points.first else { return [] }
    let way = line.isClosed ? line.points + [first] : line.points
    let whole = zip(way, way.dropFirst()).reduce(0) { $0 + hypot($1.1.x - $1.0.x, $1.1.y - $1.0.y) }
    guard whole / total <= Self.mostRepeats else { return way.count > 1 ? [way] : [] }
    var dashes: [[CGPoint]] = []
    var index = startIndex
    var rest = startRest
    var dash: [CGPoint] = index.isMultiple(of: 2) ? [first] : []
    for (from, to) in zip(way, way.dropFirst()) {
      let length = hypot(to.x - from.x, to.y - from.y)
      var done: CGFloat = 0
      while length - done > rest {
        done += rest
        let ratio = done / length
        let point = CGPoint(
          x: from.x + (to.x - from.x) * ratio, y: from.y + (to.y - from.y) * ratio)
        if index.isMultiple(of: 2) {
          dashes.append(dash + [point])
          dash = []
        } else {
          dash = [point]
        }
        index = (index + 1) % lengths.count
        rest = lengths[index]
      }
      rest -= length - done
      if index.isMultiple(of: 2) { dash.append(to) }
    }
    if dash.count > 1 { dashes.append(dash) }
    return dashes
  }
}
