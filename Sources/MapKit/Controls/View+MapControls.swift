import SwiftUI

private struct MapControlsKey: EnvironmentKey {
  static var defaultValue: AnyView? { nil }
}

extension EnvironmentValues {
  /// What the app puts in front of the maps inside.
  fileprivate var mapControls: AnyView? {
    get { self[MapControlsKey.self] }
    set { self[MapControlsKey.self] = newValue }
  }
}

extension View {
  /// Sets the controls of the maps inside; without it they have a compass and a scale.
  ///
  /// Differs from Apple's: all controls stand below each other at the upper trailing corner, and views that are
  /// no controls of maps are shown, too.
  public nonisolated func mapControls<Content: View>(
    @ViewBuilder _ content: () -> Content
  ) -> some View {
    environment(\.mapControls, AnyView(content()))
  }

  /// Shows or hides controls of maps; by themselves a compass is shown on a map that is turned, and a scale while
  /// the map is zoomed.
  public nonisolated func mapControlVisibility(_ visibility: Visibility) -> some View {
    environment(\.mapControlVisibility, visibility)
  }
}

/// The controls in front of a map.
struct MapControlStack: View {
  let map: MapHandle
  @Environment(\.mapControls) private var controls

  var body: some View {
    VStack(alignment: .trailing, spacing: 8) {
      if let controls {
        controls
      } else {
        MapCompass()
        MapScaleView()
      }
    }
    .padding(8)
    .environment(\.mapHandle, map)
  }
}
