import Foundation

/// What users have changed about the tabs of a tab view.
///
/// Differs from Apple's: there are no sidebars of tabs, in which users could change anything; what the app
/// sets is kept and can be stored.
public struct TabViewCustomization: Codable, Hashable, Sendable {
  /// What was changed about a tab.
  ///
  /// Differs from Apple's: none of its properties is read; there are no sidebars of tabs.
  public struct TabCustomization: Codable, Hashable, Sendable {
    private enum Shown: Codable, Hashable, Sendable { case automatic, visible, hidden }

    private var sidebar = Shown.automatic

    fileprivate init() {}

    /// Whether the tab stands in the sidebar.
    ///
    /// It says nothing of bars, by Apple's documentation: a tab that it hides stands in the bar all the same.
    public var sidebarVisibility: Visibility {
      get { Self.visibility(sidebar) }
      set { sidebar = Self.shown(newValue) }
    }

    /// Whether users have put the tab into the bar of an iPad, or taken it out; an app cannot.
    ///
    /// Differs from Apple's: always `automatic`; users can change nothing.
    public var tabBarVisibility: Visibility { .automatic }

    private static func visibility(_ shown: Shown) -> Visibility {
      switch shown {
      case .automatic: .automatic
      case .visible: .visible
      case .hidden: .hidden
      }
    }

    private static func shown(_ visibility: Visibility) -> Shown {
      switch visibility {
      case .automatic: .automatic
      case .visible: .visible
      case .hidden: .hidden
      }
    }
  }

  /// What was changed about a section.
  ///
  /// Differs from Apple's: users can change nothing; there are no sidebars of tabs.
  public struct SectionCustomization: Codable, Hashable, Sendable {
    /// The tabs in the users' order; nil for that of the app.
    public private(set) var tabOrder: [String]?

    public mutating func resetTabOrder() { tabOrder = nil }
  }

  private var tabs: [String: TabCustomization] = [:]
  private var sections: [String: SectionCustomization] = [:]

  public init() {}

  public subscript(tab id: String) -> TabCustomization {
    get { tabs[id] ?? TabCustomization() }
    set { tabs[id] = newValue }
  }

  public subscript(section id: String) -> SectionCustomization {
    get { sections[id] ?? SectionCustomization() }
    set { sections[id] = newValue }
  }

  public mutating func resetVisibility() { tabs = [:] }

  public mutating func resetSectionOrder() { sections = [:] }
}

extension AppStorage where Value == TabViewCustomization {
  public init(
    wrappedValue: Value = TabViewCustomization(), _ key: String, store: UserDefaults? = nil
  ) {
    self.init(
      key, store, wrappedValue,
      StoredValueCodec(
        decode: { ($0 as? Data).flatMap { try? JSONDecoder().decode(Value.self, from: $0) } },
        encode: { try? JSONEncoder().encode($0) }))
  }
}

extension View {
  /// Ties what users change about tabs to a binding.
  ///
  /// Differs from Apple's: there are no sidebars of tabs, in which users could change anything.
  public nonisolated func tabViewCustomization(
    _ customization: Binding<TabViewCustomization>?
  ) -> some View { modifier(NotedModifier("tabViewCustomization", customization)) }

  /// Shows a view above the tabs of a sidebar.
  ///
  /// Differs from Apple's: there are no sidebars of tabs.
  public nonisolated func tabViewSidebarHeader<Content: View>(
    @ViewBuilder content: () -> Content
  ) -> some View { modifier(NotedModifier("tabViewSidebarHeader", content())) }

  /// Shows a view below the tabs of a sidebar.
  ///
  /// Differs from Apple's: there are no sidebars of tabs.
  public nonisolated func tabViewSidebarFooter<Content: View>(
    @ViewBuilder content: () -> Content
  ) -> some View { modifier(NotedModifier("tabViewSidebarFooter", content())) }

  /// Shows a view at the end of a sidebar.
  ///
  /// Differs from Apple's: there are no sidebars of tabs.
  public nonisolated func tabViewSidebarBottomBar<Content: View>(
    @ViewBuilder content: () -> Content
  ) -> some View { modifier(NotedModifier("tabViewSidebarBottomBar", content())) }
}
