import CoreGraphics
import UIKit

/// Draws the overlays of a map view, those in front last.
@MainActor
final class MapOverlayCanvas: UIView {
  var projection: MapProjection { didSet { if projection != oldValue { setNeedsDisplay() } } }
  /// Those in front last.
  var renderers: [MKOverlayRenderer] = [] { didSet { setNeedsDisplay() } }

  init(_ projection: MapProjection) {
    self.projection = projection
    super.init(frame: .zero)
    isUserInteractionEnabled = false
    isOpaque = false
  }

  required init?(coder: NSCoder) { nil }

  override func draw(_ rect: CGRect) {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    let (shown, zoomScale) = (projection.rect, CGFloat(1 / projection.scale))
    for renderer in renderers where renderer.canDraw(shown, zoomScale: zoomScale) {
      renderer.contentScaleFactor = contentScaleFactor
      context.saveGState()
      context.setAlpha(renderer.alpha)
      context.setBlendMode(renderer.blendMode)
      context.beginTransparencyLayer(auxiliaryInfo: nil)
      context.concatenate(projection.transform(from: renderer.overlay.boundingMapRect.origin))
      renderer.draw(shown, zoomScale: zoomScale, in: context)
      context.endTransparencyLayer()
      context.restoreGState()
    }
  }
}

extension MapProjection {
  /// From map points, counted from one of them, to points of the view of a camera that does not lean.
  fileprivate func transform(from origin: MKMapPoint) -> CGAffineTransform {
    let (cosine, sine) = (cos(heading) / scale, sin(heading) / scale)
    let (x, y) = (origin.x - center.x, origin.y - center.y)
    return CGAffineTransform(
      a: cosine, b: -sine, c: sine, d: cosine,
      tx: size.width / 2 + x * cosine + y * sine, ty: size.height / 2 + y * cosine - x * sine)
  }
}
