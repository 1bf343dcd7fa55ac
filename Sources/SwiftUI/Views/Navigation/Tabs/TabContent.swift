import Device
import Foundation

/// What stands in a tab view: tabs and sections of them.
@MainActor @preconcurrency
public protocol TabContent<TabValue> {
  associatedtype TabValue: Hashable
  associatedtype Body: TabContent
  @MainActor @preconcurrency var body: Body { get }
  /// The tabs as views.
  @MainActor var _tabViews: [AnyView] { get }
}

extension TabContent {
  public var _tabViews: [AnyView] { body._tabViews }
}

extension TabContent where Body == Never {
  public var body: Never {
    preconditionFailure("body of the primitive tabs \(Self.self) must not be called")
  }
}

extension Never: TabContent {
  public typealias TabValue = Never

  @MainActor public var _tabViews: [AnyView] { [] }
}

/// A tab of a tab view: what it shows, and what the bar says about it.
public nonisolated struct Tab<Value, Content, Label> {
  package let value: Value?
  package let role: TabRole?
  package let content: Content
  package let label: Label

  init(_ value: Value?, _ role: TabRole?, _ content: Content, _ label: Label) {
    self.value = value
    self.role = role
    self.content = content
    self.label = label
  }
}

/// What a tab is for.
public struct TabRole: Hashable, Sendable {
  private let rawValue: Int8
  /// A tab that searches: it has a symbol and a title of its own, and shows the symbol alone in the bar at the top of
  /// an iPad.
  public static let search = TabRole(rawValue: 0)
}

/// The label of a tab that is given as a title and an image.
public nonisolated struct DefaultTabLabel: View {
  let title: Text?
  let image: Image?

  @MainActor public var body: some View {
    Label {
      title ?? Text(SystemWord.search.text)
    } icon: {
      image ?? Image(systemName: "magnifyingglass")
    }
  }

  @MainActor public var _structure: _ViewStructure { _ViewStructure(.wrapper(body)) }
}

/// What a tab shows.
package nonisolated struct TabPage<Content: View, Label: View>: View {
  let content: Content
  let label: Label
  package let role: TabRole?

  @MainActor package var body: some View { content }

  @MainActor package var _structure: _ViewStructure {
    .view("Tab", content: content, supplementary: [SupplementaryView("labelView", label)])
  }
}

extension Tab: TabContent where Value: Hashable, Content: View, Label: View {
  public typealias TabValue = Value
  public typealias Body = Never

  @MainActor public var _tabViews: [AnyView] {
    let item: any View =
      role == .search
      ? label.modifier(EnvironmentSettingModifier("tabRole", \.isSearchTab, true)) : label
    let shown = TabPage(content: content, label: label, role: role)
      .modifier(_ListTraitModifier(.tabItem(item), isInspectable: false))
    guard let value else { return [AnyView(shown)] }
    return [AnyView(shown.tag(value))]
  }
}

// MARK: - With a value

extension Tab where Value: Hashable, Content: View, Label: View {
  public init(
    value: Value, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label
  ) {
    self.init(value, nil, content(), label())
  }

  public init(
    value: Value, role: TabRole?, @ViewBuilder content: () -> Content,
    @ViewBuilder label: () -> Label
  ) {
    self.init(value, role, content(), label())
  }

  public init<V: Hashable>(
    value: V, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label
  ) where Value == V? {
    self.init(.some(value), nil, content(), label())
  }

  public init(value: Value, @ViewBuilder content: () -> Content) where Label == EmptyView {
    self.init(value, nil, content(), EmptyView())
  }

  public init(value: Value, role: TabRole?, @ViewBuilder content: () -> Content)
  where Label == DefaultTabLabel {
    self.init(value, role, content(), DefaultTabLabel(title: nil, image: nil))
  }

  public init(
    _ titleKey: LocalizedStringKey, systemImage: String, value: Value, role: TabRole? = nil,
    @ViewBuilder content: () -> Content
  ) where Label == DefaultTabLabel {
    self.init(
      value, role, content(),
      DefaultTabLabel(title: Text(titleKey), image: Image(systemName: systemImage)))
  }

  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, systemImage: String, value: Value, role: TabRole? = nil,
    @ViewBuilder content: () -> Content
  ) where Label == DefaultTabLabel {
    self.init(
      value, role, content(),
      DefaultTabLabel(title: Text(title), image: Image(systemName: systemImage)))
  }

  public init<T: Hashable>(
    _ titleKey: LocalizedStringKey, systemImage: String, value: T, role: TabRole? = nil,
    @ViewBuilder content: () -> Content
  ) where Value == T?, Label == DefaultTabLabel {
    self.init(
      .some(value), role, content(),
      DefaultTabLabel(title: Text(titleKey), image: Image(systemName: systemImage)))
  }

  public init(
    _ titleKey: LocalizedStringKey, image: String, value: Value, role: TabRole? = nil,
    @ViewBuilder content: () -> Content
  ) where Label == DefaultTabLabel {
    self.init(
      value, role, content(), DefaultTabLabel(title: Text(titleKey), image: Image(image)))
  }

  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, image: String, value: Value, role: TabRole? = nil,
    @ViewBuilder content: () -> Content
  ) where Label == DefaultTabLabel {
    self.init(value, role, content(), DefaultTabLabel(title: Text(title), image: Image(image)))
  }
}

// MARK: - Without a value

extension Tab where Value == Never, Content: View, Label: View {
  public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
    self.init(nil, nil, content(), label())
  }

  public init(
    role: TabRole?, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label
  ) {
    self.init(nil, role, content(), label())
  }

  public init(@ViewBuilder content: () -> Content) where Label == EmptyView {
    self.init(nil, nil, content(), EmptyView())
  }

  public init(role: TabRole?, @ViewBuilder content: () -> Content) where Label == DefaultTabLabel {
    self.init(nil, role, content(), DefaultTabLabel(title: nil, image: nil))
  }

  public init(
    _ titleKey: LocalizedStringKey, systemImage: String, role: TabRole? = nil,
    @ViewBuilder content: () -> Content
  ) where Label == DefaultTabLabel {
    self.init(
      nil, role, content(),
      DefaultTabLabel(title: Text(titleKey), image: Image(systemName: systemImage)))
  }

  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, systemImage: String, role: TabRole? = nil, @ViewBuilder content: () -> Content
  ) where Label == DefaultTabLabel {
    self.init(
      nil, role, content(),
      DefaultTabLabel(title: Text(title), image: Image(systemName: systemImage)))
  }

  public init(
    _ titleKey: LocalizedStringKey, image: String, role: TabRole? = nil,
    @ViewBuilder content: () -> Content
  ) where Label == DefaultTabLabel {
    self.init(nil, role, content(), DefaultTabLabel(title: Text(titleKey), image: Image(image)))
  }
}

/// Tabs that belong together; on a phone they stand in the bar like the others.
public nonisolated struct TabSection<Header, Content, Footer, SelectionValue> {
  package let header: Header
  package let content: Content
}

extension TabSection: TabContent
where Header: View, Content: TabContent<SelectionValue>, Footer: View, SelectionValue: Hashable {
  public typealias TabValue = SelectionValue
  public typealias Body = Never

  @MainActor public var _tabViews: [AnyView] { content._tabViews }
}

extension TabSection
where
  Header: View, Content: TabContent<SelectionValue>, Footer == EmptyView,
  SelectionValue: Hashable
{
  public init(
    @TabContentBuilder<SelectionValue> content: () -> Content, @ViewBuilder header: () -> Header
  ) {
    self.header = header()
    self.content = content()
  }

  public init(
    _ titleKey: LocalizedStringKey, @TabContentBuilder<SelectionValue> content: () -> Content
  ) where Header == Text {
    header = Text(titleKey)
    self.content = content()
  }

  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, @TabContentBuilder<SelectionValue> content: () -> Content
  ) where Header == Text {
    header = Text(title)
    self.content = content()
  }
}
