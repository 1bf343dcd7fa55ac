import CoreGraphics
import Device
import Foundation
import MapKit
import Testing
import UIKit

/// What needs a server of maps fails as without a network; what needs none works.
@MainActor
@Suite(.serialized) struct MKMapServiceTests {
  @Test func directionsFailAsWithoutANetwork() async {
    let request = MKDirections.Request()
    request.source = .forCurrentLocation()
    request.destination = MKMapItem(placemark: MKPlacemark(coordinate: .berlin))
    let directions = MKDirections(request: request)
    var code: MKError.Code?
    directions.calculate { response, error in
      #expect(response == nil)
      code = (error as? MKError)?.code
    }
    #expect(directions.isCalculating)
    TurnScheduler.shared.runTurn()
    #expect(code == .serverFailure && !directions.isCalculating)
    await #expect(throws: MKError(.serverFailure)) { try await directions.calculate() }
  }

  @Test func aSearchThatIsCancelledTellsNothing() {
    let request = MKLocalSearch.Request()
    request.naturalLanguageQuery = "Coffee"
    let search = MKLocalSearch(request: request)
    var answers = 0
    search.start { _, _ in answers += 1 }
    search.cancel()
    TurnScheduler.shared.runTurn()
    #expect(answers == 0)
    search.start { _, error in if error != nil { answers += 1 } }
    TurnScheduler.shared.runTurn()
    #expect(answers == 1)
  }

  private final class Completions: NSObject, MKLocalSearchCompleterDelegate {
    var errors: [any Error] = []
    func completer(_ completer: MKLocalSearchCompleter, didFailWithError error: any Error) {
      errors.append(error)
    }
  }

  @Test func aCompleterFailsOnceForEachFragment() {
    let (completer, delegate) = (MKLocalSearchCompleter(), Completions())
    completer.delegate = delegate
    completer.queryFragment = "Co"
    completer.queryFragment = "Cof"
    TurnScheduler.shared.runTurn()
    #expect(delegate.errors.count == 1 && completer.results.isEmpty)
  }

  @Test func placesOpenInMaps() {
    let item = MKMapItem(placemark: MKPlacemark(coordinate: .berlin))
    item.name = "Café Berlin"
    let count = UIApplication.shared.openedURLs.count
    #expect(item.openInMaps())
    item.openInMaps(launchOptions: [
      MKLaunchOptionsDirectionsModeKey: MKLaunchOptionsDirectionsModeWalking
    ])
    #expect(
      UIApplication.shared.openedURLs.dropFirst(count).map(\.absoluteString) == [
        "http://maps.apple.com/?ll=52.52,13.405&q=Caf%C3%A9%20Berlin",
        "http://maps.apple.com/?daddr=52.52,13.405&dirflg=w",
      ])
  }

  @Test func placemarksKnowTheAddressThatTheAppSays() {
    let place = MKPlacemark(
      coordinate: .berlin, addressDictionary: ["City": "Berlin", "Country": "Germany"])
    #expect(place.locality == "Berlin" && place.title == "Berlin, Germany")
    let map = MKMapView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    map.addAnnotation(place)
    #expect(map.annotations.count == 1)
  }

  @Test func placemarksOfMapsAreThoseOfLocations() {
    let found: CLPlacemark = MKPlacemark(
      coordinate: .berlin, addressDictionary: ["City": "Berlin", "CountryCode": "DE"])
    #expect(found.locality == "Berlin" && found.isoCountryCode == "DE")
    #expect(found.location?.coordinate.latitude == CLLocationCoordinate2D.berlin.latitude)
    let copy = MKPlacemark(placemark: found)
    #expect(copy.coordinate.longitude == CLLocationCoordinate2D.berlin.longitude)
    #expect(copy.title == "Berlin")
  }

  @Test func snapshotsShowTheGround() throws {
    let options = MKMapSnapshotter.Options()
    options.region = aroundBerlin
    options.size = CGSize(width: 200, height: 100)
    var found: MKMapSnapshotter.Snapshot?
    MKMapSnapshotter(options: options).start { snapshot, error in
      #expect(error == nil)
      found = snapshot
    }
    TurnScheduler.shared.runTurn()
    let snapshot = try #require(found)
    #expect(snapshot.image.size == options.size)
    let middle = snapshot.point(for: .berlin)
    #expect(abs(middle.x - 100) < 1e-6 && abs(middle.y - 50) < 1e-6)
    options.mapType = .satellite
    var other: MKMapSnapshotter.Snapshot?
    MKMapSnapshotter(options: options).start { snapshot, _ in other = snapshot }
    TurnScheduler.shared.runTurn()
    #expect(other?.image.pngData() != snapshot.image.pngData())
  }

  @Test func partsOfTheMapAreDividedAtTheEdgeOfTheWorld() {
    let world = MKMapRect.world.width
    let rect = MKMapRect(x: world - 10, y: 0, width: 30, height: 5)
    #expect(rect.spans180thMeridian)
    #expect(MKStringFromMapRect(rect.remainder()) == "{{0.0, 0.0}, {20.0, 5.0}}")
    let parts = MKMapRect(x: 0, y: 0, width: 10, height: 4).divided(
      atDistance: 3, from: .maxXEdge)
    #expect(MKMapRectEqualToRect(parts.slice, MKMapRect(x: 7, y: 0, width: 3, height: 4)))
    #expect(MKMapRectEqualToRect(parts.remainder, MKMapRect(x: 0, y: 0, width: 7, height: 4)))
  }
}
