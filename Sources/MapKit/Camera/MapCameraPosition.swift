import CoreLocation

/// What a map frames: its content, a region, a camera of the app's own, or what the user moved it to.
public struct MapCameraPosition: @unchecked Sendable {
  private indirect enum Frame {
    case automatic
    case camera(MapCamera)
    case region(MKCoordinateRegion)
    case rect(MKMapRect)
    case item(MKMapItem, allowsAutomaticPitch: Bool)
    case userLocation(followsHeading: Bool, fallback: MapCameraPosition)
    case byUser
  }

  private let frame: Frame

  /// What stands on the map.
  ///
  /// Differs from Apple's: a map with nothing on it shows the whole world, not the user's part of it.
  public static let automatic = MapCameraPosition(frame: .automatic)

  public static func camera(_ camera: MapCamera) -> MapCameraPosition {
    MapCameraPosition(frame: .camera(camera))
  }

  public static func region(_ region: MKCoordinateRegion) -> MapCameraPosition {
    MapCameraPosition(frame: .region(region))
  }

  public static func rect(_ rect: MKMapRect) -> MapCameraPosition {
    MapCameraPosition(frame: .rect(rect))
  }

  /// The surroundings of a place.
  ///
  /// Differs from Apple's: a kilometre around the place is shown, always from straight above.
  public static func item(
    _ item: MKMapItem, allowsAutomaticPitch: Bool = true
  ) -> MapCameraPosition {
    MapCameraPosition(frame: .item(item, allowsAutomaticPitch: allowsAutomaticPitch))
  }

  /// Where the user is.
  ///
  /// Differs from Apple's: where the user is is not known here, so that the map shows the `fallback`.
  public static func userLocation(
    followsHeading: Bool = false, fallback: MapCameraPosition
  ) -> MapCameraPosition {
    MapCameraPosition(frame: .userLocation(followsHeading: followsHeading, fallback: fallback))
  }

  /// What the user moved the map to.
  static let byUser = MapCameraPosition(frame: .byUser)

  // MARK: What it frames

  public var camera: MapCamera? {
    if case .camera(let camera) = frame { return camera }
    return nil
  }

  public var region: MKCoordinateRegion? {
    if case .region(let region) = frame { return region }
    return nil
  }

  public var rect: MKMapRect? {
    if case .rect(let rect) = frame { return rect }
    return nil
  }

  public var item: MKMapItem? {
    if case .item(let item, _) = frame { return item }
    return nil
  }

  public var allowsAutomaticPitch: Bool {
    if case .item(_, let allows) = frame { return allows }
    return false
  }

  public var followsUserLocation: Bool {
    if case .userLocation = frame { return true }
    return false
  }

  public var followsUserHeading: Bool {
    if case .userLocation(let follows, _) = frame { return follows }
    return false
  }

  public var fallbackPosition: MapCameraPosition? {
    if case .userLocation(_, let fallback) = frame { return fallback }
    return nil
  }

  /// Whether the user has moved the map; it then frames nothing that the app has named.
  public var positionedByUser: Bool {
    if case .byUser = frame { return true }
    return false
  }
}

extension MapCameraPosition: Equatable {
  public static func == (a: MapCameraPosition, b: MapCameraPosition) -> Bool {
    switch (a.frame, b.frame) {
    case (.automatic, .automatic), (.byUser, .byUser): true
    case (.camera(let one), .camera(let other)): one == other
    case (.region(let one), .region(let other)):
      one.center.latitude == other.center.latitude
        && one.center.longitude == other.center.longitude
        && one.span.latitudeDelta == other.span.latitudeDelta
        && one.span.longitudeDelta == other.span.longitudeDelta
    case (.rect(let one), .rect(let other)):
      one.minX == other.minX && one.minY == other.minY && one.width == other.width
        && one.height == other.height
    case (.item(let one, let pitch), .item(let other, let otherPitch)):
      one == other && pitch == otherPitch
    case (.userLocation(let heading, let one), .userLocation(let otherHeading, let other)):
      heading == otherHeading && one == other
    default: false
    }
  }
}
