import CoreGraphics
import Metrics

/// What a cell knows of its place in the table.
struct CellPlace: Equatable {
  /// From the cell's left edge to its content, in points.
  var leftMargin = ScreenMargins.narrow
  var isGrouped = false
  /// Whether the section is a card with rounded corners.
  var isCard = false
  var isFirst = false
  var isLast = false
  var showsSeparator = true
  /// What the table's index takes at the trailing side, in points.
  var indexWidth: CGFloat = 0
  /// Whether a tap on a row while editing picks it.
  var picksWhileEditing = false
}
