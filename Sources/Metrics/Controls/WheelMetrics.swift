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
  /// Between the words of a date wheel and the edge that they stand at; Flutter.
  package static let wordMargin: CGFloat = 12
  /// Of the unit beside a length of time, which is semibold; Flutter.
  package static let unitFontSize: CGFloat = 17
  /// Between the numbers of a length of time and their unit; Flutter.
  package static let unitGap: CGFloat = 6
  /// Beside the numbers of hours, for their unit, and for the numbers of minutes; unsure, about as in Flutter.
  package static let unitRoom: CGFloat = 64
  package static let numberRoom: CGFloat = 32
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
    let reach = min(Int(clamping: (height / 2 / rowHeight).rounded(.up)), count)
    let start = max(row - reach, 0)
    // Counted from the end, as a count may be the greatest number.
    let end = row > count - reach - 1 ? count : row + reach + 1
    return start..<max(end, start)
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
    return min(max(Int(clamping: wanted), 0), count - 1)
  }

  /// Where the words of the rows stand across a wheel.
  package enum Side: Hashable, Sendable {
    case middle
    /// So many points from the edge.
    case leading(CGFloat), trailing(CGFloat)

    /// How far words of some width are from the leading edge of a wheel that is `room` wide.
    package func start(of width: CGFloat, in room: CGFloat) -> CGFloat {
      switch self {
      case .middle: (room - width) / 2
      case .leading(let margin): margin
      case .trailing(let margin): room - margin - width
      }
    }
  }

  /// All rows of `count`, those nearest to the chosen one first.
  package static func rowsByDistance(from row: Int, of count: Int) -> [Int] {
    (0..<max(count, 0)).sorted { abs($0 - row) < abs($1 - row) }
  }
}
