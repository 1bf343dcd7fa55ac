import Device
import Foundation
import Testing

@testable import CoreLocation

/// One test after the other: they say what the user answers.
@MainActor
@Suite(.serialized) struct CLLocationManagerTests {
  private final class Listener: NSObject, CLLocationManagerDelegate {
    var heard: [String] = []
    func locationManagerDidChangeAuthorization(_ manager: CLLocationManager) {
      heard.append("\(manager.authorizationStatus)")
    }
    func locationManager(
      _ manager: CLLocationManager, didUpdateLocations locations: [CLLocation]
    ) {
      heard += locations.map { "\($0.coordinate.latitude) \($0.speed)" }
    }
    func locationManager(_ manager: CLLocationManager, didFailWithError error: any Error) {
      heard.append("\((error as? CLError)?.code ?? .network)")
    }
  }

  private final class OldListener: NSObject, CLLocationManagerDelegate {
    var status: CLAuthorizationStatus?
    func locationManager(
      _ manager: CLLocationManager, didChangeAuthorization status: CLAuthorizationStatus
    ) { self.status = status }
  }

  private let store = PermissionStore(DevicePermissions(environment: [:]))
  private let listener = Listener()

  /// Until what has been queued on the main queue so far has run.
  private func settle() async {
    await withCheckedContinuation { next in DispatchQueue.main.async { next.resume() } }
  }

  private func answer(_ index: Int, _ body: () async -> Void) async {
    let known = SystemQuestion.presenter
    defer { SystemQuestion.presenter = known }
    SystemQuestion.presenter = { $1(index) }
    await body()
  }

  @Test func theUserDecides() async {
    await answer(1) {
      let manager = CLLocationManager(store: store)
      manager.delegate = listener
      manager.startUpdatingLocation()
      manager.requestWhenInUseAuthorization()
      await settle()
      manager.startUpdatingLocation()
      await settle()
      #expect(manager.location == nil)
    }
    #expect(listener.heard.suffix(2) == ["authorizedWhenInUse", "locationUnknown"])
    #expect(CLLocationManager(store: store).authorizationStatus == .authorizedWhenInUse)
  }

  @Test func onceHoldsForAllManagersUntilTheAppEnds() async {
    await answer(0) {
      let manager = CLLocationManager(store: store)
      manager.requestAlwaysAuthorization()
      await settle()
      #expect(manager.authorizationStatus == .authorizedWhenInUse)
    }
    #expect(CLLocationManager(store: store).authorizationStatus == .authorizedWhenInUse)
    #expect(store.all.isEmpty, "the next launch asks again")
    store[SystemQuestion.Service.location.rawValue] = nil
    #expect(CLLocationManager(store: store).authorizationStatus == .notDetermined)
  }

  @Test func whoMayNotKnowIsTold() async {
    store[SystemQuestion.Service.location.rawValue] = .denied
    let manager = CLLocationManager(store: store)
    manager.delegate = listener
    manager.requestLocation()
    await settle()
    #expect(listener.heard == ["denied", "denied"])
  }

  @Test func whoUpdatesHearsOfEachPlace() async {
    store[SystemQuestion.Service.location.rawValue] = .granted
    let places = PlaceStore()
    places.place = DevicePlace(latitude: 1, longitude: 2, speed: 3)
    let manager = CLLocationManager(store: store, places: places)
    manager.distanceFilter = 1_000
    manager.delegate = listener
    manager.startUpdatingLocation()
    await settle()
    #expect(manager.location?.coordinate.longitude == 2)
    places.place = DevicePlace(latitude: 1.001, longitude: 2)
    await settle()
    places.place = DevicePlace(latitude: 2, longitude: 2)
    await settle()
    manager.stopUpdatingLocation()
    places.place = DevicePlace(latitude: 3, longitude: 2)
    await settle()
    #expect(listener.heard == ["authorizedWhenInUse", "1.0 3.0", "2.0 -1.0"])
    manager.requestLocation()
    await settle()
    #expect(listener.heard.last == "3.0 -1.0")
  }

  @Test func whoHasBegunBeforeTheUserDecidesHearsAfterwards() async {
    await answer(1) {
      let places = PlaceStore()
      places.place = DevicePlace(latitude: 1, longitude: 2)
      let manager = CLLocationManager(store: store, places: places)
      manager.delegate = listener
      manager.startUpdatingLocation()
      await settle()
      #expect(manager.location == nil)
      manager.requestWhenInUseAuthorization()
      await settle()
      await settle()
    }
    #expect(listener.heard.last == "1.0 -1.0")
  }

  @Test func olderDelegatesHearOfTheirStatus() async {
    store["location-always"] = .granted
    let manager = CLLocationManager(store: store)
    let old = OldListener()
    manager.delegate = old
    await settle()
    #expect(old.status == .authorizedAlways)
  }
}
