import CoreGraphics

/// The numbers of split views.
package enum SplitMetrics {
  /// How wide the line between two columns is, in pixels; certain, from public reports of iPads.
  ///
  /// That it has the colour of separators is likely, and that it goes from the top of the screen to its bottom.
  private static let dividerPixels: CGFloat = 1

  /// The line at the start of a column that stands beside another one, in the space of the column's frame.
  ///
  /// It lies on the first pixel of that column: the columns share all of the width. On the first iPads the line had a place
  /// of its own between them, of a point; whether it still has one is unsure.
  package static func divider(
    before column: CGRect, isRightToLeft: Bool, scale: CGFloat
  ) -> CGRect {
    let width = dividerPixels / max(scale, 1)
    return CGRect(
      x: isRightToLeft ? column.maxX - width : column.minX, y: column.minY, width: width,
      height: column.height)
  }
}
