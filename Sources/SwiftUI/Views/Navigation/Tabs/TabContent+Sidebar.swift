import CoreTransferable
import Foundation

/// Where a tab may stand.
public struct TabPlacement: Hashable, Sendable {
  private let rawValue: Int8

  public static let automatic = TabPlacement(rawValue: 0)
  public static let pinned = TabPlacement(rawValue: 1)
  public static let sidebarOnly = TabPlacement(rawValue: 2)
}

/// What users may change about a tab.
public struct TabCustomizationBehavior: Hashable, Sendable {
  private let rawValue: Int8

  public static var automatic: Self { Self(rawValue: 0) }
  public static var reorderable: Self { Self(rawValue: 1) }
  public static var disabled: Self { Self(rawValue: 2) }
}

/// Where tabs can be shown or hidden.
public struct AdaptableTabBarPlacement: Hashable, Sendable {
  private let rawValue: Int8

  public static let automatic = AdaptableTabBarPlacement(rawValue: 0)
  public static let tabBar = AdaptableTabBarPlacement(rawValue: 1)
  public static let sidebar = AdaptableTabBarPlacement(rawValue: 2)
}

/// Tabs that say something about sidebars, of which a bar shows nothing.
nonisolated struct _NotedTab<Base: TabContent, Value>: TabContent {
  typealias TabValue = Base.TabValue
  typealias Body = Never

  let base: Base
  let name: String
  let value: Value

  @MainActor var _tabViews: [AnyView] {
    base._tabViews.map { AnyView($0.modifier(NotedModifier(name, value))) }
  }
}

/// What tabs show in sidebars. A bar at the bottom, which is all that a phone has, shows nothing of it.
extension TabContent {
  private nonisolated func noted<Value>(
    _ name: String, _ value: Value
  ) -> some TabContent<TabValue> { _NotedTab(base: self, name: name, value: value) }

  /// Says what users may change about the tab.
  ///
  /// Differs from Apple's: there are no sidebars of tabs, in which users could.
  public nonisolated func customizationBehavior(
    _ behavior: TabCustomizationBehavior, for placements: AdaptableTabBarPlacement...
  ) -> some TabContent<TabValue> { noted("customizationBehavior", (behavior, placements)) }

  /// Says whether the tab shows where users have not said so.
  ///
  /// Differs from Apple's: there are no sidebars of tabs; in bars, as on a phone, all tabs show.
  public nonisolated func defaultVisibility(
    _ visibility: Visibility, for placements: AdaptableTabBarPlacement...
  ) -> some TabContent<TabValue> { noted("defaultVisibility", (visibility, placements)) }

  /// Says where the tab may stand.
  ///
  /// Differs from Apple's: there are no sidebars of tabs; in bars, as on a phone, all tabs show.
  public nonisolated func tabPlacement(_ placement: TabPlacement) -> some TabContent<TabValue> {
    noted("tabPlacement", placement)
  }

  /// Adds a menu to the tab in a sidebar.
  ///
  /// Differs from Apple's: there are no sidebars of tabs.
  public nonisolated func contextMenu<M: View>(
    @ViewBuilder menuItems: () -> M
  ) -> some TabContent<TabValue> { noted("contextMenu", menuItems()) }

  /// Adds buttons that a swipe over the tab reveals in a sidebar.
  ///
  /// Differs from Apple's: there are no sidebars of tabs.
  public nonisolated func swipeActions<T: View>(
    edge: HorizontalEdge = .trailing, allowsFullSwipe: Bool = true,
    @ViewBuilder content: () -> T
  ) -> some TabContent<TabValue> { noted("swipeActions", (edge, allowsFullSwipe, content())) }

  /// Takes values that are dropped on the tab in a sidebar.
  ///
  /// Differs from Apple's: there are no sidebars of tabs.
  public nonisolated func dropDestination<T: Transferable>(
    for payloadType: T.Type = T.self, action: @escaping ([T]) -> Void
  ) -> some TabContent<TabValue> { noted("dropDestination", action) }

  /// Lets the tab be dragged out of a sidebar.
  ///
  /// Differs from Apple's: there are no sidebars of tabs.
  public nonisolated func draggable<T: Transferable>(
    _ payload: @autoclosure @escaping () -> T
  ) -> some TabContent<TabValue> { noted("draggable", payload) }
}

extension TabSection {
  /// Adds buttons to the section in a sidebar.
  ///
  /// Differs from Apple's: there are no sidebars of tabs.
  public nonisolated func sectionActions<T: View>(
    @ViewBuilder content: () -> T
  ) -> some TabContent<SelectionValue>
  where
    Header: View, Content: TabContent<SelectionValue>, Footer: View, SelectionValue: Hashable
  { _NotedTab(base: self, name: "sectionActions", value: content()) }
}
