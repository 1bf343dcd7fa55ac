import CoreLocation
import SwiftUI
import Testing
import XCUIAutomation

extension AllTests {
  /// The place of the device, as a test says it and apps hear of it.
  @MainActor
  struct LocationTests {
    @Test func appsHearWhereTheDeviceIs() {
      let device = XCUIDevice.shared
      defer { device.location = nil }
      #expect(device.location == nil)
      device.location = XCUILocation(location: CLLocation(latitude: 52.5, longitude: 13.4))
      let app = XCUIApplication(rootView: PlaceScreen())
      app.resetAuthorizationStatus(for: .location)
      app.buttons["Where am I?"].tap()
      let springboard = XCUIApplication(bundleIdentifier: "com.apple.springboard")
      #expect(springboard.alerts.firstMatch.waitForExistence(timeout: 2))
      springboard.alerts.firstMatch.scrollViews.otherElements.buttons["Allow While Using App"].tap()
      #expect(app.staticTexts["52.5, 13.4"].waitForExistence(timeout: 2))
      device.location = XCUILocation(location: CLLocation(latitude: -1, longitude: 2))
      #expect(app.staticTexts["-1.0, 2.0"].waitForExistence(timeout: 2))
      #expect(device.location?.location.coordinate.latitude == -1)
      app.resetAuthorizationStatus(for: .location)
    }
  }
}

private struct PlaceScreen: View {
  @StateObject private var model = PlaceModel()

  var body: some View {
    Text(model.text)
    Button("Where am I?") { model.begin() }
  }
}

private final class PlaceModel: NSObject, ObservableObject, CLLocationManagerDelegate {
  @Published var text = "unknown"
  private let manager = CLLocationManager()

  func begin() {
    manager.delegate = self
    manager.requestWhenInUseAuthorization()
    manager.startUpdatingLocation()
  }

  func locationManager(_ manager: CLLocationManager, didUpdateLocations locations: [CLLocation]) {
    guard let place = locations.last?.coordinate else { return }
    text = "\(place.latitude), \(place.longitude)"
  }
}
