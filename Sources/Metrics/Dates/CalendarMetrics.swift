import CoreGraphics

/// The numbers of a month of days to choose from.
///
/// Together about 320 wide and 332 high, as pickers of iOS 14 to 18 are known to be; all parts are unsure.
package enum CalendarMetrics {
  package static let width: CGFloat = 320
  /// The row with the title and the buttons that turn to other months.
  package static let headerHeight: CGFloat = 44
  package static let weekdayHeight: CGFloat = 24
  package static let rowHeight: CGFloat = 44
  /// The diameter of what marks the chosen day.
  package static let circle: CGFloat = 40
  /// How opaque that is, unless the day is today.
  package static let circleOpacity = 0.15
  package static let titleFontSize: CGFloat = 17
  /// Of the sign behind the title, and of the arrows that turn to other months.
  package static let signFontSize: CGFloat = 14
  package static let arrowFontSize: CGFloat = 20
  /// Between the title and its sign.
  package static let signGap: CGFloat = 4
  /// The row below the days with the time, where both are chosen.
  package static let timeRowHeight: CGFloat = 44
  /// Of the names of the days of the week, and of the days.
  package static let weekdayFontSize: CGFloat = 13
  package static let dayFontSize: CGFloat = 20
  /// At both sides of the header, and the width of each of its two buttons.
  package static let headerMargin: CGFloat = 16
  package static let turnWidth: CGFloat = 44

  /// With room for the longest month, so that turning does not change it.
  package static let height =
    headerHeight + weekdayHeight + CGFloat(CalendarGrid.mostRows) * rowHeight

  /// The place of a day in a calendar of a width.
  package static func cell(column: Int, row: Int, width: CGFloat) -> CGRect {
    let side = width / CGFloat(CalendarGrid.columnCount)
    return CGRect(
      x: CGFloat(column) * side, y: headerHeight + weekdayHeight + CGFloat(row) * rowHeight,
      width: side, height: rowHeight)
  }
}
