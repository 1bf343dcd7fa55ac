/// What a user may do to a map.
public struct MapInteractionModes: OptionSet, Sendable {
  public let rawValue: Int

  public init(rawValue: Int) { self.rawValue = rawValue }

  /// Moving what the map shows.
  public static let pan = MapInteractionModes(rawValue: 1)
  /// Showing more or less of the world.
  public static let zoom = MapInteractionModes(rawValue: 2)
  /// Turning a map that has a camera, with two fingers.
  public static let rotate = MapInteractionModes(rawValue: 4)
  /// Leaning the camera.
  ///
  /// Differs from Apple's: no movement of fingers leans the camera, but `MapPitchToggle` does.
  public static let pitch = MapInteractionModes(rawValue: 8)
  public static let all: MapInteractionModes = [.pan, .zoom, .rotate, .pitch]
}

/// Whether a map follows the user.
///
/// Differs from Apple's: makes no difference; a map that follows the user stays where it is.
public enum MapUserTrackingMode: Hashable, Sendable {
  case none
  case follow
}
