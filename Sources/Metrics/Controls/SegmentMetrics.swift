import CoreGraphics

/// The numbers of segmented controls.
package enum SegmentMetrics {
  /// Interface Builder, iOS 13 and later.
  package static let height: CGFloat = 32
  /// Known; the chosen title is bold.
  package static let fontSize: CGFloat = 13
  /// What a segment that chooses its width has beside its title, together; unsure.
  package static let titlePadding: CGFloat = 20
  /// Known.
  package static let cornerRadius: CGFloat = 8
  /// Around the shape of the chosen segment, and its corners; known.
  private static let selectionInset: CGFloat = 2
  package static let selectionRadius: CGFloat = 7
  /// The line between two segments of which neither is chosen; Flutter, without its exact height.
  private static let divider = CGSize(width: 1, height: 16)

  package static func selection(in segment: CGRect) -> CGRect {
    segment.insetBy(dx: selectionInset, dy: selectionInset)
  }

  /// The line at the side of a segment, `x`, that it shares with the one before.
  package static func divider(at x: CGFloat, in segment: CGRect) -> CGRect {
    CGRect(
      x: x - divider.width / 2, y: segment.midY - divider.height / 2, width: divider.width,
      height: divider.height)
  }

  /// Whether there is a line between a segment and the one before it.
  package static func hasDivider(before index: Int, selected: Int?) -> Bool {
    index > 0 && index != selected && index - 1 != selected
  }
}
