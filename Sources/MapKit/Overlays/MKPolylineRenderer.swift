import CoreGraphics
import Foundation

/// Draws a line.
open class MKPolylineRenderer: MKOverlayPathRenderer {
  public let polyline: MKPolyline

  public init(polyline: MKPolyline) {
    self.polyline = polyline
    super.init(overlay: polyline)
  }

  /// A renderer of an overlay that is a line; of any other it draws nothing.
  public override convenience init(overlay: any MKOverlay) {
    self.init(polyline: overlay as? MKPolyline ?? MKPolyline(points: [], count: 0))
  }

  open override func createPath() { path = outline(through: polyline.allPoints, isClosed: false) }

  open override func fillPath(_ path: CGPath, in context: CGContext) {}
}
