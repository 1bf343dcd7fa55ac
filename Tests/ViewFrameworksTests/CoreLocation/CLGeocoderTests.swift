import CoreLocation
import Foundation
import Testing

@MainActor
@Suite struct CLGeocoderTests {
  /// What an app's tests put into the place of the service.
  private final class Answering: CLGeocoder, @unchecked Sendable {
    var asked: [String] = []

    override func geocodeAddressString(
      _ addressString: String, completionHandler: @escaping CLGeocodeCompletionHandler
    ) {
      asked.append(addressString)
      completionHandler(addressString.isEmpty ? nil : [Harbour()], nil)
    }
  }

  private final class Harbour: CLPlacemark, @unchecked Sendable {
    override var location: CLLocation? { CLLocation(latitude: 53.5, longitude: 10) }
    override var locality: String? { "Hamburg" }
  }

  private final class Mock: CLLocation, @unchecked Sendable {
    override var coordinate: CLLocationCoordinate2D { CLLocationCoordinate2DMake(1, 2) }
    override init() { super.init() }
  }

  private func settle() async {
    await withCheckedContinuation { next in DispatchQueue.main.async { next.resume() } }
  }

  @Test func nothingIsFoundWithoutAService() async {
    let geocoder = CLGeocoder()
    var codes: [CLError.Code?] = []
    geocoder.reverseGeocodeLocation(CLLocation(latitude: 1, longitude: 2)) { places, error in
      #expect(places == nil)
      codes.append((error as? CLError)?.code)
    }
    #expect(geocoder.isGeocoding)
    #expect(codes.isEmpty)
    await settle()
    #expect(codes == [.network])
    #expect(!geocoder.isGeocoding)
  }

  @Test func aCancelledRequestSaysSo() async {
    let geocoder = CLGeocoder()
    var codes: [CLError.Code?] = []
    geocoder.geocodeAddressString("Harbour") { codes.append(($1 as? CLError)?.code) }
    geocoder.cancelGeocode()
    #expect(!geocoder.isGeocoding)
    geocoder.geocodeAddressString("Station", in: nil) { codes.append(($1 as? CLError)?.code) }
    await settle()
    #expect(codes == [.geocodeCanceled, .network])
  }

  @Test func aSubclassAnswersAllFormsOfARequest() async throws {
    let geocoder = Answering()
    let waited = try await geocoder.geocodeAddressString("Harbour")
    #expect(waited.first?.locality == "Hamburg")
    let region = CLCircularRegion(
      center: CLLocationCoordinate2DMake(53, 10), radius: 1_000, identifier: "north")
    let near = try await geocoder.geocodeAddressString("Quay", in: region, preferredLocale: nil)
    #expect(near.first?.location?.coordinate.latitude == 53.5)
    #expect(geocoder.asked == ["Harbour", "Quay"])
    await #expect(throws: CLError(.geocodeFoundNoResult)) {
      try await geocoder.geocodeAddressString("")
    }
    await #expect(throws: CLError(.network)) {
      try await geocoder.reverseGeocodeLocation(CLLocation())
    }
  }

  @Test func aPlacemarkSaysWhatItWasMadeOf() {
    let copy = CLPlacemark(placemark: Harbour())
    #expect(copy.locality == "Hamburg")
    #expect(copy.location?.coordinate.longitude == 10)
    #expect(copy.country == nil)
    #expect(CLPlacemark().location == nil)
  }

  @Test func whatALocationSaysMayBeOverridden() {
    let mock = Mock()
    #expect(mock.coordinate.longitude == 2)
    #expect(CLLocation().coordinate.latitude == 0)
    #expect(mock.distance(from: CLLocation(latitude: 1, longitude: 2)) == 0)
    #expect((mock.copy() as? CLLocation) === mock)
  }

  @Test func aRegionHoldsThePlacesAroundItsMiddle() {
    let region = CLCircularRegion(
      center: CLLocationCoordinate2DMake(52.52, 13.405), radius: 2_000, identifier: "centre")
    #expect(region.contains(CLLocationCoordinate2DMake(52.53, 13.405)))
    #expect(!region.contains(CLLocationCoordinate2DMake(52.55, 13.405)))
  }
}
