import Contacts
import CoreLocation
import IntentsPlaces
import Testing

/// Places that an app makes itself, as it does for tests of what asks a geocoder.
@Suite struct PlacemarkTests {
  private let location = CLLocation(latitude: 48.2, longitude: 16.4)

  @Test func aPlaceHasWhatItWasMadeOf() throws {
    let address = CNMutablePostalAddress()
    address.street = "Ringstraße 1"
    address.city = "Wien"
    address.state = "Wien"
    address.postalCode = "1010"
    address.country = "Österreich"
    address.isoCountryCode = "AT"
    let place = CLPlacemark(location: location, name: "Oper", postalAddress: address)
    #expect(place.location?.coordinate.latitude == 48.2)
    #expect(place.name == "Oper")
    #expect(place.locality == "Wien")
    #expect(place.administrativeArea == "Wien")
    #expect(place.postalCode == "1010")
    #expect(place.country == "Österreich")
    #expect(place.isoCountryCode == "AT")
    #expect(place.subLocality == nil)
    #expect(place.postalAddress == address)
  }

  @Test func aPlaceNeedsNeitherNameNorAddress() {
    let place = CLPlacemark(location: location, name: nil, postalAddress: nil)
    #expect(place.location === location)
    #expect(place.name == nil)
    #expect(place.locality == nil)
    #expect(place.postalAddress == nil)
  }

  @Test func aStreetIsMadeOfItsParts() {
    class Corner: CLPlacemark, @unchecked Sendable {
      override var thoroughfare: String? { "Main Street" }
      override var subThoroughfare: String? { "12" }
      override var locality: String? { "Springfield" }
    }
    #expect(Corner().postalAddress?.street == "12 Main Street")
    #expect(Corner().postalAddress?.city == "Springfield")
  }
}
