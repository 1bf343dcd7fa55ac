import CoreGraphics
import DisplayList
import Metrics

extension Shadow {
  /// As controls of both frameworks draw it.
  package init(_ look: ShadowMetrics) {
    self.init(
      color: PaintColor(white: 0, alpha: look.opacity), radius: look.radius,
      offset: CGSize(width: 0, height: look.drop))
  }
}
