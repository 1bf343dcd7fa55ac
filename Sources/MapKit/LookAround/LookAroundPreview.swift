import SwiftUI

/// The corner in which a view of a street has its sign.
public enum MKLookAroundBadgePosition: Int, Sendable {
  case topLeading = 0
  case topTrailing = 1
  case bottomTrailing = 2
}

/// Shows what can be seen from a street.
///
/// Differs from Apple's: there are no scenes, so that it shows the sign of one that is missing, whose looks are from
/// memory; a tap opens nothing.
public nonisolated struct LookAroundPreview: View {
  /// Differs from Apple's: as no scene is shown, the other arguments change nothing: `initialScene`,
  /// `allowsNavigation`, `showsRoadLabels`, `pointsOfInterest` and `badgePosition`.
  public init(
    initialScene: MKLookAroundScene?, allowsNavigation: Bool = true, showsRoadLabels: Bool = true,
    pointsOfInterest: PointOfInterestCategories = .all,
    badgePosition: MKLookAroundBadgePosition = .topLeading
  ) {}

  /// Differs from Apple's: as no scene is shown, the other arguments change nothing: `scene`, `allowsNavigation`,
  /// `showsRoadLabels`, `pointsOfInterest` and `badgePosition`.
  public init(
    scene: Binding<MKLookAroundScene?>, allowsNavigation: Bool = true,
    showsRoadLabels: Bool = true, pointsOfInterest: PointOfInterestCategories = .all,
    badgePosition: MKLookAroundBadgePosition = .topLeading
  ) {}

  @MainActor public var body: some View {
    Rectangle()
      .fill(.fill.secondary)
      .overlay {
        Image(systemName: "binoculars.fill").font(.title).foregroundStyle(.secondary)
      }
      .accessibilityElement()
      .accessibilityLabel(Text(verbatim: "Look Around"))
  }
}
