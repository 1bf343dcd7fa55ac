import Foundation

private enum IsSearchingKey: EnvironmentKey { static let defaultValue = false }

private enum DismissSearchKey: EnvironmentKey {
  static var defaultValue: DismissSearchAction { DismissSearchAction {} }
}

extension EnvironmentValues {
  /// Whether the user is in the search field of the screen.
  public internal(set) var isSearching: Bool {
    get { self[IsSearchingKey.self] }
    set { self[IsSearchingKey.self] = newValue }
  }

  /// Ends the search of the screen.
  public internal(set) var dismissSearch: DismissSearchAction {
    get { self[DismissSearchKey.self] }
    set { self[DismissSearchKey.self] = newValue }
  }
}

/// Ends a search.
@preconcurrency @MainActor
public struct DismissSearchAction {
  let action: @MainActor () -> Void

  nonisolated init(_ action: @escaping @MainActor () -> Void) { self.action = action }

  public func callAsFunction() { action() }
}

/// Where a search field stands.
///
/// On a phone each of them means the drawer under the navigation bar.
public struct SearchFieldPlacement: Hashable, Sendable {
  private let rawValue: Int8
  /// Whether scrolling leaves the field where it is.
  package var isAlwaysShown = false
  public static let automatic = SearchFieldPlacement(rawValue: 0)
  public static let navigationBarDrawer = SearchFieldPlacement(rawValue: 1)
  public static let sidebar = SearchFieldPlacement(rawValue: 2)
  public static let toolbar = SearchFieldPlacement(rawValue: 3)

  /// When the search field under a navigation bar is shown.
  public struct NavigationBarDrawerDisplayMode: Hashable, Sendable {
    package let isAlways: Bool
    public static let automatic = NavigationBarDrawerDisplayMode(isAlways: false)
    public static let always = NavigationBarDrawerDisplayMode(isAlways: true)
  }

  public static func navigationBarDrawer(
    displayMode: NavigationBarDrawerDisplayMode
  ) -> SearchFieldPlacement {
    SearchFieldPlacement(rawValue: 1, isAlwaysShown: displayMode.isAlways)
  }
}
