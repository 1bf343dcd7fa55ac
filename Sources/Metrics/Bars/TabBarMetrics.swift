import CoreGraphics

/// The numbers of tab bars.
package enum TabBarMetrics {
  /// Above the home indicator: 49, Interface Builder; lower on a phone that lies on its side, known.
  package static func height(isCompact: Bool) -> CGFloat { isCompact ? 32 : 49 }
  /// Known: about 25; the icon's top is unsure.
  package static let iconSide: CGFloat = 25
  package static let iconTop: CGFloat = 5
  /// Known; in a low bar titles are larger and stand beside their icons, which is unsure.
  package static func titleFontSize(isCompact: Bool) -> CGFloat { isCompact ? 13 : 10 }
  package static let compactGap: CGFloat = 5
  /// Below the title, so that its baseline lies 7 above the bar's lower edge; known.
  package static let titleBottom: CGFloat = 4

  // MARK: Badges

  /// Known.
  package static let badgeFontSize: CGFloat = 13
  package static let badgeHeight: CGFloat = 18
  /// Beside the text of a badge, from the middle of the icon to it, and above it; unsure.
  private static let badgePadding: CGFloat = 5
  private static let badgeStart: CGFloat = 5
  private static let badgeTop: CGFloat = 2

  /// The badge of a tab that is `width` wide: a capsule at the icon's upper right, at least as wide as high.
  package static func badge(textWidth: CGFloat, inTab width: CGFloat) -> CGRect {
    CGRect(
      x: width / 2 + badgeStart, y: badgeTop, width: max(badgeHeight, textWidth + 2 * badgePadding),
      height: badgeHeight)
  }
}
