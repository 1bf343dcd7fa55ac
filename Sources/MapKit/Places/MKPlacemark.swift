import CoreLocation
import Foundation

/// A place and its address.
///
/// Differs from Apple's: no names are known for places, so that it is just where the place is, and the address that the
/// app says.
open class MKPlacemark: NSObject, MKAnnotation, @unchecked Sendable {
  public let coordinate: CLLocationCoordinate2D
  private let address: [String: String]

  public init(coordinate: CLLocationCoordinate2D) {
    self.coordinate = coordinate
    address = [:]
  }

  /// The keys of the address are those of Contacts: `Street`, `City`, `State`, `ZIP`, `Country`, `CountryCode`.
  public init(coordinate: CLLocationCoordinate2D, addressDictionary: [String: Any]?) {
    self.coordinate = coordinate
    address = (addressDictionary ?? [:]).compactMapValues { $0 as? String }
  }

  open var location: CLLocation? {
    CLLocation(latitude: coordinate.latitude, longitude: coordinate.longitude)
  }

  // MARK: The address, as the app has said it

  open var name: String? { address["Name"] ?? address["Street"] }
  open var thoroughfare: String? { address["Thoroughfare"] ?? address["Street"] }
  open var subThoroughfare: String? { address["SubThoroughfare"] }
  open var locality: String? { address["City"] }
  open var subLocality: String? { address["SubLocality"] }
  open var administrativeArea: String? { address["State"] }
  open var subAdministrativeArea: String? { address["SubAdministrativeArea"] }
  open var postalCode: String? { address["ZIP"] }
  open var country: String? { address["Country"] }
  open var countryCode: String? { address["CountryCode"] }
  open var isoCountryCode: String? { address["CountryCode"] }

  /// The address in one line; nil without one.
  open var title: String? {
    let words = [name, locality, administrativeArea, postalCode, country].compactMap { $0 }
    return words.isEmpty ? nil : words.joined(separator: ", ")
  }
}
