import CoreGraphics
import Device
import Foundation
import MapKit
import Testing
import UIKit

/// What a map view shows, and what its delegate hears of it.
@MainActor
@Suite(.serialized) struct MKMapViewTests {
  private func isNear(_ one: Double, _ other: Double, _ distance: Double = 1e-6) -> Bool {
    abs(one - other) < distance
  }

  @Test func theRegionGrowsToTheShapeOfTheView() {
    let map = MKMapView(frame: CGRect(x: 0, y: 0, width: 300, height: 600))
    map.setRegion(aroundBerlin, animated: false)
    #expect(isNear(map.region.center.latitude, 52.52))
    #expect(isNear(map.region.center.longitude, 13.405))
    #expect(isNear(map.region.span.longitudeDelta, 2))
    #expect(map.region.span.latitudeDelta > 2)
    #expect(isNear(map.regionThatFits(aroundBerlin).span.longitudeDelta, 2))
    #expect(isNear(map.visibleMapRect.width, MKMapRect.world.width / 180))
  }

  @Test func theMiddleIsExactlyThePlaceThatWasAskedFor() {
    let map = MKMapView(frame: CGRect(x: 0, y: 0, width: 300, height: 600))
    let place = CLLocationCoordinate2D(latitude: 1, longitude: 2)
    map.setRegion(
      MKCoordinateRegion(center: place, latitudinalMeters: 1000, longitudinalMeters: 1000),
      animated: false)
    #expect(map.centerCoordinate.latitude == 1 && map.centerCoordinate.longitude == 2)
    #expect(map.regionThatFits(map.region).center.latitude == 1)
  }

  @Test func aRegionIsKeptUntilTheViewHasASize() {
    let map = MKMapView()
    map.region = aroundBerlin
    #expect(map.region.span.latitudeDelta == 1 && map.centerCoordinate.latitude == 52.52)
    map.centerCoordinate = .potsdam
    #expect(map.region.center.latitude == 52.4 && map.region.span.longitudeDelta == 2)
    map.frame.size = CGSize(width: 300, height: 600)
    #expect(isNear(map.region.center.latitude, 52.4))
    #expect(isNear(map.region.span.longitudeDelta, 2))
  }

  @Test func anotherSizeKeepsTheScaleAndTheMiddle() {
    let map = MKMapView(frame: CGRect(x: 0, y: 0, width: 300, height: 600))
    map.region = aroundBerlin
    map.frame.size = CGSize(width: 600, height: 300)
    #expect(isNear(map.region.span.longitudeDelta, 4))
    #expect(isNear(map.centerCoordinate.latitude, 52.52))
  }

  @Test func theDelegateHearsOfTheRegionBeforeAndAfter() {
    let diary = MapDiary()
    let screen = MapScreen(MKMapView(), diary)
    #expect(diary.log == ["will change false", "did change false", "loaded"])
    diary.log = []
    screen.map.setRegion(aroundBerlin, animated: false)
    #expect(diary.log == ["will change false", "did change false"])
  }

  @Test func anAnimatedChangeTakesTime() {
    let diary = MapDiary()
    let screen = MapScreen(MKMapView(), diary)
    screen.map.region = aroundBerlin
    diary.log = []
    screen.map.setCenter(.potsdam, animated: true)
    #expect(diary.log == ["will change true"])
    screen.pass(0.2)
    let half = screen.map.centerCoordinate.longitude
    #expect(half < 13.4 && half > 13.07)
    screen.pass(1)
    #expect(diary.log == ["will change true", "did change true"])
    #expect(isNear(screen.map.centerCoordinate.longitude, 13.06))
    #expect(isNear(screen.map.region.span.longitudeDelta, 2))
  }

  @Test func theCameraIsACopy() {
    let map = MKMapView(frame: CGRect(x: 0, y: 0, width: 300, height: 600))
    map.setCamera(
      MKMapCamera(lookingAtCenter: .berlin, fromDistance: 5000, pitch: 30, heading: 90),
      animated: false)
    map.camera.heading = 10
    #expect(map.camera.heading == 90 && map.camera.pitch == 30)
    #expect(isNear(map.camera.centerCoordinateDistance, 5000))
    #expect(isNear(map.camera.altitude, 5000 * cos(30 * .pi / 180)))
    let east = map.convert(
      CLLocationCoordinate2D(latitude: 52.52, longitude: 13.41), toPointTo: map)
    #expect(isNear(east.x, 150, 1e-3) && east.y < 300)
  }

  @Test func partsOfTheMapKeepAwayFromTheEdges() {
    let map = MKMapView(frame: CGRect(x: 0, y: 0, width: 300, height: 600))
    let rect = aroundBerlin.rect
    map.setVisibleMapRect(
      rect, edgePadding: UIEdgeInsets(top: 100, left: 50, bottom: 0, right: 50), animated: false)
    let corner = map.convert(rect.origin.coordinate, toPointTo: map)
    let middle = map.convert(
      MKMapPoint(x: rect.midX, y: rect.midY).coordinate, toPointTo: map)
    #expect(isNear(corner.x, 50, 0.01))
    #expect(isNear(middle.x, 150, 0.01) && isNear(middle.y, 350, 0.01))
  }

  @Test func pointsLeadToCoordinatesAndBack() {
    let screen = MapScreen()
    screen.map.frame = CGRect(x: 20, y: 40, width: 200, height: 200)
    screen.map.region = aroundBerlin
    let inMap = screen.map.convert(CLLocationCoordinate2D.potsdam, toPointTo: screen.map)
    let inWindow = screen.map.convert(CLLocationCoordinate2D.potsdam, toPointTo: nil)
    #expect(isNear(inWindow.x - inMap.x, 20) && isNear(inWindow.y - inMap.y, 40))
    let back = screen.map.convert(inWindow, toCoordinateFrom: nil)
    #expect(isNear(back.latitude, 52.4) && isNear(back.longitude, 13.06))
    let quarter = screen.map.convert(
      CGRect(x: 0, y: 0, width: 100, height: 100), toRegionFrom: screen.map)
    #expect(isNear(quarter.span.longitudeDelta, screen.map.region.span.longitudeDelta / 2))
  }

  @Test func theCameraKeepsToItsBounds() {
    let map = MKMapView(frame: CGRect(x: 0, y: 0, width: 300, height: 600))
    map.region = aroundBerlin
    map.cameraZoomRange = MKMapView.CameraZoomRange(maxCenterCoordinateDistance: 9000)
    #expect(isNear(map.camera.centerCoordinateDistance, 9000))
    map.cameraBoundary = MKMapView.CameraBoundary(coordinateRegion: aroundBerlin)
    map.centerCoordinate = .tokyo
    #expect(isNear(map.centerCoordinate.longitude, 14.405))
    #expect(
      MKMapView.CameraZoomRange(
        minCenterCoordinateDistance: 2, maxCenterCoordinateDistance: 1) == nil)
  }

  @Test func regionsThatAreNoneFail() {
    var issues: [String] = []
    let known = RuntimeIssue.handler
    RuntimeIssue.handler = { issues.append($0) }
    defer { RuntimeIssue.handler = known }
    let map = MKMapView(frame: CGRect(x: 0, y: 0, width: 300, height: 600))
    map.setRegion(
      MKCoordinateRegion(
        center: CLLocationCoordinate2D(latitude: 100, longitude: 0),
        span: MKCoordinateSpan(latitudeDelta: 1, longitudeDelta: 1)), animated: false)
    #expect(
      issues == [
        "Invalid Region <center:+100.00000000, +0.00000000 span:+1.00000000, +1.00000000>"
      ])
  }

  @Test func typesAndConfigurationsAreTheSameThing() {
    let map = MKMapView()
    map.mapType = .hybridFlyover
    #expect(map.mapType == .hybridFlyover)
    #expect(map.preferredConfiguration.elevationStyle == .realistic)
    map.preferredConfiguration = MKStandardMapConfiguration(emphasisStyle: .muted)
    #expect(map.mapType == .mutedStandard)
  }

  // MARK: Fingers

  @Test func aDragMovesTheGroundWithTheFinger() throws {
    let diary = MapDiary()
    let screen = MapScreen(MKMapView(), diary)
    screen.map.region = aroundBerlin
    diary.log = []
    let place = screen.map.convert(CGPoint(x: 150, y: 300), toCoordinateFrom: screen.map)
    try screen.play(.drag(from: CGPoint(x: 150, y: 300), to: CGPoint(x: 250, y: 300)))
    let moved = screen.map.convert(place, toPointTo: screen.map)
    #expect(moved.x > 230 && moved.x <= 250 && isNear(moved.y, 300, 0.01))
    #expect(diary.log == ["will change false", "did change false"])
  }

  @Test func twoFingersZoomAndTurn() throws {
    let screen = MapScreen()
    screen.map.region = aroundBerlin
    let frame = CGRect(x: 0, y: 150, width: 300, height: 300)
    try screen.play(.pinch(in: frame, scale: 2, velocity: 2))
    #expect(isNear(screen.map.region.span.longitudeDelta, 1, 0.1))
    try screen.play(.rotation(in: frame, radians: .pi / 2, velocity: 2))
    #expect(isNear(screen.map.camera.heading, 270, 10))
  }

  @Test func aDoubleTapZoomsIn() throws {
    let screen = MapScreen()
    screen.map.region = aroundBerlin
    try screen.play(.tap(at: CGPoint(x: 150, y: 300), count: 2))
    screen.pass(1)
    #expect(isNear(screen.map.region.span.longitudeDelta, 1))
  }

  @Test func fingersDoOnlyWhatTheAppLetsThem() throws {
    let screen = MapScreen()
    screen.map.region = aroundBerlin
    screen.map.isScrollEnabled = false
    screen.map.isZoomEnabled = false
    screen.map.isRotateEnabled = false
    let frame = CGRect(x: 0, y: 150, width: 300, height: 300)
    try screen.play(.drag(from: CGPoint(x: 150, y: 300), to: CGPoint(x: 250, y: 300)))
    try screen.play(.pinch(in: frame, scale: 2, velocity: 2))
    try screen.play(.rotation(in: frame, radians: 1, velocity: 2))
    #expect(isNear(screen.map.centerCoordinate.longitude, 13.405))
    #expect(isNear(screen.map.region.span.longitudeDelta, 2) && screen.map.camera.heading == 0)
  }
}

extension MKCoordinateRegion {
  fileprivate var rect: MKMapRect {
    let start = MKMapPoint(
      CLLocationCoordinate2D(
        latitude: center.latitude + span.latitudeDelta / 2,
        longitude: center.longitude - span.longitudeDelta / 2))
    let end = MKMapPoint(
      CLLocationCoordinate2D(
        latitude: center.latitude - span.latitudeDelta / 2,
        longitude: center.longitude + span.longitudeDelta / 2))
    return MKMapRect(x: start.x, y: start.y, width: end.x - start.x, height: end.y - start.y)
  }
}
