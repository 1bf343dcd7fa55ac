import CoreGraphics

/// The numbers of tables with columns.
package enum TableMetrics {
  /// Above and below the title of a column, in points; unsure.
  package static let headerPadding: CGFloat = 8
  /// Between the title of the column that sorts and the sign of its order, in points; unsure.
  package static let orderGap: CGFloat = 4
}
