import CoreGraphics

/// The numbers of navigation bars.
package enum NavigationBarMetrics {
  /// The height of the row with title and buttons, which stand in its middle: 44, Interface Builder; lower on a
  /// phone that lies on its side, higher on an iPad since iOS 12, both known.
  ///
  /// `isPad`: Whether there is room in both directions, and the bar is in no sheet. `isInSheet`: Whether the bar
  /// is at the top of a sheet.
  package static func rowHeight(
    isCompact: Bool, isPad: Bool = false, isInSheet: Bool = false
  ) -> CGFloat {
    let room = isInSheet ? sheetRoom : 0
    if isCompact { return 32 + room }
    return (isPad ? 50 : 44) + room
  }
  /// By how much the row is higher in a sheet; Interface Builder, as 56 and 108 high bars.
  package static let sheetRoom: CGFloat = 12
  /// Of the line above the row: bars with a prompt are 74 high; known.
  package static let promptHeight: CGFloat = 30
  /// Known.
  package static let promptFontSize: CGFloat = 13
  /// Interface Builder, as 96 high bars.
  package static let largeTitleHeight: CGFloat = 52
  /// Below a large title; Flutter.
  package static let largeTitleBottom: CGFloat = 8
  /// Of titles and of large titles; Flutter.
  package static let titleFontSize: CGFloat = 17
  package static let largeTitleFontSize: CGFloat = 34
  /// Of the smaller line below a title, in points; unsure.
  package static let subtitleFontSize: CGFloat = 13
  /// How far above the middle of the row a title stands that has a smaller line below it, in points; unsure.
  package static let raisedTitle: CGFloat = 8
  /// How far below the middle of the row that line begins, in points; unsure.
  package static let subtitleTop: CGFloat = 3

  /// From the side of the bar to the way back, measured on iOS 18.5, and behind that; known.
  package static let backMargin: CGFloat = 0
  package static let backGap: CGFloat = 8
  /// From the left side of the way back to where the chevron begins: measured on iOS 18.5.
  package static let backChevronInset: CGFloat = 28.0 / 3
  /// The least width of the way back; Flutter.
  package static let backWidth: CGFloat = 50
  /// From the left side of the way back to its title, past the chevron; unsure.
  package static let backTitleInset: CGFloat = 26
  /// Between the glyphs or words of two items; unsure.
  package static let itemGap: CGFloat = 16

  /// The least width of an item; unsure.
  package static let leastItemWidth: CGFloat = 24

  /// How far a bar at the top of the screen reaches into the safe area, which ends at `top`.
  ///
  /// With a Dynamic Island the status bar is lower than the area. Measured on iOS 18.5: bars begin at 53.67 where
  /// the area does at 59, and at 56.33 where it does at 62.
  package static func rise(into top: CGFloat) -> CGFloat {
    if abs(top - 59) < 0.5 { return 16.0 / 3 }
    if abs(top - 62) < 0.5 { return 17.0 / 3 }
    return 0
  }

  /// Where the items begin: in landscape the notch or the island moves them, by as much as it covers.
  ///
  /// Measured on iOS 18.5: on a phone whose island covers 59 points the ink of a plus ends 62 from the side.
  package static func itemMargin(forWidth width: CGFloat, safeArea side: CGFloat) -> CGFloat {
    max(ScreenMargins.side(forWidth: width), side)
  }

  /// Where a title of a width begins: in the middle of the bar, or as near as the items at both sides let it; known.
  package static func titleStart(
    width: CGFloat, in bar: CGFloat, from left: CGFloat, to right: CGFloat
  ) -> CGFloat {
    min(max((bar - width) / 2, left), max(left, right - width))
  }
}
