import CoreGraphics

/// The numbers of menus.
package enum MenuMetrics {
  /// Known, iOS 13 to 18.
  package static let width: CGFloat = 250
  package static let rowHeight: CGFloat = 44
  package static let cornerRadius: CGFloat = 13
  /// Known, iOS 14 to 18.
  package static let gapHeight: CGFloat = 8
  /// Unsure.
  package static let headerHeight: CGFloat = 32
  /// To the edges of the screen, and to what the menu belongs to; unsure.
  package static let margin: CGFloat = 8
  /// Beside the label of a row, and in front of it where rows bear marks; unsure.
  package static let labelMargin: CGFloat = 16
  package static let markRoom: CGFloat = 22
}
