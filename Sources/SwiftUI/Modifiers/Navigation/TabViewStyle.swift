/// How a tab view lets the user choose.
public protocol TabViewStyle {
  nonisolated var _look: _TabLook { get }
}

/// The built-in looks of tab views.
public enum _TabLook: Hashable, Sendable {
  /// With a bar at the bottom.
  case bar
  /// Page after page.
  case page(PageTabViewStyle.IndexDisplayMode)
}

public struct DefaultTabViewStyle: TabViewStyle {
  public nonisolated init() {}
  public nonisolated var _look: _TabLook { .bar }
}

public struct PageTabViewStyle: TabViewStyle {
  /// When the dots are shown.
  public struct IndexDisplayMode: Hashable, Sendable {
    private let rawValue: Int8
    public static let automatic = IndexDisplayMode(rawValue: 0)
    public static let always = IndexDisplayMode(rawValue: 1)
    public static let never = IndexDisplayMode(rawValue: 2)
  }

  /// When the dots are shown.
  package let indexDisplay: IndexDisplayMode

  public nonisolated init(indexDisplayMode: IndexDisplayMode = .automatic) {
    indexDisplay = indexDisplayMode
  }

  public nonisolated var _look: _TabLook { .page(indexDisplay) }
}

extension TabViewStyle where Self == DefaultTabViewStyle {
  public static nonisolated var automatic: DefaultTabViewStyle { DefaultTabViewStyle() }
}

extension TabViewStyle where Self == PageTabViewStyle {
  public static nonisolated var page: PageTabViewStyle { PageTabViewStyle() }

  public static nonisolated func page(
    indexDisplayMode: PageTabViewStyle.IndexDisplayMode
  ) -> PageTabViewStyle { PageTabViewStyle(indexDisplayMode: indexDisplayMode) }
}

/// With a bar at the bottom on phones, and beside the content where there is room.
///
/// Differs from Apple's: on an iPad the bar stands on top; there is no sidebar to choose in its place.
public struct SidebarAdaptableTabViewStyle: TabViewStyle {
  public nonisolated init() {}
  public nonisolated var _look: _TabLook { .bar }
}

/// With a bar at the bottom on phones.
public struct TabBarOnlyTabViewStyle: TabViewStyle {
  public nonisolated init() {}
  public nonisolated var _look: _TabLook { .bar }
}

extension TabViewStyle where Self == SidebarAdaptableTabViewStyle {
  public static nonisolated var sidebarAdaptable: SidebarAdaptableTabViewStyle { .init() }
}

extension TabViewStyle where Self == TabBarOnlyTabViewStyle {
  public static nonisolated var tabBarOnly: TabBarOnlyTabViewStyle { .init() }
}

private enum TabLookKey: EnvironmentKey { static let defaultValue = _TabLook.bar }

extension EnvironmentValues {
  static let tabLookKey = ObjectIdentifier(TabLookKey.self)

  package var tabLook: _TabLook {
    get { self[TabLookKey.self] }
    set { self[TabLookKey.self] = newValue }
  }
}

/// A style that inspection can read; it changes a value of the environment, or nothing.
public nonisolated struct _ContainerStyleModifier<Style>: EnvironmentChangingModifier {
  public typealias Body = Never

  package let name: String
  /// The style, readable by inspection.
  package let style: Style
  public let change: (inout EnvironmentValues) -> Void

  @MainActor
  public var _structure: _ModifierStructure { .modifier(name, environment: change) }
}

extension View {
  public nonisolated func tabViewStyle<S: TabViewStyle>(_ style: S) -> some View {
    let look = style._look
    return modifier(
      _ContainerStyleModifier(name: "tabViewStyle", style: style) { $0.tabLook = look })
  }
}
