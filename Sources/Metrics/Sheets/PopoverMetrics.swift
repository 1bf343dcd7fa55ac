import CoreGraphics

/// The numbers of popovers.
package enum PopoverMetrics {
  /// Width along the edge, and how far it stands out; 13 is known, 26 unsure.
  package static let arrow = CGSize(width: 26, height: 13)
  /// Known.
  package static let cornerRadius: CGFloat = 13
  /// To the edges of the screen; unsure.
  package static let margin: CGFloat = 10
  /// How dark the shadow is, from 0 to 1, how soft and how far below, in points; unsure.
  package static let shadow: (opacity: Double, radius: CGFloat, drop: CGFloat) = (0.2, 20, 8)
}
