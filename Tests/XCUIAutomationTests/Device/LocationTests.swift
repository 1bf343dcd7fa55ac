import CoreLocation
import Device
import SwiftUI
import XCTest
import XCUIAutomation

/// The place of the device, as a test says it and apps hear of it.
@MainActor
final class LocationTests: XCTestCase {
  private let device = XCUIDevice.shared

  override func setUp() async throws {
    PermissionStore.shared[SystemQuestion.Service.location.rawValue] = nil
  }

  override func tearDown() async throws {
    PermissionStore.shared[SystemQuestion.Service.location.rawValue] = nil
    device.location = nil
  }

  func testAppsHearWhereTheDeviceIs() {
    XCTAssertNil(device.location)
    device.location = XCUILocation(location: CLLocation(latitude: 52.5, longitude: 13.4))
    let app = XCUIApplication(rootView: PlaceScreen())
    app.buttons["Where am I?"].tap()
    let alert = XCUIApplication(bundleIdentifier: "com.apple.springboard").alerts.firstMatch
    XCTAssertTrue(alert.waitForExistence(timeout: 2))
    alert.scrollViews.otherElements.buttons["Allow While Using App"].tap()
    XCTAssertTrue(app.staticTexts["52.5, 13.4"].waitForExistence(timeout: 2))
    device.location = XCUILocation(location: CLLocation(latitude: -1, longitude: 2))
    XCTAssertTrue(app.staticTexts["-1.0, 2.0"].waitForExistence(timeout: 2))
    XCTAssertEqual(device.location?.location.coordinate.latitude, -1)
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
