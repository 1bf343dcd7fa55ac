import CoreGraphics

/// The numbers of popovers.
package enum PopoverMetrics {
  /// Width along the edge, and how far it stands out; 13 is known, 26 unsure.
  package static let arrow = CGSize(width: 26, height: 13)
  /// Known.
  package static let cornerRadius: CGFloat = 13
  /// To the edges of the screen; unsure.
  package static let margin: CGFloat = 10
  /// Unsure.
  package static let shadow = ShadowMetrics(opacity: 0.2, radius: 20, drop: 8)
}
