import Foundation

/// A value with a label in front of it.
public nonisolated struct LabeledContent<Label, Content> {
  package let label: Label
  package let content: Content
}

extension LabeledContent: View, PrimitiveView where Label: View, Content: View {
  public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
    self.init(label: label(), content: content())
  }

  @MainActor
  package func makeNode(_ context: _NodeContext) -> StyledNode<LabeledContentStyleKey> {
    guard let subtitled = SubtitledLabel(of: label) else {
      return makeNode(context, TypedContentProvider(label))
    }
    return makeNode(context, TypedContentProvider(subtitled))
  }

  @MainActor
  private func makeNode<V: View>(
    _ context: _NodeContext, _ label: TypedContentProvider<V>
  ) -> StyledNode<LabeledContentStyleKey> {
    let content = TypedContentProvider(self.content)
    let configuration = LabeledContentStyleConfiguration(
      label: LabeledContentStyleConfiguration.Label(provider: label),
      content: LabeledContentStyleConfiguration.Content(provider: content))
    return StyledNode<LabeledContentStyleKey>(
      "LabeledContent", configuration, providers: [label, content], context)
  }

  @MainActor
  package func updateNode(_ node: StyledNode<LabeledContentStyleKey>) {
    if let subtitled = SubtitledLabel(of: label) {
      node.provider(0, of: SubtitledLabel.self).replace(with: subtitled)
    } else {
      node.provider(0, of: Label.self).replace(with: label)
    }
    node.provider(1, of: Content.self).replace(with: content)
  }

  @MainActor
  public var _structure: _ViewStructure {
    .view(
      "LabeledContent", content: content, isContainer: true,
      supplementary: [SupplementaryView("labelView", label)])
  }
}

// MARK: - Titles

extension LabeledContent where Label == Text, Content: View {
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.init(label: Text(titleKey), content: content())
  }

  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
    self.init(label: Text(title), content: content())
  }
}

extension LabeledContent where Label == Text, Content == Text {
  public init<S: StringProtocol>(_ titleKey: LocalizedStringKey, value: S) {
    self.init(label: Text(titleKey), content: Text(value))
  }

  @_disfavoredOverload
  public init<S1: StringProtocol, S2: StringProtocol>(_ title: S1, value: S2) {
    self.init(label: Text(title), content: Text(value))
  }

  public init<F: FormatStyle>(
    _ titleKey: LocalizedStringKey, value: F.FormatInput, format: F
  ) where F.FormatInput: Equatable, F.FormatOutput == String {
    self.init(label: Text(titleKey), content: Text(verbatim: format.format(value)))
  }

  @_disfavoredOverload
  public init<S: StringProtocol, F: FormatStyle>(
    _ title: S, value: F.FormatInput, format: F
  ) where F.FormatInput: Equatable, F.FormatOutput == String {
    self.init(label: Text(title), content: Text(verbatim: format.format(value)))
  }
}

// MARK: - Styles

extension LabeledContent
where
  Label == LabeledContentStyleConfiguration.Label,
  Content == LabeledContentStyleConfiguration.Content
{
  public init(_ configuration: LabeledContentStyleConfiguration) {
    self.init(label: configuration.label, content: configuration.content)
  }
}
