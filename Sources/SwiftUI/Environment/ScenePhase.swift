/// What the app, or one of its scenes, is doing.
public enum ScenePhase: Comparable, Hashable, Sendable {
  /// Not visible.
  case background
  /// Visible, but without events.
  case inactive
  /// In front, with events.
  case active
}

private enum ScenePhaseKey: EnvironmentKey { static let defaultValue = ScenePhase.background }

extension EnvironmentValues {
  /// The phase of the scene that the view is in, or of the app.
  ///
  /// A hierarchy in a `UIHostingController` that no scene of an `App` made is in no scene: it stays
  /// `background`, as on iOS.
  public var scenePhase: ScenePhase {
    get { self[ScenePhaseKey.self] }
    set { self[ScenePhaseKey.self] = newValue }
  }
}
