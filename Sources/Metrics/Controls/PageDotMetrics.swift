import CoreGraphics

/// The dots that stand for pages.
package enum PageDotMetrics {
  /// The height of what can lie behind the dots: measured on iOS 18.5, at 3 pixels a point.
  package static let height: CGFloat = 77.0 / 3
  /// The diameter of a dot, and from the middle of one to that of the next: measured on iOS 18.5.
  private static let diameter: CGFloat = 7
  private static let pitch: CGFloat = 17.4
  /// Around all dots at both sides: what three dots leave of the 72.67 points measured on iOS 18.5.
  private static let margin: CGFloat = (218.0 / 3 - 2 * pitch - diameter) / 2
  /// How opaque the dots of the other pages are; unsure.
  package static let otherOpacity = 0.3
  /// How far a finger that scrubs goes from page to page: a dot of 7 and a gap of 9, known of iOS 13 and before.
  ///
  /// Whether it is `pitch` since iOS 14 is unknown.
  package static let scrubPitch: CGFloat = 16

  // MARK: Below pages

  /// From the dots of a paged tab view to its lower edge; unsure.
  ///
  /// Those of a page view controller stand 5.67 above it, in the middle of `controlHeight`: the two are not known to
  /// be alike.
  package static let tabPagesBottom: CGFloat = 12
  /// What the page control of a page view controller takes below the pages; known of iOS 13 and before, when all page
  /// controls were so high.
  package static let controlHeight: CGFloat = 37

  package static func width(count: Int) -> CGFloat {
    CGFloat(max(count, 1) - 1) * pitch + diameter + 2 * margin
  }

  /// The dot of a page, in the middle of `bounds` with those of all others.
  package static func dot(_ page: Int, of count: Int, in bounds: CGRect) -> CGRect {
    let middle = bounds.midX + (CGFloat(page) - CGFloat(count - 1) / 2) * pitch
    return CGRect(
      x: middle - diameter / 2, y: bounds.midY - diameter / 2, width: diameter, height: diameter)
  }

  /// How assistive technologies read a page, counted from 0; known: UI tests of public apps ask for it.
  package static func words(_ page: Int, of count: Int) -> String { "page \(page + 1) of \(count)" }
}
