import CoreGraphics

/// The shapes in which a compact date picker shows date and time.
package enum DatePillMetrics {
  /// Between the edge and the words: 34.33 high, as Interface Builder's configured buttons; known.
  package static let inset = CGSize(width: 12, height: 7)
  /// Between date and time; known, about 8.
  package static let gap: CGFloat = 8
  /// Of the shapes, and of the letters; known.
  package static let cornerRadius: CGFloat = 8
  package static let fontSize: CGFloat = 17
}
