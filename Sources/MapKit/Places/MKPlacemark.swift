import CoreLocation
import Foundation

/// A place and its address, which can stand on a map.
///
/// Differs from Apple's: no names are known for places, so that it is just where the place is, and the address that the
/// app says.
open class MKPlacemark: CLPlacemark, MKAnnotation, @unchecked Sendable {
  public init(coordinate: CLLocationCoordinate2D) {
    super.init(location: Self.location(of: coordinate), addressDictionary: nil)
  }

  /// The keys of the address are those of Contacts: `Street`, `City`, `State`, `ZIP`, `Country`, `CountryCode`.
  public init(coordinate: CLLocationCoordinate2D, addressDictionary: [String: Any]?) {
    super.init(
      location: Self.location(of: coordinate), addressDictionary: addressDictionary)
  }

  /// A place of which a placemark says everything.
  public override init(placemark: CLPlacemark) { super.init(placemark: placemark) }

  private static func location(of coordinate: CLLocationCoordinate2D) -> CLLocation {
    CLLocation(latitude: coordinate.latitude, longitude: coordinate.longitude)
  }

  /// Where the place is; an invalid coordinate for a placemark without a location.
  open var coordinate: CLLocationCoordinate2D {
    location?.coordinate ?? kCLLocationCoordinate2DInvalid
  }

  open var countryCode: String? { isoCountryCode }

  /// The address in one line; nil without one.
  open var title: String? {
    let words = [name, locality, administrativeArea, postalCode, country].compactMap { $0 }
    return words.isEmpty ? nil : words.joined(separator: ", ")
  }
}
