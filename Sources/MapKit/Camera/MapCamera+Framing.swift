import CoreGraphics
import CoreLocation
import Foundation

extension MapCamera {
  /// The nearest camera that shows a whole region around the region's middle in a view, whose size is in points.
  init(framing region: MKCoordinateRegion, in size: CGSize) {
    self.init(framing: MKMapRect(region), around: region.center, in: size)
  }

  /// The nearest camera that shows a whole part of the flat map in a view.
  init(framing rect: MKMapRect, in size: CGSize) {
    let middle = MKMapPoint(x: rect.midX, y: rect.midY).coordinate
    self.init(framing: rect, around: middle, in: size)
  }

  private init(
    framing rect: MKMapRect, around center: CLLocationCoordinate2D, in size: CGSize
  ) {
    let middle = MKMapPoint(center)
    let halfWidth = max(middle.x - rect.minX, rect.maxX - middle.x)
    let halfHeight = max(middle.y - rect.minY, rect.maxY - middle.y)
    let scale = max(
      2 * halfWidth / max(size.width, 1), 2 * halfHeight / max(size.height, 1), 1e-3)
    let height = scale * max(size.height, 1) * MKMetersPerMapPointAtLatitude(center.latitude)
    self.init(centerCoordinate: center, distance: height / (2 * tan(Self.halfAngle)))
  }

  /// How many map points a point of a view is wide where the camera looks.
  func scale(in size: CGSize) -> Double {
    2 * distance * tan(Self.halfAngle) / max(size.height, 1)
      * MKMapPointsPerMeterAtLatitude(centerCoordinate.latitude)
  }

  /// The camera that shows the ground moved by a drag, in points.
  func panned(by offset: CGSize, in size: CGSize) -> MapCamera {
    let projection = MapProjection(self, size: size)
    let middle = CGPoint(x: size.width / 2 - offset.width, y: size.height / 2 - offset.height)
    var camera = self
    camera.centerCoordinate = projection.coordinate(at: middle) ?? centerCoordinate
    return camera
  }
}
