private enum HoverEffectEnabledKey: EnvironmentKey { static let defaultValue = true }
private enum LinkIndicatorKey: EnvironmentKey { static let defaultValue = Visibility.automatic }
private enum KeyboardShortcutKey: EnvironmentKey {
  static let defaultValue: KeyboardShortcut? = nil
}
private enum TabBarPlacementKey: EnvironmentKey { static let defaultValue: TabBarPlacement? = nil }

/// Where the tabs of a tab view stand.
public struct TabBarPlacement: Hashable, Sendable {
  private enum Kind { case bottomBar, topBar, sidebar, ellipsis, pageIndicator }

  private let kind: Kind

  public static let bottomBar = TabBarPlacement(kind: .bottomBar)
  public static let topBar = TabBarPlacement(kind: .topBar)
  public static let sidebar = TabBarPlacement(kind: .sidebar)
  public static let ellipsis = TabBarPlacement(kind: .ellipsis)
  public static let pageIndicator = TabBarPlacement(kind: .pageIndicator)
}

extension EnvironmentValues {
  /// Whether views change below a pointer.
  public var isHoverEffectEnabled: Bool {
    get { self[HoverEffectEnabledKey.self] }
    set { self[HoverEffectEnabledKey.self] = newValue }
  }

  /// Whether rows that lead to another screen show it at their end.
  public internal(set) var navigationLinkIndicatorVisibility: Visibility {
    get { self[LinkIndicatorKey.self] }
    set { self[LinkIndicatorKey.self] = newValue }
  }

  /// The key that activates the control around.
  public internal(set) var keyboardShortcut: KeyboardShortcut? {
    get { self[KeyboardShortcutKey.self] }
    set { self[KeyboardShortcutKey.self] = newValue }
  }

  /// Where the tabs of the tab view around stand; nil outside of tab views.
  public internal(set) var tabBarPlacement: TabBarPlacement? {
    get { self[TabBarPlacementKey.self] }
    set { self[TabBarPlacementKey.self] = newValue }
  }

  /// Whether text input corrects nothing by itself; nil if nobody has said so.
  public var disableAutocorrection: Bool? {
    get { disablesAutocorrection }
    set { disablesAutocorrection = newValue }
  }
}

extension View {
  /// Keeps the views inside from changing below a pointer.
  public nonisolated func hoverEffectDisabled(_ disabled: Bool = true) -> some View {
    modifier(_EnvironmentWritingModifier { if disabled { $0.isHoverEffectEnabled = false } })
  }

  /// Shows or hides the chevron of rows that lead to another screen.
  public nonisolated func navigationLinkIndicatorVisibility(
    _ visibility: Visibility
  ) -> some View {
    modifier(
      EnvironmentSettingModifier(
        "navigationLinkIndicatorVisibility", \.navigationLinkIndicatorVisibility, visibility))
  }

  /// Shows or hides the labels of controls; assistive technologies read them in any case.
  public nonisolated func labelsVisibility(_ visibility: Visibility) -> some View {
    modifier(EnvironmentSettingModifier("labelsVisibility", \.labelsVisibility, visibility))
  }
}
