/// What a user may do to a map.
public struct MapInteractionModes: OptionSet, Sendable {
  public let rawValue: Int

  public init(rawValue: Int) { self.rawValue = rawValue }

  /// Moving what the map shows.
  public static let pan = MapInteractionModes(rawValue: 1)
  /// Showing more or less of the world.
  public static let zoom = MapInteractionModes(rawValue: 2)
  public static let all: MapInteractionModes = [.pan, .zoom]
}

/// Whether a map follows the user.
public enum MapUserTrackingMode: Hashable, Sendable {
  case none
  case follow
}
