import CoreLocation
import Device
import Foundation
import MapKit
import Testing
import UIKit

/// Where the user is, on a map view.
@MainActor
@Suite(.serialized) struct MKUserLocationTests {
  /// Until what has been queued on the main queue so far has run.
  private func settle() async {
    for _ in 0..<2 {
      await withCheckedContinuation { next in DispatchQueue.main.async { next.resume() } }
    }
  }

  /// A map of an app that may know where the device is.
  private func makeMap() -> MKMapView {
    let permissions = PermissionStore(DevicePermissions(environment: [:]))
    permissions["location"] = .granted
    let places = PlaceStore()
    places.place = DevicePlace(latitude: 52.52, longitude: 13.405)
    let map = MKMapView()
    map.makeLocationManager = { CLLocationManager(store: permissions, places: places) }
    return map
  }

  @Test func theUserIsABlueDot() async {
    let diary = MapDiary()
    let screen = MapScreen(makeMap(), diary)
    screen.map.region = aroundBerlin
    diary.tellsMoves = false
    diary.log = []
    screen.map.showsUserLocation = true
    #expect(screen.map.userLocation.isUpdating && screen.map.annotations.isEmpty)
    await settle()
    #expect(
      diary.log == [
        "locating", "view for My Location", "added My Location", "user at 52.52",
      ])
    #expect(screen.map.isUserLocationVisible)
    #expect(screen.map.view(for: screen.map.userLocation) is MKUserLocationView)
    screen.map.removeAnnotations(screen.map.annotations)
    #expect(screen.map.annotations.count == 1)
    screen.map.showsUserLocation = false
    #expect(screen.map.annotations.isEmpty && diary.log.last == "stopped")
  }

  @Test func theMapFollowsTheUserUntilAFingerMovesIt() async throws {
    let diary = MapDiary()
    let screen = MapScreen(makeMap(), diary)
    screen.map.setUserTrackingMode(.follow, animated: false)
    #expect(screen.map.showsUserLocation)
    await settle()
    screen.pass(1)
    #expect(abs(screen.map.centerCoordinate.latitude - 52.52) < 1e-6)
    screen.window.isHidden = true
    screen.window.makeKeyAndVisible()
    try screen.play(.drag(from: CGPoint(x: 150, y: 300), to: CGPoint(x: 250, y: 300)))
    #expect(screen.map.userTrackingMode == .none && diary.log.contains("tracks 0"))
    screen.map.showsUserLocation = false
  }
}
