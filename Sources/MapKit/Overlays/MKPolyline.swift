import CoreLocation
import Foundation

/// A line through places on a map view.
open class MKPolyline: MKMultiPoint, MKOverlay {
  public init(points: UnsafePointer<MKMapPoint>, count: Int) {
    super.init(_points: Array(UnsafeBufferPointer(start: points, count: count)))
  }

  public convenience init(coordinates coords: UnsafePointer<CLLocationCoordinate2D>, count: Int) {
    let points = UnsafeBufferPointer(start: coords, count: count).map { MKMapPoint($0) }
    self.init(points: points, count: count)
  }

  open var boundingMapRect: MKMapRect { rect }
}
