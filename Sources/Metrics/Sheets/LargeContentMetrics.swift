import CoreGraphics

/// The plate on which a control is shown large while a finger rests on it.
///
/// All of its numbers are from looking at pictures of the viewer, not measured: unsure.
package enum LargeContentMetrics {
  package static let width: CGFloat = 250
  package static let cornerRadius: CGFloat = 24
  /// Around what stands on the plate, and between image and title.
  package static let padding: CGFloat = 24
  package static let gap: CGFloat = 12
  /// Of the title, which is of medium weight.
  package static let fontSize: CGFloat = 28
}
