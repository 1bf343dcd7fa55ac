import Foundation

/// How wide a column of a split view may be, in points.
package struct ColumnWidth: Equatable, Sendable {
  package let minimum: CGFloat
  package let ideal: CGFloat
  package let maximum: CGFloat

  /// What cannot be used, such as a negative width, is left out.
  package init(minimum: CGFloat? = nil, ideal: CGFloat = 320, maximum: CGFloat? = nil) {
    func usable(_ value: CGFloat?) -> CGFloat? {
      value.flatMap { $0.isNaN || $0 < 0 ? nil : $0 }
    }
    let least = usable(minimum) ?? 0
    let most = max(least, usable(maximum) ?? .infinity)
    self.minimum = least
    self.maximum = most
    self.ideal = min(max(usable(ideal) ?? 320, least), most)
  }

  /// The widths of columns side by side in `room`, which the last one fills.
  ///
  /// Where the ideal widths leave the last column less than it needs, the others give way down to
  /// their least widths, the last of them first.
  static func widths(
    of columns: [ColumnWidth], last: ColumnWidth, in room: CGFloat
  ) -> [CGFloat] {
    var widths = columns.map(\.ideal)
    var missing = widths.reduce(last.minimum, +) - room
    for index in widths.indices.reversed() where missing > 0 {
      let given = min(missing, widths[index] - columns[index].minimum)
      widths[index] -= given
      missing -= given
    }
    var rest = max(0, room)
    for index in widths.indices {
      widths[index] = min(widths[index], rest)
      rest -= widths[index]
    }
    return widths + [rest]
  }
}
