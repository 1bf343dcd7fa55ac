import CoreGraphics

/// The numbers of menus.
package enum MenuMetrics {
  /// Known, iOS 13 to 18.
  package static let width: CGFloat = 250
  private static let leastRowHeight: CGFloat = 44
  package static let cornerRadius: CGFloat = 13
  /// Between two groups of rows; known, iOS 14 to 18.
  package static let gapHeight: CGFloat = 8
  /// Of the row with a title; unsure.
  private static let leastHeaderHeight: CGFloat = 32
  /// To the edges of the screen, and to what the menu belongs to; unsure.
  package static let margin: CGFloat = 8
  /// Beside the label of a row; unsure.
  package static let labelMargin: CGFloat = 16
  /// From the label to the image at the other side of a row; unsure.
  package static let imageGap: CGFloat = 8
  /// Above and below the label of a row that is higher than others, and above and below a title together; unsure.
  private static let labelPadding: CGFloat = 11

  /// How high a row is whose label takes `label` points, of large letters or of several lines.
  package static func rowHeight(label: CGFloat) -> CGFloat {
    max(leastRowHeight, label + 2 * labelPadding)
  }

  /// How high a title is whose words take `words` points.
  package static func headerHeight(words: CGFloat) -> CGFloat {
    max(leastHeaderHeight, words + labelPadding)
  }

  // MARK: Signs

  /// What a mark takes in front of the label, and a chevron behind it; unsure.
  private static let usualSignRoom: CGFloat = 22
  /// From that to the side of the card; unsure.
  private static let signMargin: CGFloat = 8
  /// Of the letters beside which a sign is as large, and its weight, 100 to 900; unsure.
  private static let usualSignSize: CGFloat = 15
  package static let signWeight = 600

  /// The room for signs that are `growth` times as large as usual, in points.
  ///
  /// They grow with the letters of their row, as those of lists do; that they do so exactly is unsure.
  package static func signRoom(growth: CGFloat) -> CGFloat { usualSignRoom * growth }

  /// The size of the letters beside which such a sign is as large, in points.
  package static func signSize(growth: CGFloat) -> CGFloat { usualSignSize * growth }

  /// In the middle of which such a sign stands, in a row from left to right: a mark at its start, a chevron at its end.
  ///
  /// In points.
  package static func signPlace(growth: CGFloat, in row: CGRect, isAtEnd: Bool) -> CGRect {
    let room = signRoom(growth: growth)
    let x = isAtEnd ? row.maxX - signMargin - room : row.minX + signMargin
    return CGRect(x: x, y: row.minY, width: room, height: row.height)
  }

  // MARK: Card

  /// The shadow of the card; unsure.
  ///
  /// Flutter has a wider one, of a shape that is 50 larger at each side: (0.12, 50, 0), in the dark (0.24, 50, 0).
  package static let shadow = ShadowMetrics(opacity: 0.2, radius: 16, drop: 8)

  /// How white the card is, from 0 to 1: its material as it looks over a plain screen, unsure.
  package static func white(isDark: Bool) -> CGFloat { isDark ? 37.0 / 255 : 250.0 / 255 }

  /// The place of an open menu.
  ///
  /// It is below what the menu belongs to where there is room, else above; at the side of the screen at which that
  /// is, or centred on it. Unsure.
  ///
  /// All in points of the screen. `safeTop` and `safeBottom` are what bars and notch take there.
  package static func frame(
    height: CGFloat, beside anchor: CGRect, in screen: CGSize, safeTop: CGFloat,
    safeBottom: CGFloat
  ) -> CGRect {
    let wanted: CGFloat =
      if anchor.midX < screen.width / 3 {
        anchor.minX
      } else if anchor.midX > screen.width * 2 / 3 {
        anchor.maxX - width
      } else {
        anchor.midX - width / 2
      }
    let below = anchor.maxY + margin
    let above = anchor.minY - margin - height
    let bottom = screen.height - max(margin, safeBottom)
    let highest = max(margin, safeTop)
    let top =
      if below + height <= bottom {
        below
      } else {
        above >= highest ? above : max(highest, bottom - height)
      }
    return CGRect(
      x: max(margin, min(wanted, screen.width - width - margin)), y: top, width: width,
      height: height)
  }
}
