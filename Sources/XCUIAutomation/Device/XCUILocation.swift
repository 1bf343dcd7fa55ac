import CoreLocation
import Device
import Foundation

/// A place for the device.
@MainActor @preconcurrency
open class XCUILocation: NSObject {
  public let location: CLLocation

  public init(location: CLLocation) {
    self.location = location
  }

  var place: DevicePlace {
    DevicePlace(
      latitude: location.coordinate.latitude, longitude: location.coordinate.longitude,
      altitude: location.altitude, horizontalAccuracy: location.horizontalAccuracy,
      verticalAccuracy: location.verticalAccuracy, course: location.course,
      speed: location.speed)
  }
}
