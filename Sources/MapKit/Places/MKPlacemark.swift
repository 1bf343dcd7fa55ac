import CoreLocation
import Foundation

/// A place and its address.
///
/// Differs from Apple's: no names are known for places, so that it is just where the place is.
open class MKPlacemark: NSObject, @unchecked Sendable {
  public let coordinate: CLLocationCoordinate2D

  public init(coordinate: CLLocationCoordinate2D) { self.coordinate = coordinate }

  open var location: CLLocation? {
    CLLocation(latitude: coordinate.latitude, longitude: coordinate.longitude)
  }
}
