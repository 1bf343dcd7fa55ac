import DisplayList
import Foundation

/// A box around things that belong together, with a label.
public nonisolated struct GroupBox<Label: View, Content: View>: PrimitiveView {
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
  package func makeNode(_ context: _NodeContext) -> StyledNode<GroupBoxStyleKey> {
    let label = TypedContentProvider(self.label)
    let content = TypedContentProvider(self.content)
    let configuration = GroupBoxStyleConfiguration(
      label: GroupBoxStyleConfiguration.Label(provider: label),
      content: GroupBoxStyleConfiguration.Content(provider: content))
    return StyledNode<GroupBoxStyleKey>(
      "GroupBox", configuration, providers: [label, content], context)
  }

  @MainActor
  package func updateNode(_ node: StyledNode<GroupBoxStyleKey>) {
    node.provider(0, of: Label.self).replace(with: label)
    node.provider(1, of: Content.self).replace(with: content)
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
