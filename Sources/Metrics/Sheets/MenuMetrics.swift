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
  /// Beside the label of a row, and in front of it where rows bear marks; unsure.
  package static let labelMargin: CGFloat = 16
  package static let markRoom: CGFloat = 22
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
