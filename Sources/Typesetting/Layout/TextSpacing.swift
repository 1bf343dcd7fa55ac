import CoreGraphics
import Foundation

/// Distances in points that a stack without explicit spacing puts around text.
package enum TextSpacing {
  /// Between a text and the text below it: the lower one's leading.
  ///
  /// 0 for fonts without a style.
  package static func textAboveText(lower: FontMetrics, scale: CGFloat) -> CGFloat {
    PixelRounding.ceiling(max(0, lower.leading), scale: scale)
  }

  /// Between the bottom of something that isn't text and the top of a text below it.
  package static func shapeAboveText(_ metrics: FontMetrics, scale: CGFloat) -> CGFloat {
    defaultDistance(metrics, scale: scale) - metrics.ascender
  }

  /// Between the bottom of a text and the top of something that isn't text.
  package static func textAboveShape(_ metrics: FontMetrics, scale: CGFloat) -> CGFloat {
    max(
      defaultDistance(metrics, scale: scale) - metrics.capHeight,
      gap(metrics, scale: scale) - metrics.descender)
  }

  /// A tenth of the line height, in whole pixels.
  private static func gap(_ metrics: FontMetrics, scale: CGFloat) -> CGFloat {
    PixelRounding.ceiling(0.1 * metrics.lineHeight, scale: scale)
  }

  /// From a baseline to the nearest edge of what isn't text.
  private static func defaultDistance(_ metrics: FontMetrics, scale: CGFloat) -> CGFloat {
    metrics.lineHeight + gap(metrics, scale: scale)
  }
}
