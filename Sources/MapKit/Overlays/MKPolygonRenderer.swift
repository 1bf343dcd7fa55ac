import CoreGraphics
import Foundation

/// Draws an area.
open class MKPolygonRenderer: MKOverlayPathRenderer {
  public let polygon: MKPolygon

  public init(polygon: MKPolygon) {
    self.polygon = polygon
    super.init(overlay: polygon)
  }

  /// A renderer of an overlay that is an area; of any other it draws nothing.
  public override convenience init(overlay: any MKOverlay) {
    self.init(polygon: overlay as? MKPolygon ?? MKPolygon(points: [], count: 0))
  }

  open override func createPath() {
    let path = outline(through: polygon.allPoints, isClosed: true)
    for hole in polygon.interiorPolygons ?? [] {
      path.addPath(outline(through: hole.allPoints, isClosed: true))
    }
    self.path = path
  }
}
