import Foundation

/// Where on the earth the device is, as a driver has said it.
package struct DevicePlace: Hashable, Sendable {
  /// Degrees, north of the equator.
  package var latitude: Double
  /// Degrees, east of Greenwich.
  package var longitude: Double
  /// Metres above the sea.
  package var altitude: Double
  /// Metres; negative where the place is not valid.
  package var horizontalAccuracy: Double
  /// Metres; negative where the altitude is not valid.
  package var verticalAccuracy: Double
  /// Degrees from the north, clockwise; negative if unknown.
  package var course: Double
  /// Metres per second; negative if unknown.
  package var speed: Double

  package init(
    latitude: Double, longitude: Double, altitude: Double = 0, horizontalAccuracy: Double = 0,
    verticalAccuracy: Double = -1, course: Double = -1, speed: Double = -1
  ) {
    self.latitude = latitude
    self.longitude = longitude
    self.altitude = altitude
    self.horizontalAccuracy = horizontalAccuracy
    self.verticalAccuracy = verticalAccuracy
    self.course = course
    self.speed = speed
  }
}
