import Foundation

/// Degrees of latitude or longitude.
public typealias CLLocationDegrees = Double
/// Metres.
public typealias CLLocationDistance = Double
/// Metres; negative where nothing is known.
public typealias CLLocationAccuracy = Double
/// In degrees from the north, clockwise.
public typealias CLLocationDirection = Double
/// In metres per second.
public typealias CLLocationSpeed = Double

/// A place on the earth.
public struct CLLocationCoordinate2D: Sendable {
  /// Degrees to the north of the equator, in -90...90.
  public var latitude: CLLocationDegrees
  /// Degrees to the east of Greenwich, in -180...180.
  public var longitude: CLLocationDegrees

  public init() { self.init(latitude: 0, longitude: 0) }

  public init(latitude: CLLocationDegrees, longitude: CLLocationDegrees) {
    self.latitude = latitude
    self.longitude = longitude
  }
}

/// No place.
public let kCLLocationCoordinate2DInvalid = CLLocationCoordinate2D(latitude: -180, longitude: -180)

public func CLLocationCoordinate2DMake(
  _ latitude: CLLocationDegrees, _ longitude: CLLocationDegrees
) -> CLLocationCoordinate2D {
  CLLocationCoordinate2D(latitude: latitude, longitude: longitude)
}

/// Whether a coordinate is a place on the earth.
public func CLLocationCoordinate2DIsValid(_ coord: CLLocationCoordinate2D) -> Bool {
  abs(coord.latitude) <= 90 && abs(coord.longitude) <= 180
}
