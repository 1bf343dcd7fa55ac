import CoreGraphics

/// The numbers of the wheels of pickers.
package enum WheelMetrics {
  /// Interface Builder.
  package static let size = CGSize(width: 320, height: 216)
  /// Flutter.
  package static let rowHeight: CGFloat = 32
  package static let fontSize: CGFloat = 21
  /// The shape behind the chosen row; Flutter.
  package static let bandMargin: CGFloat = 9
  package static let bandRadius: CGFloat = 8
  /// Between two wheels; unsure.
  package static let gap: CGFloat = 5
  /// The part of half a wheel's height, and a bit more, over which rows fade, and what is left of them;
  /// unsure.
  private static let fadingPart: CGFloat = 0.55
  private static let leastOpacity: CGFloat = 0.05

  /// The top of a row that lies `distance` rows below the chosen one, in a wheel that is `height` high.
  package static func top(
    ofRow distance: CGFloat, rowHeight: CGFloat = rowHeight, in height: CGFloat
  ) -> CGFloat { height / 2 + (distance - 0.5) * rowHeight }

  /// The rows around the chosen one of `count` of which something shows.
  package static func shownRows(
    around row: Int, of count: Int, rowHeight: CGFloat = rowHeight, in height: CGFloat
  ) -> Range<Int> {
    guard count > 0, height > 0 else { return 0..<0 }
    let reach = Int((height / 2 / rowHeight).rounded(.up))
    return max(row - reach, 0)..<max(min(row + reach + 1, count), max(row - reach, 0))
  }

  /// How opaque a row is whose middle lies `distance` from the wheel's, from 0 to 1.
  package static func opacity(at distance: CGFloat, in height: CGFloat) -> CGFloat {
    guard height > 0 else { return leastOpacity }
    return max(1 - abs(distance) / (height * fadingPart), leastOpacity)
  }

  /// The row that a finger brings to the middle, which has moved down by `distance`, and left with
  /// `velocity` in points per second: a wheel rolls out with the fast rate.
  package static func row(
    from row: Int, of count: Int, distance: CGFloat, velocity: CGFloat = 0,
    rowHeight: CGFloat = rowHeight
  ) -> Int {
    guard count > 0, rowHeight > 0 else { return 0 }
    let way =
      distance
      + ScrollPhysics.rollingDistance(velocity: velocity, rate: ScrollPhysics.fastRate)
    let wanted = CGFloat(row) - (way / rowHeight).rounded()
    return Int(min(max(wanted, 0), CGFloat(count - 1)))
  }

  /// All rows of `count`, those nearest to the chosen one first.
  package static func rowsByDistance(from row: Int, of count: Int) -> [Int] {
    (0..<max(count, 0)).sorted { abs($0 - row) < abs($1 - row) }
  }
}
