import SwiftUI

/// The look of a map's ground.
///
/// Differs from Apple's: as there is no land to show, a style is a colour of the ground.
public struct MapStyle: Sendable {
  private enum Ground {
    case standard
    case muted
    case imagery
  }

  private let ground: Ground

  public static let standard = MapStyle(ground: .standard)
  public static let imagery = MapStyle(ground: .imagery)
  public static let hybrid = MapStyle(ground: .imagery)

  /// Streets and names, on Apple's maps.
  ///
  /// Differs from Apple's: there are no hills, places or streets here, for which `elevation`,
  /// `pointsOfInterest` and `showsTraffic` could count.
  public static func standard(
    elevation: MapStyle.Elevation = .automatic,
    emphasis: MapStyle.StandardEmphasis = .automatic,
    pointsOfInterest: PointOfInterestCategories = .all, showsTraffic: Bool = false
  ) -> MapStyle {
    MapStyle(ground: emphasis.isMuted ? .muted : .standard)
  }

  /// Pictures from above, on Apple's maps.
  ///
  /// Differs from Apple's: there are no hills here, for which `elevation` could count.
  public static func imagery(elevation: MapStyle.Elevation = .automatic) -> MapStyle { .imagery }

  /// Pictures from above with streets and names, on Apple's maps.
  ///
  /// Differs from Apple's: there are no hills, places or streets here, for which `elevation`,
  /// `pointsOfInterest` and `showsTraffic` could count.
  public static func hybrid(
    elevation: MapStyle.Elevation = .automatic,
    pointsOfInterest: PointOfInterestCategories = .all, showsTraffic: Bool = false
  ) -> MapStyle { .hybrid }

  // MARK: Drawing

  func ground(isDark: Bool) -> Color {
    switch ground {
    case .standard: isDark ? Color(white: 0.17) : Color(red: 0.95, green: 0.94, blue: 0.9)
    case .muted: isDark ? Color(white: 0.22) : Color(white: 0.95)
    case .imagery: Color(red: 0.17, green: 0.24, blue: 0.2)
    }
  }

  /// The colour of the lines of equal latitude and longitude.
  var lines: Color {
    ground == .imagery ? Color.white.opacity(0.25) : Color.gray.opacity(0.35)
  }
}

private struct MapStyleKey: EnvironmentKey {
  static let defaultValue = MapStyle.standard
}

extension EnvironmentValues {
  /// The look of the maps inside.
  var mapStyle: MapStyle {
    get { self[MapStyleKey.self] }
    set { self[MapStyleKey.self] = newValue }
  }
}

extension View {
  /// Sets the look of the maps inside.
  public nonisolated func mapStyle(_ value: MapStyle) -> some View {
    environment(\.mapStyle, value)
  }
}
