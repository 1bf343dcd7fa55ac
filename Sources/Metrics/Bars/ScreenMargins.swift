import CoreGraphics

/// What controllers, bars, lists and tables leave free at the sides of a screen.
package enum ScreenMargins {
  /// 16, and 20 on screens at least 414 wide; Interface Builder, from the texts of cells and the margins of
  /// views.
  package static func side(forWidth width: CGFloat) -> CGFloat { width < 414 ? 16 : 20 }
}
