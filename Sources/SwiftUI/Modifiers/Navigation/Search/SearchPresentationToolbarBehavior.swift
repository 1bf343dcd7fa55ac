import Foundation

/// What the bar does while the user searches.
public struct SearchPresentationToolbarBehavior: Hashable, Sendable {
  private let rawValue: Int8

  /// Title and buttons make room for the field.
  public static var automatic: Self { Self(rawValue: 0) }
  /// Title and buttons stay.
  public static var avoidHidingContent: Self { Self(rawValue: 1) }
}

private enum SearchKeepsBarKey: EnvironmentKey { static let defaultValue = false }

private enum SearchSelectionKey: EnvironmentKey {
  nonisolated(unsafe) static let defaultValue: Binding<TextSelection?>? = nil
}

extension EnvironmentValues {
  /// Whether title and buttons of a bar stay while the user searches.
  var searchKeepsBar: Bool {
    get { self[SearchKeepsBarKey.self] }
    set { self[SearchKeepsBarKey.self] = newValue }
  }

  /// What is selected in the search field.
  var searchSelection: Binding<TextSelection?>? {
    get { self[SearchSelectionKey.self] }
    set { self[SearchSelectionKey.self] = newValue }
  }
}

extension View {
  /// Says what the bar does while the user is in the search field of the views inside.
  public nonisolated func searchPresentationToolbarBehavior(
    _ behavior: SearchPresentationToolbarBehavior
  ) -> some View {
    modifier(
      EnvironmentSettingModifier(
        "searchPresentationToolbarBehavior", \.searchKeepsBar, behavior == .avoidHidingContent))
  }

  /// Ties what is selected in the search field of the views inside to a binding.
  public nonisolated func searchSelection(_ selection: Binding<TextSelection?>) -> some View {
    modifier(EnvironmentSettingModifier("searchSelection", \.searchSelection, selection))
  }
}
