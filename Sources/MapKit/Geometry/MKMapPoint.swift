import CoreLocation
import Foundation

/// A place on the flat map of the whole world, in Mercator's projection.
public struct MKMapPoint: Sendable {
  /// To the east of the map's upper left corner, in 0...268,435,456.
  public var x: Double
  /// To the south of the map's upper left corner.
  public var y: Double

  public init() { self.init(x: 0, y: 0) }

  public init(x: Double, y: Double) {
    self.x = x
    self.y = y
  }

  /// The place of a coordinate; those near the poles stand at the map's edges.
  public init(_ coordinate: CLLocationCoordinate2D) {
    let latitude = min(max(coordinate.latitude, -Self.lastLatitude), Self.lastLatitude)
    let sine = sin(latitude * .pi / 180)
    x = (coordinate.longitude + 180) / 360 * Self.world
    y = (0.5 - log((1 + sine) / (1 - sine)) / (4 * .pi)) * Self.world
  }

  public var coordinate: CLLocationCoordinate2D {
    let north = .pi * (1 - 2 * y / Self.world)
    return CLLocationCoordinate2D(
      latitude: atan(sinh(north)) * 180 / .pi, longitude: x / Self.world * 360 - 180)
  }

  /// The width and height of the whole map.
  static let world = 268_435_456.0
  /// Where the map, which is square, ends.
  private static let lastLatitude = 85.05112878
}

/// A width and a height on the flat map.
public struct MKMapSize: Sendable {
  public var width: Double
  public var height: Double

  public init() { self.init(width: 0, height: 0) }

  public init(width: Double, height: Double) {
    self.width = width
    self.height = height
  }

  public static let world = MKMapSize(width: MKMapPoint.world, height: MKMapPoint.world)
}
