// The part of Intents that is here: places that an app makes itself. May import Contacts and what stands below it.

import Contacts
@_exported import CoreLocation
@_exported import Foundation

extension CLPlacemark {
  /// A place of which the app says the name and the address.
  ///
  /// The parts of the address are those of the placemark: the city is its `locality`, the state its
  /// `administrativeArea`. That the whole street is its `thoroughfare` is unsure.
  ///
  /// Differs from Apple's: `region` and `timeZone` are nil, since no places are known here.
  public convenience init(location: CLLocation, name: String?, postalAddress: CNPostalAddress?) {
    var words: [String: String] = [:]
    if let postalAddress {
      words = [
        "Street": postalAddress.street, "SubLocality": postalAddress.subLocality,
        "City": postalAddress.city, "SubAdministrativeArea": postalAddress.subAdministrativeArea,
        "State": postalAddress.state, "ZIP": postalAddress.postalCode,
        "Country": postalAddress.country, "CountryCode": postalAddress.isoCountryCode,
      ].filter { !$1.isEmpty }
    }
    words["Name"] = name
    self.init(location: location, addressDictionary: words)
  }
}
