import CoreLocation

/// From where a map is seen.
public struct MapCamera: Sendable {
  /// The place in the middle of the map.
  public var centerCoordinate: CLLocationCoordinate2D
  /// From the camera to the place in the middle, in metres.
  ///
  /// Differs from Apple's: the camera sees 30 degrees from the map's upper to its lower edge; Apple's angle
  /// is not documented.
  public var distance: Double
  /// The direction that points up, in degrees clockwise from north.
  public var heading: Double
  /// How far the camera leans, in degrees; 0 looks straight down.
  public var pitch: Double

  public init(
    centerCoordinate: CLLocationCoordinate2D, distance: Double, heading: Double = 0,
    pitch: Double = 0
  ) {
    self.centerCoordinate = centerCoordinate
    self.distance = distance
    self.heading = heading
    self.pitch = pitch
  }

  /// The half of the angle that the camera sees from the upper to the lower edge, in radians.
  static let halfAngle = Double.pi / 12
}

extension MapCamera: Equatable {
  public static func == (lhs: MapCamera, rhs: MapCamera) -> Bool {
    lhs.centerCoordinate.latitude == rhs.centerCoordinate.latitude
      && lhs.centerCoordinate.longitude == rhs.centerCoordinate.longitude
      && lhs.distance == rhs.distance && lhs.heading == rhs.heading && lhs.pitch == rhs.pitch
  }
}
