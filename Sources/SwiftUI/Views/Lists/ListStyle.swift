import Foundation
import Metrics

/// How lists look.
@MainActor @preconcurrency
public protocol ListStyle {
  /// The built-in looks that the style stands for.
  nonisolated var _look: _ListLook { get }
}

extension ListStyle {
  public nonisolated var _look: _ListLook { .insetGrouped }
}

/// The built-in looks of lists.
public enum _ListLook: Hashable, Sendable {
  /// Rows from edge to edge.
  case plain
  /// Sections on cards with room around them.
  case insetGrouped
  /// Sections on bands from edge to edge.
  case grouped
  /// Sections on cards, with large headers; on an iPad rows without cards and lines.
  case sidebar
}

public struct DefaultListStyle: ListStyle {
  public nonisolated init() {}
}

public struct InsetGroupedListStyle: ListStyle {
  public nonisolated init() {}
}

public struct SidebarListStyle: ListStyle {
  public nonisolated init() {}
  public nonisolated var _look: _ListLook { .sidebar }
}

public struct GroupedListStyle: ListStyle {
  public nonisolated init() {}
  public nonisolated var _look: _ListLook { .grouped }
}

public struct PlainListStyle: ListStyle {
  public nonisolated init() {}
  public nonisolated var _look: _ListLook { .plain }
}

public struct InsetListStyle: ListStyle {
  public nonisolated init() {}
  public nonisolated var _look: _ListLook { .plain }
}

extension ListStyle where Self == DefaultListStyle {
  public static nonisolated var automatic: DefaultListStyle { DefaultListStyle() }
}

extension ListStyle where Self == InsetGroupedListStyle {
  public static nonisolated var insetGrouped: InsetGroupedListStyle { InsetGroupedListStyle() }
}

extension ListStyle where Self == SidebarListStyle {
  public static nonisolated var sidebar: SidebarListStyle { SidebarListStyle() }
}

extension ListStyle where Self == GroupedListStyle {
  public static nonisolated var grouped: GroupedListStyle { GroupedListStyle() }
}

extension ListStyle where Self == PlainListStyle {
  public static nonisolated var plain: PlainListStyle { PlainListStyle() }
}

extension ListStyle where Self == InsetListStyle {
  public static nonisolated var inset: InsetListStyle { InsetListStyle() }
}

private enum ListLookKey: EnvironmentKey { static let defaultValue = _ListLook.insetGrouped }
private enum AutomaticLookKey: EnvironmentKey { static let defaultValue = _ListLook.insetGrouped }
private enum MinRowHeightKey: EnvironmentKey { static let defaultValue = RowMetrics.leastHeight }
private enum MinHeaderHeightKey: EnvironmentKey { static let defaultValue: CGFloat? = nil }
private enum SectionSpacingKey: EnvironmentKey {
  static let defaultValue = ListSectionSpacing.default
}
private enum RowSpacingKey: EnvironmentKey { static let defaultValue: CGFloat? = nil }
private enum IsInListKey: EnvironmentKey { static let defaultValue = false }

extension EnvironmentValues {
  package var listLook: _ListLook {
    get { self[ListLookKey.self] }
    set { self[ListLookKey.self] = newValue }
  }

  /// The look of lists that choose none: another one in the sidebar of a split view.
  fileprivate var automaticListLook: _ListLook {
    get { self[AutomaticLookKey.self] }
    set { self[AutomaticLookKey.self] = newValue }
  }

  /// The least height of a row in a list, in points.
  public var defaultMinListRowHeight: CGFloat {
    get { self[MinRowHeightKey.self] }
    set { self[MinRowHeightKey.self] = newValue }
  }

  /// The least height of a section's header in a list, in points.
  public var defaultMinListHeaderHeight: CGFloat? {
    get { self[MinHeaderHeightKey.self] }
    set { self[MinHeaderHeightKey.self] = newValue }
  }

  package var listSectionSpacing: ListSectionSpacing {
    get { self[SectionSpacingKey.self] }
    set { self[SectionSpacingKey.self] = newValue }
  }

  /// The distance between the rows of a list, in points; nil for rows without any.
  package var listRowSpacing: CGFloat? {
    get { self[RowSpacingKey.self] }
    set { self[RowSpacingKey.self] = newValue }
  }

  /// Whether the view stands in a row of a list.
  package var isInListRow: Bool {
    get { self[IsInListKey.self] }
    set { self[IsInListKey.self] = newValue }
  }
}

extension EnvironmentScope {
  /// A scope for the sidebar of a split view.
  func sidebarChild() -> EnvironmentScope { childWithAutomaticLook(.sidebar) }

  private func childWithAutomaticLook(_ look: _ListLook) -> EnvironmentScope {
    makeChild { values in
      if values.listLook == values.automaticListLook { values.listLook = look }
      values.automaticListLook = look
    }
  }
}

extension EnvironmentValues {
  /// What is presented from a sidebar stands in none.
  mutating func leaveSidebar() {
    if splitColumn != nil { splitColumn = nil }
    guard automaticListLook == .sidebar else { return }
    if listLook == .sidebar { listLook = .insetGrouped }
    automaticListLook = .insetGrouped
  }
}

/// The distance between the sections of a list.
public struct ListSectionSpacing: Hashable, Sendable {
  /// In points.
  package let distance: CGFloat

  public static let `default` = ListSectionSpacing(distance: RowMetrics.sectionGap)
  public static let compact = ListSectionSpacing(distance: RowMetrics.compactSectionGap)

  public static func custom(_ spacing: CGFloat) -> ListSectionSpacing {
    ListSectionSpacing(distance: spacing)
  }
}

/// Sets the looks of lists.
public nonisolated struct _ListStyleModifier<Style: ListStyle>: EnvironmentChangingModifier {
  public typealias Body = Never

  /// The style, readable by inspection.
  package let style: Style

  public var change: (inout EnvironmentValues) -> Void {
    if Style.self == DefaultListStyle.self { return { $0.listLook = $0.automaticListLook } }
    let look = style._look
    return { $0.listLook = look }
  }

  @MainActor
  public var _structure: _ModifierStructure { .modifier("listStyle", environment: change) }
}

extension View {
  public nonisolated func listStyle<S: ListStyle>(_ style: S) -> some View {
    modifier(_ListStyleModifier(style: style))
  }

  public nonisolated func listSectionSpacing(_ spacing: ListSectionSpacing) -> some View {
    modifier(EnvironmentSettingModifier("listSectionSpacing", \.listSectionSpacing, spacing))
  }

  public nonisolated func listSectionSpacing(_ spacing: CGFloat) -> some View {
    listSectionSpacing(.custom(spacing))
  }

  /// The distance between the rows of lists, in points; nil for the usual one.
  public nonisolated func listRowSpacing(_ spacing: CGFloat?) -> some View {
    modifier(EnvironmentSettingModifier("listRowSpacing", \.listRowSpacing, spacing))
  }
}
