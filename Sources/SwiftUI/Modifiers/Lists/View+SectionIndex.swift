import Foundation

private enum ListSectionIndexVisibilityKey: EnvironmentKey {
  static let defaultValue = Visibility.automatic
}

extension EnvironmentValues {
  var listSectionIndexVisibility: Visibility {
    get { self[ListSectionIndexVisibilityKey.self] }
    set { self[ListSectionIndexVisibilityKey.self] = newValue }
  }
}

extension View {
  /// Shows or hides the titles at the side of a list that lead to its sections; by default they show where a section
  /// has one, as Apple documents it.
  public nonisolated func listSectionIndexVisibility(_ visibility: Visibility) -> some View {
    modifier(
      EnvironmentSettingModifier(
        "listSectionIndexVisibility", \.listSectionIndexVisibility, visibility))
  }

  /// Sets the title that leads to a section in the index of its list, typically one letter; nil for none.
  ///
  /// Differs from Apple's: the titles look as those of UIKit's tables, and rows are as wide as without them.
  public nonisolated func sectionIndexLabel(_ label: Text?) -> some View {
    modifier(_ListTraitModifier(.sectionIndexLabel(label)))
  }

  /// Sets the localized title that leads to a section in the index of its list; nil for none.
  public nonisolated func sectionIndexLabel(_ label: LocalizedStringKey?) -> some View {
    sectionIndexLabel(label.map { Text($0) })
  }

  /// Sets the localized title that leads to a section in the index of its list; nil for none.
  @_disfavoredOverload
  public nonisolated func sectionIndexLabel(_ label: LocalizedStringResource?) -> some View {
    sectionIndexLabel(label.map { Text($0) })
  }

  /// Sets the title that leads to a section in the index of its list; nil for none.
  @_disfavoredOverload
  public nonisolated func sectionIndexLabel<S: StringProtocol>(_ label: S?) -> some View {
    sectionIndexLabel(label.map { Text($0) })
  }
}
