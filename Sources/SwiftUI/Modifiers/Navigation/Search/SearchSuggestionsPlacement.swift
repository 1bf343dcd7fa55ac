/// Where suggestions of a search are shown.
public struct SearchSuggestionsPlacement: Equatable, Sendable {
  fileprivate enum Kind: Int, Sendable { case automatic, menu, content }

  fileprivate let kind: Kind

  /// That of the platform.
  public static var automatic: SearchSuggestionsPlacement { .init(kind: .automatic) }
  /// In a menu at the search field, which a phone does not show.
  public static var menu: SearchSuggestionsPlacement { .init(kind: .menu) }
  /// In place of the content: on a phone.
  public static var content: SearchSuggestionsPlacement { .init(kind: .content) }

  /// Some of the places.
  public struct Set: OptionSet, Sendable {
    public var rawValue: Int

    public init(rawValue: Int) { self.rawValue = rawValue }

    public static let menu = Set(rawValue: 1 << 0)
    public static let content = Set(rawValue: 1 << 1)
  }
}

private enum SuggestionsPlacementKey: EnvironmentKey {
  static let defaultValue = SearchSuggestionsPlacement.automatic
}

private enum HiddenSuggestionsKey: EnvironmentKey {
  static let defaultValue: SearchSuggestionsPlacement.Set = []
}

extension EnvironmentValues {
  /// Where the search suggestions that the view is in are shown.
  public internal(set) var searchSuggestionsPlacement: SearchSuggestionsPlacement {
    get { self[SuggestionsPlacementKey.self] }
    set { self[SuggestionsPlacementKey.self] = newValue }
  }

  /// Where suggestions are not shown.
  var hiddenSearchSuggestions: SearchSuggestionsPlacement.Set {
    get { self[HiddenSuggestionsKey.self] }
    set { self[HiddenSuggestionsKey.self] = newValue }
  }
}

/// Hides or shows suggestions in some places.
package nonisolated struct SuggestionsVisibilityModifier: EnvironmentChangingModifier {
  package typealias Body = Never

  package let visibility: Visibility
  package let placements: SearchSuggestionsPlacement.Set

  package var change: (inout EnvironmentValues) -> Void {
    let (isHidden, placements) = (visibility == .hidden, placements)
    return {
      if isHidden {
        $0.hiddenSearchSuggestions.formUnion(placements)
      } else {
        $0.hiddenSearchSuggestions.subtract(placements)
      }
    }
  }

  @MainActor
  package var _structure: _ModifierStructure { .modifier("searchSuggestions", environment: change) }
}

extension View {
  /// Hides or shows the search suggestions inside where they would be shown in some of the places.
  public nonisolated func searchSuggestions(
    _ visibility: Visibility, for placements: SearchSuggestionsPlacement.Set
  ) -> some View {
    modifier(SuggestionsVisibilityModifier(visibility: visibility, placements: placements))
  }
}
