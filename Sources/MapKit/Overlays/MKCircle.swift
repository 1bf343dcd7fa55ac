import CoreLocation
import Foundation

/// All within a distance around a place on a map view.
open class MKCircle: MKShape, MKOverlay {
  private let middle: CLLocationCoordinate2D
  /// In metres.
  public let radius: CLLocationDistance
  /// In map points, where the middle is.
  private let reach: Double

  /// A circle whose radius is in metres.
  public init(center coord: CLLocationCoordinate2D, radius: CLLocationDistance) {
    middle = coord
    self.radius = radius
    reach = radius * MKMapPointsPerMeterAtLatitude(coord.latitude)
  }

  open override var coordinate: CLLocationCoordinate2D { middle }

  open var boundingMapRect: MKMapRect {
    let point = MKMapPoint(middle)
    return MKMapRect(x: point.x - reach, y: point.y - reach, width: 2 * reach, height: 2 * reach)
  }
}
