import CoreLocation
import Foundation

/// An area with corners at places on a map view.
open class MKPolygon: MKMultiPoint, MKOverlay {
  /// What is left out of the area.
  public let interiorPolygons: [MKPolygon]?

  public init(
    points: UnsafePointer<MKMapPoint>, count: Int, interiorPolygons: [MKPolygon]?
  ) {
    self.interiorPolygons = interiorPolygons
    super.init(_points: Array(UnsafeBufferPointer(start: points, count: count)))
  }

  public convenience init(points: UnsafePointer<MKMapPoint>, count: Int) {
    self.init(points: points, count: count, interiorPolygons: nil)
  }

  public convenience init(coordinates coords: UnsafePointer<CLLocationCoordinate2D>, count: Int) {
    self.init(coordinates: coords, count: count, interiorPolygons: nil)
  }

  public convenience init(
    coordinates coords: UnsafePointer<CLLocationCoordinate2D>, count: Int,
    interiorPolygons: [MKPolygon]?
  ) {
    let corners = UnsafeBufferPointer(start: coords, count: count).map { MKMapPoint($0) }
    self.init(points: corners, count: count, interiorPolygons: interiorPolygons)
  }

  open var boundingMapRect: MKMapRect { rect }
}
