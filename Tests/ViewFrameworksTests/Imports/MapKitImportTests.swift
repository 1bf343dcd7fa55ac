import MapKit
import Testing

/// A file that imports MapKit alone sees what its framework's headers import.
@Suite struct MapKitImportTests {
  @MainActor @Test func uiKitAndCoreLocationAreSeen() {
    let view: UIView = MKMapView(frame: .zero)
    let place = CLLocation(latitude: 48, longitude: 11)
    #expect(view.backgroundColor != UIColor.red && place.coordinate.latitude == 48)
  }
}
