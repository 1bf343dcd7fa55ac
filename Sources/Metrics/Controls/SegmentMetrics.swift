import CoreGraphics

/// The numbers of segmented controls.
package enum SegmentMetrics {
  /// Interface Builder, iOS 13 and later.
  package static let height: CGFloat = 32
  /// Known; the chosen title is bold.
  package static let fontSize: CGFloat = 13
  /// What a segment that chooses its width has beside its title, together; from controls of three segments of
  /// 87 points, iOS 18.5.
  private static let titlePadding: CGFloat = 18
  /// Of the whole control; known.
  package static let cornerRadius: CGFloat = 8
  /// Around the shape of the chosen segment, and its corners; known.
  private static let selectionInset: CGFloat = 2
  package static let selectionRadius: CGFloat = 7
  /// The shadow of that shape; Flutter.
  ///
  /// A second one, of (0.04, 0.5, 3), and a faint line around the shape are left out.
  package static let selectionShadow = ShadowMetrics(opacity: 0.12, radius: 4, drop: 3)
  /// The line between two segments of which neither is chosen; Flutter, without its exact height.
  private static let divider = CGSize(width: 1, height: 16)

  /// The width that a segment chooses, whole points: measured on iOS 18.5.
  package static func width(title: CGFloat) -> CGFloat { (title + titlePadding).rounded() }

  /// The width of a control whose segments have these widths, with the lines between them: measured as 263
  /// for three of 87, iOS 18.5.
  package static func width(segments: [CGFloat]) -> CGFloat {
    segments.reduce(0, +) + CGFloat(max(segments.count - 1, 0)) * divider.width
  }

  package static func selection(in segment: CGRect) -> CGRect {
    segment.insetBy(dx: selectionInset, dy: selectionInset)
  }

  /// The line at the side of a segment, `x`, that it shares with the one before.
  package static func divider(at x: CGFloat, in segment: CGRect) -> CGRect {
    CGRect(
      x: x - divider.width / 2, y: segment.midY - divider.height / 2, width: divider.width,
      height: divider.height)
  }

  /// Whether there is a line between a segment and the one before it; known.
  package static func hasDivider(before index: Int, selected: Int?) -> Bool {
    index > 0 && index != selected && index - 1 != selected
  }
}
