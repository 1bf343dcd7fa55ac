import CoreGraphics

/// The numbers of tab bars.
package enum TabBarMetrics {
  /// What assistive technologies read of a badge: numbers count things, as tests of iOS apps have them.
  package static func spokenBadge(_ text: String) -> String {
    guard let count = Int(text) else { return text }
    return count == 1 ? "1 item" : "\(count) items"
  }

  /// How many tabs a narrow bar has room for; the last place is that of a list where there are more, known.
  package static let places = 5
  /// Above the home indicator: 49, Interface Builder; lower on a phone that lies on its side, known.
  package static func height(isCompact: Bool) -> CGFloat { isCompact ? 32 : 49 }
  /// Known: about 25; the icon's top is unsure.
  package static let iconSide: CGFloat = 25
  package static let iconTop: CGFloat = 4
  /// Known; in a low bar titles are larger and stand beside their icons, which is unsure.
  package static func titleFontSize(isCompact: Bool) -> CGFloat { isCompact ? 13 : 10 }
  /// Between icon and title in a low bar; unsure.
  package static let compactGap: CGFloat = 5
  /// Of large symbols of medium weight: about as large as icons; unsure.
  package static let symbolFontSize: CGFloat = 18
  /// Below the title, by where its capitals stand: measured on iOS 18.5.
  package static let titleBottom: CGFloat = 2.4
  /// How opaque items are that cannot be chosen; that they are dimmed was seen on iOS 18.5, how much is unsure.
  package static let disabledOpacity: CGFloat = 0.5

  /// Where one of the equally wide items is in a bar of that width and height.
  ///
  /// Between the items 4 points are free and above them one: measured on iOS 18.5 as 63 × 48 in places of 67 × 49.
  package static func item(_ index: Int, of count: Int, width: CGFloat, height: CGFloat) -> CGRect {
    let place = width / CGFloat(max(1, count))
    return CGRect(
      x: CGFloat(index) * place + sideInset, y: topInset, width: max(0, place - 2 * sideInset),
      height: height - topInset)
  }

  private static let sideInset: CGFloat = 2
  private static let topInset: CGFloat = 1

  // MARK: On top

  /// Whether the bar floats at the top with titles alone, as on an iPad since iOS 18: where there is room in both
  /// directions.
  ///
  /// That it does is Apple's word ("The redesigned iPad tab bar floats at the top of your app"). The numbers
  /// are unsure, and on iOS the items of a navigation bar stand in the same row, which is here the next one.
  package static func isOnTop(isWide: Bool, isHigh: Bool) -> Bool { isWide && isHigh }
  /// The room that it takes below the status bar; unsure.
  package static let topHeight: CGFloat = 50
  /// Of the letters, which are of medium weight, and the height of the capsule; unsure.
  package static let topFontSize: CGFloat = 15
  private static let topPillHeight: CGFloat = 40
  /// Beside the title of an item; unsure.
  private static let topItemPadding: CGFloat = 18
  /// Between the capsule and the one behind the selected item; unsure.
  private static let topPillInset: CGFloat = 3

  /// The items of a bar on top, in its middle, by the widths of their titles.
  package static func topItems(titles: [CGFloat], width: CGFloat) -> [CGRect] {
    let wanted = titles.map { $0 + 2 * topItemPadding }
    let sum = wanted.reduce(0, +)
    let factor = sum > 0 ? min(1, max(0, width - 2 * topPillInset) / sum) : 1
    var x = (width - sum * factor) / 2
    return wanted.map { length in
      defer { x += length * factor }
      return CGRect(
        x: x, y: (topHeight - topPillHeight) / 2 + topPillInset, width: length * factor,
        height: topPillHeight - 2 * topPillInset)
    }
  }

  /// What the items of a bar on top stand on.
  package static func topPill(_ items: [CGRect]) -> CGRect {
    let all = items.reduce(CGRect.null) { $0.union($1) }
    return all.isNull ? .zero : all.insetBy(dx: -topPillInset, dy: -topPillInset)
  }

  // MARK: Badges

  /// Of the text of a badge, and its least height; known.
  package static let badgeFontSize: CGFloat = 13
  package static let badgeHeight: CGFloat = 18
  /// Beside the text of a badge; unsure.
  private static let badgePadding: CGFloat = 5
  /// From the middle of the icon to the badge, and above it; measured on iOS 18.5.
  private static let badgeStart: CGFloat = 10
  private static let badgeTop: CGFloat = 2

  /// The badge of a tab that is `width` wide: a capsule at the icon's upper right, at least as wide as high.
  package static func badge(textWidth: CGFloat, inTab width: CGFloat) -> CGRect {
    CGRect(
      x: width / 2 + badgeStart, y: badgeTop, width: max(badgeHeight, textWidth + 2 * badgePadding),
      height: badgeHeight)
  }

  /// The badge of a tab of a bar on top, over its upper end in the direction of reading; unsure.
  package static func topBadge(textWidth: CGFloat, inTab width: CGFloat) -> CGRect {
    let size = badge(textWidth: textWidth, inTab: width).size
    return CGRect(
      origin: CGPoint(x: width - size.width / 2 - topBadgeEnd, y: -topBadgeRise), size: size)
  }

  /// How far its middle lies before the end, and how far it rises above the top; unsure.
  private static let topBadgeEnd: CGFloat = 10
  private static let topBadgeRise: CGFloat = 4

  /// The badge of a tab whose title stands beside its icon, from where that begins in the direction of reading.
  ///
  /// It lies over the icon's upper end, and never over the title; how far it covers the icon is unsure.
  package static func badge(textWidth: CGFloat, before title: CGFloat) -> CGRect {
    let place = badge(textWidth: textWidth, inTab: 0)
    return CGRect(origin: CGPoint(x: title - place.width, y: place.minY), size: place.size)
  }
}
