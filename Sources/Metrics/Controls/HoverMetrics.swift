/// The numbers of views below a pointer.
package enum HoverMetrics {
  /// Of a view that is lifted; unsure.
  package static let liftShadow = ShadowMetrics(opacity: 0.2, radius: 10, drop: 6)
}
