import Accessibility
import CoreGraphics
import MapKit
import Testing
import UIKit

/// The buttons that an app puts on a map view.
@MainActor
@Suite(.serialized) struct MKMapControlTests {
  @Test func eachTapGoesOnToTheNextWayOfFollowing() throws {
    let diary = MapDiary()
    let screen = MapScreen(MKMapView(), diary)
    let button = MKUserTrackingButton(mapView: screen.map)
    button.frame.origin = CGPoint(x: 200, y: 100)
    screen.map.addSubview(button)
    screen.settle()
    var modes: [MKUserTrackingMode] = []
    for _ in 0..<3 {
      try screen.tap(.button, "Tracking")
      modes.append(screen.map.userTrackingMode)
    }
    #expect(modes == [.follow, .followWithHeading, .none])
    #expect(screen.map.showsUserLocation)
    #expect(diary.log.contains("tracks 1") && diary.log.contains("tracks 2"))
    screen.map.showsUserLocation = false
  }

  @Test func anItemOfABarFollowsToo() {
    let map = MKMapView()
    let item = MKUserTrackingBarButtonItem(mapView: map)
    #expect(item.mapView === map)
    #expect((item.customView as? MKUserTrackingButton)?.mapView === map)
  }

  @Test func aCompassIsThereWhileTheMapIsTurned() throws {
    let screen = MapScreen()
    screen.map.region = aroundBerlin
    let compass = MKCompassButton(mapView: screen.map)
    compass.frame.origin = CGPoint(x: 200, y: 100)
    screen.map.addSubview(compass)
    screen.settle()
    #expect(try screen.element(.button, "Compass") == nil)
    let camera = screen.map.camera
    camera.heading = 90
    screen.map.setCamera(camera, animated: false)
    screen.settle()
    try screen.tap(.button, "Compass")
    screen.pass(1)
    #expect(screen.map.camera.heading == 0)
    #expect(try screen.element(.button, "Compass") == nil)
    compass.compassVisibility = .visible
    screen.settle()
    #expect(try screen.element(.button, "Compass") != nil)
    compass.compassVisibility = .hidden
    screen.settle()
    #expect(try screen.element(.button, "Compass") == nil)
  }
}
