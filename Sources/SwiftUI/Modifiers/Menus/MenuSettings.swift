/// The order of a menu's items.
///
/// With `priority` the first item is nearest to what the menu belongs to, also where the menu opens
/// upwards; with `fixed` it is always at the top. By itself a menu in scrolled content is fixed.
public struct MenuOrder: Hashable, Sendable {
  private let rawValue: Int8
  public static let automatic = MenuOrder(rawValue: 0)
  public static let priority = MenuOrder(rawValue: 1)
  public static let fixed = MenuOrder(rawValue: 2)
}

/// Whether choosing an item closes its menu.
public struct MenuActionDismissBehavior: Hashable, Sendable {
  private let rawValue: Int8
  public static let automatic = MenuActionDismissBehavior(rawValue: 0)
  public static let enabled = MenuActionDismissBehavior(rawValue: 1)
  public static let disabled = MenuActionDismissBehavior(rawValue: 2)
}

private enum MenuOrderKey: EnvironmentKey { static let defaultValue = MenuOrder.automatic }
private enum MenuIndicatorKey: EnvironmentKey { static let defaultValue = Visibility.automatic }
private enum MenuDismissKey: EnvironmentKey {
  static let defaultValue = MenuActionDismissBehavior.automatic
}

extension EnvironmentValues {
  /// The order of the items of menus.
  public var menuOrder: MenuOrder {
    get { self[MenuOrderKey.self] }
    set { self[MenuOrderKey.self] = newValue }
  }

  /// Whether menus show that they are menus; on iOS, pickers' menus only.
  public var menuIndicatorVisibility: Visibility {
    get { self[MenuIndicatorKey.self] }
    set { self[MenuIndicatorKey.self] = newValue }
  }

  package var menuActionDismissBehavior: MenuActionDismissBehavior {
    get { self[MenuDismissKey.self] }
    set { self[MenuDismissKey.self] = newValue }
  }
}

extension LayoutNode {
  /// Whether the first item of the node's menu is nearest to the node.
  var menuFollowsPriority: Bool {
    switch environment.values.menuOrder {
    case .fixed: false
    case .priority: true
    default: nearest(ScrollingNode.self) == nil
    }
  }
}

extension View {
  public nonisolated func menuOrder(_ order: MenuOrder) -> some View {
    modifier(EnvironmentSettingModifier("menuOrder", \.menuOrder, order))
  }

  public nonisolated func menuIndicator(_ visibility: Visibility) -> some View {
    modifier(EnvironmentSettingModifier("menuIndicator", \.menuIndicatorVisibility, visibility))
  }

  public nonisolated func menuActionDismissBehavior(
    _ behavior: MenuActionDismissBehavior
  ) -> some View {
    modifier(
      EnvironmentSettingModifier(
        "menuActionDismissBehavior", \.menuActionDismissBehavior, behavior))
  }
}
