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

  @Test func partsOfTheMapAreJoinedAndCut() {
    let one = MKMapRect(x: 0, y: 0, width: 10, height: 10)
    let other = MKMapRect(x: 5, y: 5, width: 10, height: 10)
    #expect(one.union(other).maxX == 15)
    #expect(one.intersection(other).width == 5)
    #expect(MKMapRect.null.union(one).maxX == 10)
    #expect(one.intersection(MKMapRect(x: 20, y: 0, width: 1, height: 1)).isNull)
    #expect(one.intersects(other) && !one.contains(other))
    #expect(one.insetBy(dx: 2, dy: -1).minX == 2 && one.insetBy(dx: 2, dy: -1).height == 12)
    #expect(one.offsetBy(dx: 3, dy: 4).midY == 9)
    #expect(one.insetBy(dx: 6, dy: 0).isNull)
  }

  @Test func mapPointsAreMetres() {
    let (start, end) = (MKMapPoint(CLLocationCoordinate2D()), MKMapPoint(berlin))
    #expect(abs(start.distance(to: end) - 5_970_000) < 20_000)
    let across = MKMapPoint(x: end.x + MKMapPointsPerMeterAtLatitude(52.52) * 100, y: end.y)
    #expect(abs(end.distance(to: across) - 100) < 0.1)
    #expect(
      abs(MKMetersPerMapPointAtLatitude(60) * 2 - MKMetersPerMapPointAtLatitude(0)) < 1e-6)
  }
}
