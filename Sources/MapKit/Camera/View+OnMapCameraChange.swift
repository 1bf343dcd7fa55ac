import SwiftUI

/// Somebody who wants to know what maps show.
struct MapCameraObserver {
  let frequency: MapCameraUpdateFrequency
  let action: (MapCameraUpdateContext) -> Void
}

private struct MapCameraObserversKey: EnvironmentKey {
  static var defaultValue: [MapCameraObserver] { [] }
}

extension EnvironmentValues {
  /// Who wants to know what the maps inside show.
  var mapCameraObservers: [MapCameraObserver] {
    get { self[MapCameraObserversKey.self] }
    set { self[MapCameraObserversKey.self] = newValue }
  }
}

extension View {
  /// Calls `action` when the maps inside appear, and when their cameras have changed.
  public nonisolated func onMapCameraChange(
    frequency: MapCameraUpdateFrequency = .onEnd, _ action: @escaping () -> Void
  ) -> some View {
    onMapCameraChange(frequency: frequency) { _ in action() }
  }

  /// Calls `action` with what the maps inside show, when they appear and when their cameras have changed.
  public nonisolated func onMapCameraChange(
    frequency: MapCameraUpdateFrequency = .onEnd,
    _ action: @escaping (MapCameraUpdateContext) -> Void
  ) -> some View {
    transformEnvironment(\.mapCameraObservers) { observers in
      observers.append(MapCameraObserver(frequency: frequency, action: action))
    }
  }
}
