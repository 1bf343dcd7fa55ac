import CoreGraphics
import Foundation
import UIKit

/// How many points a map point is wide on the screen.
public typealias MKZoomScale = CGFloat

/// Draws an overlay of a map view.
///
/// This one draws nothing; subclasses draw in `draw(_:zoomScale:in:)`.
///
/// A renderer's points are map points, counted from the upper left corner of what the overlay covers.
open class MKOverlayRenderer: NSObject {
  public let overlay: any MKOverlay
  open var alpha: CGFloat = 1 { didSet { setNeedsDisplay() } }
  open var blendMode = CGBlendMode.normal { didSet { setNeedsDisplay() } }
  /// Of the screen that it is drawn on: pixels in a point.
  open internal(set) var contentScaleFactor: CGFloat = 1

  /// Called when it is to be drawn anew.
  var onChange: (@MainActor @Sendable () -> Void)?

  public init(overlay: any MKOverlay) { self.overlay = overlay }

  // MARK: Drawing

  /// Whether it can be drawn now; where not, `setNeedsDisplay()` tells once it can.
  open func canDraw(_ mapRect: MKMapRect, zoomScale: MKZoomScale) -> Bool { true }

  /// Draws what lies in a part of the map, in the renderer's points.
  open func draw(_ mapRect: MKMapRect, zoomScale: MKZoomScale, in context: CGContext) {}

  open func setNeedsDisplay() {
    if let onChange { OnMain.run(onChange) }
  }

  /// Differs from Apple's: the whole overlay is drawn anew, whatever `mapRect` says.
  open func setNeedsDisplay(_ mapRect: MKMapRect) { setNeedsDisplay() }

  /// Differs from Apple's: the whole overlay is drawn anew, whatever `mapRect` and `zoomScale` say.
  open func setNeedsDisplay(_ mapRect: MKMapRect, zoomScale: MKZoomScale) { setNeedsDisplay() }

  // MARK: Its points

  private var origin: MKMapPoint { overlay.boundingMapRect.origin }

  open func point(for mapPoint: MKMapPoint) -> CGPoint {
    CGPoint(x: mapPoint.x - origin.x, y: mapPoint.y - origin.y)
  }

  open func mapPoint(for point: CGPoint) -> MKMapPoint {
    MKMapPoint(x: origin.x + point.x, y: origin.y + point.y)
  }

  open func rect(for mapRect: MKMapRect) -> CGRect {
    CGRect(
      origin: point(for: mapRect.origin),
      size: CGSize(width: mapRect.width, height: mapRect.height))
  }

  open func mapRect(for rect: CGRect) -> MKMapRect {
    MKMapRect(
      origin: mapPoint(for: rect.origin),
      size: MKMapSize(width: rect.width, height: rect.height))
  }
}
