import Foundation

/// A line through places on a map view that takes the shortest ways over the ground.
open class MKGeodesicPolyline: MKPolyline {
  public override init(points: UnsafePointer<MKMapPoint>, count: Int) {
    let way = Geodesic.points(
      through: Array(UnsafeBufferPointer(start: points, count: count)))
    super.init(points: way, count: way.count)
  }
}
