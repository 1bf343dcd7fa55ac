import CoreGraphics

/// The numbers of navigation bars.
package enum NavigationBarMetrics {
  /// The height of the row with title and buttons: 44, Interface Builder; lower on a phone that lies on its
  /// side, known.
  package static func rowHeight(isCompact: Bool) -> CGFloat { isCompact ? 32 : 44 }
  /// What a bar in a sheet has more above its row; Interface Builder, as 56 and 108 high bars.
  package static let sheetRoom: CGFloat = 12
  /// Interface Builder, as 96 high bars.
  package static let largeTitleHeight: CGFloat = 52
  /// Below a large title; Flutter.
  package static let largeTitleBottom: CGFloat = 8
  /// Flutter.
  package static let titleFontSize: CGFloat = 17
  package static let largeTitleFontSize: CGFloat = 34

  /// From the side of the bar to the way back, and behind that; known.
  package static let backMargin: CGFloat = 8
  package static let backGap: CGFloat = 8
  /// The least width of the way back; Flutter.
  package static let backWidth: CGFloat = 50
  /// From the left side of the way back to its title, past the chevron; unsure.
  package static let backTitleInset: CGFloat = 18
  /// Between the glyphs or words of two items; unsure.
  package static let itemGap: CGFloat = 16

  /// Where a title of a width begins: in the middle of the bar, or as near as the items at both sides let it.
  package static func titleStart(
    width: CGFloat, in bar: CGFloat, from left: CGFloat, to right: CGFloat
  ) -> CGFloat {
    min(max((bar - width) / 2, left), max(left, right - width))
  }
}
