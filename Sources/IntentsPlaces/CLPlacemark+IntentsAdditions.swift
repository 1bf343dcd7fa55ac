// IntentsPlaces: the part of Intents that is here: intents of the system and who does them, what apps give to the system,
// shortcuts; places that an app makes itself. May import Contacts, UserNotifications, UIKit and what stands below them.

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
