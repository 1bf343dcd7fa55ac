import CoreGraphics

/// The dots that stand for pages.
package enum PageDotMetrics {
  /// Known, iOS 14 and later: the height of what can lie behind the dots.
  package static let height: CGFloat = 26
  /// The diameter of a dot, and from the middle of one to that of the next; unsure.
  private static let diameter: CGFloat = 8
  private static let pitch: CGFloat = 16
  /// Around all dots at both sides, beyond half a gap; unsure.
  private static let margin: CGFloat = 10
  /// How opaque the dots of the other pages are; unsure.
  package static let otherOpacity = 0.3

  package static func width(count: Int) -> CGFloat {
    CGFloat(max(count, 0)) * pitch + 2 * margin
  }

  /// The dot of a page, in the middle of `bounds` with those of all others.
  package static func dot(_ page: Int, of count: Int, in bounds: CGRect) -> CGRect {
    let middle = bounds.midX + (CGFloat(page) - CGFloat(count - 1) / 2) * pitch
    return CGRect(
      x: middle - diameter / 2, y: bounds.midY - diameter / 2, width: diameter, height: diameter)
  }

  /// How assistive technologies read a page, counted from 0.
  package static func words(_ page: Int, of count: Int) -> String { "page \(page + 1) of \(count)" }
}
