/// When the points are shown at which VoiceOver taps elements.
public enum ActivationPointDisplayMode: Sendable {
  /// For each element.
  case always
  /// Where the app says that it is not the middle.
  case whenOverridden
  case never
}
