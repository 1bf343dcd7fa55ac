import CoreGraphics

/// The well that shows a chosen colour in a ring of all hues.
package enum ColorWellMetrics {
  /// Its diameter; known.
  package static let side: CGFloat = 28
  /// From its edge to the inner side of the ring, and to the colour; unsure.
  package static let groundInset: CGFloat = 3
  package static let colorInset: CGFloat = 5
  /// How opaque a disabled well is: as a switch, unsure.
  package static let disabledOpacity = 0.5
}
