import Foundation
import MapKit
import Testing

@Suite struct MapGeometryTests {
  private let berlin = CLLocationCoordinate2D(latitude: 52.52, longitude: 13.405)

  @Test func theMiddleOfTheWorldIsTheMiddleOfTheMap() {
    let point = MKMapPoint(CLLocationCoordinate2D())
    #expect(point.x == 134_217_728)
    #expect(point.y == 134_217_728)
    #expect(MKMapRect.world.contains(point))
  }

  @Test func pointsLeadBackToTheirCoordinates() {
    let back = MKMapPoint(berlin).coordinate
    #expect(abs(back.latitude - berlin.latitude) < 1e-9)
    #expect(abs(back.longitude - berlin.longitude) < 1e-9)
  }

  @Test func thePolesAreAtTheEdges() {
    #expect(abs(MKMapPoint(CLLocationCoordinate2D(latitude: 90, longitude: 0)).y) < 1)
  }

  @Test func metresBecomeDegreesByTheLatitude() {
    let region = MKCoordinateRegion(
      center: berlin, latitudinalMeters: 111_194.93, longitudinalMeters: 111_194.93)
    #expect(abs(region.span.latitudeDelta - 1) < 1e-9)
    #expect(abs(region.span.longitudeDelta - 1 / cos(52.52 * .pi / 180)) < 1e-9)
  }

  @Test func aPartOfTheMapIsARegion() {
    let region = MKCoordinateRegion(
      MKMapRect(x: 0, y: 67_108_864, width: 134_217_728, height: 134_217_728))
    #expect(region.center.longitude == -90)
    #expect(abs(region.center.latitude) < 1e-9)
    #expect(region.span.longitudeDelta == 180)
  }
}
