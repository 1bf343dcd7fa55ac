import SwiftUI

extension View {
  /// Shows content of the app's own for the feature of the map that is selected.
  ///
  /// Differs from Apple's: maps have no features here, so that `content` is never asked.
  public nonisolated func mapFeatureSelectionContent<C: MapContent>(
    @MapContentBuilder content: @escaping (MapFeature) -> C
  ) -> some View {
    modifier(NotedModifier("mapFeatureSelectionContent", content))
  }

  /// Says which features of the map cannot be selected.
  ///
  /// Differs from Apple's: maps have no features here, so that `disabled` is never asked.
  public nonisolated func mapFeatureSelectionDisabled(
    _ disabled: @escaping (MapFeature) -> Bool
  ) -> some View {
    modifier(NotedModifier("mapFeatureSelectionDisabled", disabled))
  }
}
