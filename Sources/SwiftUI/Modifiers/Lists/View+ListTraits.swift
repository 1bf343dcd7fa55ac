import Foundation

/// The colour of the icons in the rows of lists.
public struct ListItemTint: Hashable, Sendable {
  package enum Kind: Hashable, Sendable {
    case monochrome
    case fixed(Color)
    case preferred(Color)
  }

  package let kind: Kind

  /// That of the text.
  public static let monochrome = ListItemTint(kind: .monochrome)

  public static func fixed(_ tint: Color) -> ListItemTint { ListItemTint(kind: .fixed(tint)) }

  public static func preferred(_ tint: Color) -> ListItemTint {
    ListItemTint(kind: .preferred(tint))
  }

  /// Nil for the colour of the text.
  var color: Color? {
    switch kind {
    case .monochrome: nil
    case .fixed(let color), .preferred(let color): color
    }
  }
}

private enum ListItemTintKey: EnvironmentKey { static let defaultValue: ListItemTint? = nil }

extension EnvironmentValues {
  package var listItemTint: ListItemTint? {
    get { self[ListItemTintKey.self] }
    set { self[ListItemTintKey.self] = newValue }
  }
}

extension View {
  /// Names the view for the selection of the picker, tab view or list it stands in.
  ///
  /// Differs from Apple's: `includeOptional` makes no difference: a tag stands for the value and for an
  /// optional of it.
  public nonisolated func tag<V: Hashable>(_ tag: V, includeOptional: Bool = true) -> some View {
    modifier(_ListTraitModifier(.tag(AnyHashable(tag))))
  }

  public nonisolated func listRowInsets(_ insets: EdgeInsets?) -> some View {
    modifier(_ListTraitModifier(.rowInsets(insets)))
  }

  /// Sets the insets of rows at some edges, in points; nil for those of the list.
  public nonisolated func listRowInsets(
    _ edges: Edge.Set = .all, _ length: CGFloat?
  ) -> some View {
    modifier(_ListTraitModifier(.rowEdgeInsets(edges, length)))
  }

  /// Sets how far a section is from the sides of the list and from its neighbours, in points; nil for the margins of
  /// the list's style.
  ///
  /// The distance between two sections is the lower margin of the one and the upper margin of the other.
  ///
  /// Differs from Apple's: rows that stand in no `Section` have the margins of the list.
  public nonisolated func listSectionMargins(
    _ edges: Edge.Set = .all, _ length: CGFloat?
  ) -> some View {
    modifier(_ListTraitModifier(.sectionMargins(edges, length)))
  }

  public nonisolated func listRowBackground<V: View>(_ view: V?) -> some View {
    modifier(_ListTraitModifier(.rowBackground(view)))
  }

  public nonisolated func listRowSeparator(
    _ visibility: Visibility, edges: VerticalEdge.Set = .all
  ) -> some View {
    modifier(_ListTraitModifier(.rowSeparator(visibility, edges)))
  }

  public nonisolated func listRowSeparatorTint(
    _ color: Color?, edges: VerticalEdge.Set = .all
  ) -> some View {
    modifier(_ListTraitModifier(.rowSeparatorTint(color, edges)))
  }

  /// The lines above and below the section, in lists without cards.
  public nonisolated func listSectionSeparator(
    _ visibility: Visibility, edges: VerticalEdge.Set = .all
  ) -> some View {
    modifier(_ListTraitModifier(.sectionSeparator(visibility, edges)))
  }

  public nonisolated func listSectionSeparatorTint(
    _ color: Color?, edges: VerticalEdge.Set = .all
  ) -> some View {
    modifier(_ListTraitModifier(.sectionSeparatorTint(color, edges)))
  }

  public nonisolated func listItemTint(_ tint: Color?) -> some View {
    modifier(
      EnvironmentSettingModifier("listItemTint", \.listItemTint, tint.map { .fixed($0) }))
  }

  public nonisolated func listItemTint(_ tint: ListItemTint?) -> some View {
    modifier(EnvironmentSettingModifier("listItemTint", \.listItemTint, tint))
  }

  /// Buttons that a swipe on the row reveals.
  public nonisolated func swipeActions<T: View>(
    edge: HorizontalEdge = .trailing, allowsFullSwipe: Bool = true,
    @ViewBuilder content: () -> T
  ) -> some View {
    modifier(
      _ListTraitModifier(.swipeActions(edge, allowsFullSwipe: allowsFullSwipe, content())))
  }

  public nonisolated func deleteDisabled(_ isDisabled: Bool) -> some View {
    modifier(_ListTraitModifier(.deleteDisabled(isDisabled)))
  }

  public nonisolated func moveDisabled(_ isDisabled: Bool) -> some View {
    modifier(_ListTraitModifier(.moveDisabled(isDisabled)))
  }

  public nonisolated func selectionDisabled(_ isDisabled: Bool = true) -> some View {
    modifier(_ListTraitModifier(.selectionDisabled(isDisabled)))
  }

  public nonisolated func badge(_ count: Int) -> some View {
    modifier(_ListTraitModifier(.badge(count == 0 ? nil : Text(verbatim: "\(count)"))))
  }

  public nonisolated func badge(_ label: Text?) -> some View {
    modifier(_ListTraitModifier(.badge(label)))
  }

  public nonisolated func badge(_ key: LocalizedStringKey?) -> some View {
    modifier(_ListTraitModifier(.badge(key.map { Text($0) })))
  }

  @_disfavoredOverload
  public nonisolated func badge<S: StringProtocol>(_ label: S?) -> some View {
    modifier(_ListTraitModifier(.badge(label.map { Text($0) })))
  }

  /// What the tab bar shows for the view.
  public nonisolated func tabItem<V: View>(@ViewBuilder _ label: () -> V) -> some View {
    modifier(_ListTraitModifier(.tabItem(label())))
  }
}
