import CoreLocation
import Foundation

/// How many metres a map point is wide at a latitude.
public func MKMetersPerMapPointAtLatitude(_ latitude: CLLocationDegrees) -> CLLocationDistance {
  1 / MKMapPointsPerMeterAtLatitude(latitude)
}

/// How many map points a metre is wide at a latitude.
///
/// Differs from Apple's: the earth is a ball here, so that it is up to half a percent off.
public func MKMapPointsPerMeterAtLatitude(_ latitude: CLLocationDegrees) -> Double {
  let parallel = max(cos(latitude * .pi / 180), 1e-6)
  return MKMapPoint.world / (360 * MKCoordinateRegion.metersInDegree * parallel)
}

extension MKMapPoint {
  /// How far another point is away over the ground, in metres.
  public func distance(to point: MKMapPoint) -> CLLocationDistance {
    func location(_ point: MKMapPoint) -> CLLocation {
      let place = point.coordinate
      return CLLocation(latitude: place.latitude, longitude: place.longitude)
    }
    return location(self).distance(from: location(point))
  }
}
