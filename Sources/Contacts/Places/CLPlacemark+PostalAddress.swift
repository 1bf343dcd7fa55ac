import CoreLocation
import Foundation

extension CLPlacemark {
  /// The place's address as contacts have it; nil if nothing of it is known.
  public var postalAddress: CNPostalAddress? {
    let address = CNPostalAddress.Content(
      street: street ?? "", subLocality: subLocality ?? "", city: locality ?? "",
      subAdministrativeArea: subAdministrativeArea ?? "", state: administrativeArea ?? "",
      postalCode: postalCode ?? "", country: country ?? "", isoCountryCode: isoCountryCode ?? "")
    return address == CNPostalAddress.Content() ? nil : CNPostalAddress(address)
  }
}
