import DisplayList
import Foundation

/// A box around things that belong together, with a label.
public nonisolated struct GroupBox<Label: View, Content: View>: View {
  public typealias Body = Never

  package let label: Label
  package let content: Content

  public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
    self.label = label()
    self.content = content()
  }

  public init(label: Label, @ViewBuilder content: () -> Content) {
    self.label = label
    self.content = content()
  }

  @MainActor
  public static func _makeNode(_ view: Self, _ context: _NodeContext) -> _Node {
    let label = TypedContentProvider(view.label)
    let content = TypedContentProvider(view.content)
    let configuration = GroupBoxStyleConfiguration(
      label: GroupBoxStyleConfiguration.Label(provider: label),
      content: GroupBoxStyleConfiguration.Content(provider: content))
    return StyledNode<GroupBoxStyleKey>(
      "GroupBox", configuration, providers: [label, content], context)
  }

  @MainActor
  public static func _updateNode(_ node: _Node, to view: Self) {
    let node = unsafeDowncast(node, to: StyledNode<GroupBoxStyleKey>.self)
    node.provider(0, of: Label.self).replace(with: view.label)
    node.provider(1, of: Content.self).replace(with: view.content)
  }

  @MainActor
  public var _structure: _ViewStructure {
    .view(
      "GroupBox", content: content, isContainer: true,
      supplementary: [SupplementaryView("labelView", label)])
  }
}

extension GroupBox where Label == EmptyView {
  public init(@ViewBuilder content: () -> Content) {
    self.init(label: EmptyView(), content: content)
  }
}

extension GroupBox where Label == Text {
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.init(label: Text(titleKey), content: content)
  }

  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
    self.init(label: Text(title), content: content)
  }
}

extension GroupBox
where
  Label == GroupBoxStyleConfiguration.Label, Content == GroupBoxStyleConfiguration.Content
{
  public init(_ configuration: GroupBoxStyleConfiguration) {
    self.init(label: configuration.label) { configuration.content }
  }
}
