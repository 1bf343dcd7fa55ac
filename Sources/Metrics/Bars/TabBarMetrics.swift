import CoreGraphics

/// The numbers of tab bars.
package enum TabBarMetrics {
  /// What assistive technologies read of a badge: numbers count things, as tests of iOS apps have them.
  package static func spokenBadge(_ text: String) -> String {
    guard let count = Int(text) else { return text }
    return count == 1 ? "1 item" : "\(count) items"
  }

  /// Above the home indicator: 49, Interface Builder; lower on a phone that lies on its side, known.
  package static func height(isCompact: Bool) -> CGFloat { isCompact ? 32 : 49 }
  /// Known: about 25; the icon's top is unsure.
  package static let iconSide: CGFloat = 25
  package static let iconTop: CGFloat = 4
  /// Known; in a low bar titles are larger and stand beside their icons, which is unsure.
  package static func titleFontSize(isCompact: Bool) -> CGFloat { isCompact ? 13 : 10 }
  package static let compactGap: CGFloat = 5
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

  // MARK: Badges

  /// Known.
  package static let badgeFontSize: CGFloat = 13
  package static let badgeHeight: CGFloat = 18
  /// Beside the text of a badge; unsure.
  private static let badgePadding: CGFloat = 5
  /// From the middle of the icon to the badge, and above it; iOS 18.5.
  private static let badgeStart: CGFloat = 10
  private static let badgeTop: CGFloat = 2

  /// The badge of a tab that is `width` wide: a capsule at the icon's upper right, at least as wide as high.
  package static func badge(textWidth: CGFloat, inTab width: CGFloat) -> CGRect {
    CGRect(
      x: width / 2 + badgeStart, y: badgeTop, width: max(badgeHeight, textWidth + 2 * badgePadding),
      height: badgeHeight)
  }
}
