import CoreGraphics

/// What controllers, bars, lists and tables leave free at the sides of a screen.
package enum ScreenMargins {
  /// On narrow screens and on wide ones, and from which width on a screen is wide; Interface Builder, from the texts
  /// of cells and the margins of views.
  package static let narrow: CGFloat = 16
  private static let wide: CGFloat = 20
  private static let leastWideScreen: CGFloat = 414

  package static func side(forWidth width: CGFloat) -> CGFloat {
    width < leastWideScreen ? narrow : wide
  }
}
