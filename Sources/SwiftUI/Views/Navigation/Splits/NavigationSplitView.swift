import Foundation

/// Two or three columns, of which each leads to the next one.
///
/// Where there is little room the columns are screens of one navigation stack.
public nonisolated struct NavigationSplitView<Sidebar: View, Content: View, Detail: View>:
  PrimitiveView
{
  package let sidebar: Sidebar
  package let content: Content
  package let detail: Detail
  package let columnVisibility: Binding<NavigationSplitViewVisibility>?
  package let preferredCompactColumn: Binding<NavigationSplitViewColumn>?

  init(
    _ sidebar: Sidebar, _ content: Content, _ detail: Detail,
    visibility: Binding<NavigationSplitViewVisibility>? = nil,
    column: Binding<NavigationSplitViewColumn>? = nil
  ) {
    self.sidebar = sidebar
    self.content = content
    self.detail = detail
    columnVisibility = visibility
    preferredCompactColumn = column
  }

  @MainActor
  private var columns: NavigationSplitColumns {
    let sidebar = sidebar
    let content = content
    let detail = detail
    return NavigationSplitColumns(
      sidebar: TypedScreenContent { sidebar },
      content: Content.self == EmptyView.self ? nil : TypedScreenContent { content },
      detail: TypedScreenContent { detail }, visibility: columnVisibility,
      preferred: preferredCompactColumn)
  }

  @MainActor
  package func makeNode(_ context: _NodeContext) -> NavigationSplitNode {
    let node = NavigationSplitNode(columns, context)
    node.build()
    return node
  }

  @MainActor
  package func updateNode(_ node: NavigationSplitNode) {
    node.update(columns)
  }

  @MainActor
  public var _structure: _ViewStructure {
    .view(
      "NavigationSplitView", content: content,
      supplementary: [
        SupplementaryView("sidebarView", sidebar), SupplementaryView("detailView", detail),
      ])
  }
}

extension NavigationSplitView {
  public init(
    @ViewBuilder sidebar: () -> Sidebar, @ViewBuilder content: () -> Content,
    @ViewBuilder detail: () -> Detail
  ) {
    self.init(sidebar(), content(), detail())
  }

  public init(
    columnVisibility: Binding<NavigationSplitViewVisibility>,
    @ViewBuilder sidebar: () -> Sidebar, @ViewBuilder content: () -> Content,
    @ViewBuilder detail: () -> Detail
  ) {
    self.init(sidebar(), content(), detail(), visibility: columnVisibility)
  }

  public init(
    preferredCompactColumn: Binding<NavigationSplitViewColumn>,
    @ViewBuilder sidebar: () -> Sidebar, @ViewBuilder content: () -> Content,
    @ViewBuilder detail: () -> Detail
  ) {
    self.init(sidebar(), content(), detail(), column: preferredCompactColumn)
  }

  public init(
    columnVisibility: Binding<NavigationSplitViewVisibility>,
    preferredCompactColumn: Binding<NavigationSplitViewColumn>,
    @ViewBuilder sidebar: () -> Sidebar, @ViewBuilder content: () -> Content,
    @ViewBuilder detail: () -> Detail
  ) {
    self.init(
      sidebar(), content(), detail(), visibility: columnVisibility,
      column: preferredCompactColumn)
  }
}

extension NavigationSplitView where Content == EmptyView {
  public init(@ViewBuilder sidebar: () -> Sidebar, @ViewBuilder detail: () -> Detail) {
    self.init(sidebar(), EmptyView(), detail())
  }

  public init(
    columnVisibility: Binding<NavigationSplitViewVisibility>,
    @ViewBuilder sidebar: () -> Sidebar, @ViewBuilder detail: () -> Detail
  ) {
    self.init(sidebar(), EmptyView(), detail(), visibility: columnVisibility)
  }

  public init(
    preferredCompactColumn: Binding<NavigationSplitViewColumn>,
    @ViewBuilder sidebar: () -> Sidebar, @ViewBuilder detail: () -> Detail
  ) {
    self.init(sidebar(), EmptyView(), detail(), column: preferredCompactColumn)
  }

  public init(
    columnVisibility: Binding<NavigationSplitViewVisibility>,
    preferredCompactColumn: Binding<NavigationSplitViewColumn>,
    @ViewBuilder sidebar: () -> Sidebar, @ViewBuilder detail: () -> Detail
  ) {
    self.init(
      sidebar(), EmptyView(), detail(), visibility: columnVisibility,
      column: preferredCompactColumn)
  }
}

/// Which columns of a split view are shown where there is room for several.
///
/// On an upright iPad, in the automatic style, they come over the detail, which a tap beside them shows alone again.
public struct NavigationSplitViewVisibility: Equatable, Codable, Sendable {
  private let rawValue: Int8
  /// The detail alone on an upright iPad, else the detail and the column before it.
  ///
  /// Differs from Apple's: all columns in the balanced and the prominent style.
  public static let automatic = NavigationSplitViewVisibility(rawValue: 0)
  public static let all = NavigationSplitViewVisibility(rawValue: 1)
  public static let doubleColumn = NavigationSplitViewVisibility(rawValue: 2)
  public static let detailOnly = NavigationSplitViewVisibility(rawValue: 3)
}

/// A column of a split view.
public struct NavigationSplitViewColumn: Hashable, Sendable {
  private let rawValue: Int8
  public static let sidebar = NavigationSplitViewColumn(rawValue: 0)
  public static let content = NavigationSplitViewColumn(rawValue: 1)
  public static let detail = NavigationSplitViewColumn(rawValue: 2)
}

/// How the columns of a split view share the room.
public protocol NavigationSplitViewStyle {
  /// Whether the other columns stand over the last one, which keeps all of the width.
  ///
  /// Nil where it depends on the screen: on an upright iPad they do.
  static var _keepsDetailWhole: Bool? { get }
}

extension NavigationSplitViewStyle {
  public static var _keepsDetailWhole: Bool? { nil }
}

private enum KeepsDetailWholeKey: EnvironmentKey { static let defaultValue: Bool? = nil }

extension EnvironmentValues {
  /// Whether the last column of split views keeps all of the width; nil where it does on an upright screen alone.
  package var splitKeepsDetailWhole: Bool? {
    get { self[KeepsDetailWholeKey.self] }
    set { self[KeepsDetailWholeKey.self] = newValue }
  }
}

public struct AutomaticNavigationSplitViewStyle: NavigationSplitViewStyle {
  public nonisolated init() {}
}

public struct BalancedNavigationSplitViewStyle: NavigationSplitViewStyle {
  public static var _keepsDetailWhole: Bool? { false }
  public nonisolated init() {}
}

public struct ProminentDetailNavigationSplitViewStyle: NavigationSplitViewStyle {
  public static var _keepsDetailWhole: Bool? { true }
  public nonisolated init() {}
}

extension NavigationSplitViewStyle where Self == AutomaticNavigationSplitViewStyle {
  public static nonisolated var automatic: AutomaticNavigationSplitViewStyle { .init() }
}
extension NavigationSplitViewStyle where Self == BalancedNavigationSplitViewStyle {
  public static nonisolated var balanced: BalancedNavigationSplitViewStyle { .init() }
}
extension NavigationSplitViewStyle where Self == ProminentDetailNavigationSplitViewStyle {
  public static nonisolated var prominentDetail: ProminentDetailNavigationSplitViewStyle {
    .init()
  }
}

extension View {
  public nonisolated func navigationSplitViewStyle<S: NavigationSplitViewStyle>(
    _ style: S
  ) -> some View {
    modifier(
      _ContainerStyleModifier(name: "navigationSplitViewStyle", style: style) {
        $0.splitKeepsDetailWhole = S._keepsDetailWhole
      })
  }

  /// The width of the column that the view stands in, in points.
  public nonisolated func navigationSplitViewColumnWidth(_ width: CGFloat) -> some View {
    modifier(
      _NavigationItemModifier("navigationSplitViewColumnWidth", value: width) {
        $0.columnWidth = ColumnWidth(minimum: width, ideal: width, maximum: width)
      })
  }

  /// The widths that the column may have in which the view stands, in points.
  ///
  /// It is as wide as is ideal while there is room for the least widths of the columns after it.
  public nonisolated func navigationSplitViewColumnWidth(
    min: CGFloat? = nil, ideal: CGFloat, max: CGFloat? = nil
  ) -> some View {
    modifier(
      _NavigationItemModifier("navigationSplitViewColumnWidth", value: ideal) {
        $0.columnWidth = ColumnWidth(minimum: min, ideal: ideal, maximum: max)
      })
  }
}
