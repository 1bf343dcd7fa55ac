private enum SceneSystemOverlaysKey: EnvironmentKey {
  static let defaultValue = Visibility.automatic
}

extension EnvironmentValues {
  /// What the scene wants of the system's overlays, where no view says anything.
  var sceneSystemOverlays: Visibility {
    get { self[SceneSystemOverlaysKey.self] }
    set { self[SceneSystemOverlaysKey.self] = newValue }
  }
}

extension Scene {
  /// Shows or hides the home indicator; a view's own word counts more.
  public nonisolated func persistentSystemOverlays(
    _ preferredVisibility: Visibility
  ) -> some Scene {
    environment(\.sceneSystemOverlays, preferredVisibility)
  }
}
