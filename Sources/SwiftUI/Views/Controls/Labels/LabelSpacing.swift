import Foundation

private enum IconToTitleSpacingKey: EnvironmentKey { static let defaultValue: CGFloat? = nil }
private enum ReservedIconWidthKey: EnvironmentKey { static let defaultValue: CGFloat? = nil }

extension EnvironmentValues {
  /// Points between the icon and the title of labels; nil for what suits the place.
  public internal(set) var labelIconToTitleSpacing: CGFloat? {
    get { self[IconToTitleSpacingKey.self] }
    set { self[IconToTitleSpacingKey.self] = newValue }
  }

  /// The width that labels keep for their icons, in points; nil for what suits the place.
  public internal(set) var labelReservedIconWidth: CGFloat? {
    get { self[ReservedIconWidthKey.self] }
    set { self[ReservedIconWidthKey.self] = newValue }
  }
}

extension View {
  /// Sets the room between the icons and the titles of the labels inside, in points.
  public nonisolated func labelIconToTitleSpacing(_ value: CGFloat?) -> some View {
    modifier(
      EnvironmentSettingModifier("labelIconToTitleSpacing", \.labelIconToTitleSpacing, value))
  }

  /// Sets the width that the labels inside keep for their icons, in points.
  ///
  /// Icons stand in the middle of it, wider ones reach beyond.
  public nonisolated func labelReservedIconWidth(_ value: CGFloat?) -> some View {
    modifier(
      EnvironmentSettingModifier("labelReservedIconWidth", \.labelReservedIconWidth, value))
  }
}
