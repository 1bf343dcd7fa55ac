import SwiftUI

/// What controls know of their map, and do to it.
@MainActor
struct MapHandle {
  let camera: MapCamera
  let projection: MapProjection
  /// Whether fingers are zooming the map.
  let isZoomed: Bool
  let move: @MainActor (MapCamera) -> Void
  /// Lets the map show where the user is.
  let follow: @MainActor () -> Void

  init(
    camera: MapCamera, projection: MapProjection, isZoomed: Bool,
    move: @escaping @MainActor (MapCamera) -> Void, follow: @escaping @MainActor () -> Void
  ) {
    self.camera = camera
    self.projection = projection
    self.isZoomed = isZoomed
    self.move = move
    self.follow = follow
  }
}

private struct MapHandleKey: EnvironmentKey {
  static var defaultValue: MapHandle? { nil }
}

private struct MapControlVisibilityKey: EnvironmentKey {
  static let defaultValue = Visibility.automatic
}

extension EnvironmentValues {
  /// The map to which controls belong.
  var mapHandle: MapHandle? {
    get { self[MapHandleKey.self] }
    set { self[MapHandleKey.self] = newValue }
  }

  var mapControlVisibility: Visibility {
    get { self[MapControlVisibilityKey.self] }
    set { self[MapControlVisibilityKey.self] = newValue }
  }
}
