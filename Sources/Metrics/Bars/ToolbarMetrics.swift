import CoreGraphics

/// The numbers of the bars at the bottom and above the keyboard.
package enum ToolbarMetrics {
  /// Interface Builder.
  package static let height: CGFloat = 44
  /// At both sides; known.
  package static let margin: CGFloat = 16
}
