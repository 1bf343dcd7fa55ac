import Foundation

/// A place and the words of its address.
///
/// No names are known for places here: an instance has nothing but what it was made of. Tests say the rest by a
/// subclass that overrides what the app asks for.
open class CLPlacemark: NSObject, NSCopying, @unchecked Sendable {
  private let storedLocation: CLLocation?
  private let storedRegion: CLRegion?
  private let storedTimeZone: TimeZone?
  private let address: [String: String]

  /// A place of which nothing is known.
  public override init() {
    storedLocation = nil
    storedRegion = nil
    storedTimeZone = nil
    address = [:]
    super.init()
  }

  /// A place of which another one says everything.
  public init(placemark: CLPlacemark) {
    storedLocation = placemark.location
    storedRegion = placemark.region
    storedTimeZone = placemark.timeZone
    address = placemark.words
    super.init()
  }

  /// The keys of the address are those of Contacts: `Street`, `City`, `State`, `ZIP`, `Country`, `CountryCode`.
  package init(location: CLLocation?, addressDictionary: [String: Any]?) {
    storedLocation = location
    storedRegion = nil
    storedTimeZone = nil
    address = (addressDictionary ?? [:]).compactMapValues { $0 as? String }
    super.init()
  }

  /// Itself: a placemark never changes.
  open func copy(with zone: NSZone? = nil) -> Any { self }

  // MARK: Where it is

  open var location: CLLocation? { storedLocation }
  open var region: CLRegion? { storedRegion }
  open var timeZone: TimeZone? { storedTimeZone }

  // MARK: The address

  open var name: String? { address["Name"] ?? address["Street"] }
  /// The street.
  open var thoroughfare: String? { address["Thoroughfare"] ?? address["Street"] }
  /// The number in the street.
  open var subThoroughfare: String? { address["SubThoroughfare"] }
  /// The city.
  open var locality: String? { address["City"] }
  open var subLocality: String? { address["SubLocality"] }
  /// The state or the province.
  open var administrativeArea: String? { address["State"] }
  open var subAdministrativeArea: String? { address["SubAdministrativeArea"] }
  open var postalCode: String? { address["ZIP"] }
  open var isoCountryCode: String? { address["CountryCode"] }
  open var country: String? { address["Country"] }
  open var inlandWater: String? { address["InlandWater"] }
  open var ocean: String? { address["Ocean"] }
  /// Differs from Apple's: always nil, unless a subclass says otherwise.
  open var areasOfInterest: [String]? { nil }

  /// The first line of the address: the street with its number, as it was given or as its parts say it.
  package var street: String? {
    if let line = address["Street"] { return line }
    let parts = [subThoroughfare, thoroughfare].compactMap(\.self)
    return parts.isEmpty ? nil : parts.joined(separator: " ")
  }

  /// What it says, also if a subclass says it, by the keys of the address.
  private var words: [String: String] {
    let said: [String: String?] = [
      "Name": name, "Thoroughfare": thoroughfare, "SubThoroughfare": subThoroughfare,
      "City": locality, "SubLocality": subLocality, "State": administrativeArea,
      "SubAdministrativeArea": subAdministrativeArea, "ZIP": postalCode,
      "CountryCode": isoCountryCode, "Country": country, "InlandWater": inlandWater, "Ocean": ocean,
    ]
    return address.merging(said.compactMapValues(\.self)) { $1 }
  }
}
