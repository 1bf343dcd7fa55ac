extension MapStyle {
  /// How hills are shown.
  public enum Elevation: Hashable, Sendable {
    case automatic
    case flat
    case realistic
  }

  /// How much the ground stands back behind what the app shows on it.
  public struct StandardEmphasis: Hashable, Sendable {
    let isMuted: Bool

    public static let automatic = StandardEmphasis(isMuted: false)
    public static let muted = StandardEmphasis(isMuted: true)
  }
}
