import Foundation

/// An area with a name.
open class CLRegion: NSObject, NSCopying, @unchecked Sendable {
  public let identifier: String

  init(identifier: String) {
    self.identifier = identifier
    super.init()
  }

  /// Itself: a region never changes.
  open func copy(with zone: NSZone? = nil) -> Any { self }
}

/// All places around one.
open class CLCircularRegion: CLRegion, @unchecked Sendable {
  public let center: CLLocationCoordinate2D
  /// Metres.
  public let radius: CLLocationDistance

  public init(center: CLLocationCoordinate2D, radius: CLLocationDistance, identifier: String) {
    self.center = center
    self.radius = radius
    super.init(identifier: identifier)
  }

  /// Whether a place lies in the region or on its edge.
  open func contains(_ coordinate: CLLocationCoordinate2D) -> Bool {
    CLLocation(latitude: center.latitude, longitude: center.longitude).distance(
      from: CLLocation(latitude: coordinate.latitude, longitude: coordinate.longitude)) <= radius
  }
}
