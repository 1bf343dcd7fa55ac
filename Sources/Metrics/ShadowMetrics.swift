import CoreGraphics

/// A black shadow that falls straight down.
package struct ShadowMetrics: Sendable {
  /// How dark it is, from 0 to 1.
  package let opacity: Double
  /// The standard deviation of its blur, in points.
  package let radius: CGFloat
  /// How far below it falls, in points.
  package let drop: CGFloat
}
