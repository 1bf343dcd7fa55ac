private enum SliderThumbVisibilityKey: EnvironmentKey {
  static let defaultValue = Visibility.automatic
}

extension EnvironmentValues {
  var sliderThumbVisibility: Visibility {
    get { self[SliderThumbVisibilityKey.self] }
    set { self[SliderThumbVisibilityKey.self] = newValue }
  }
}

extension View {
  /// Shows or hides the thumbs of the sliders inside; without one, a slider looks like a bar of progress.
  ///
  /// Such a slider is moved as others are, by a finger that comes down at the end of what is coloured.
  public nonisolated func sliderThumbVisibility(_ visibility: Visibility) -> some View {
    modifier(
      EnvironmentSettingModifier("sliderThumbVisibility", \.sliderThumbVisibility, visibility))
  }
}
