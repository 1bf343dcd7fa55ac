/// Controls for entering data, grouped in sections.
public nonisolated struct Form<Content: View>: PrimitiveView {
  package let content: Content

  public init(@ViewBuilder content: () -> Content) {
    self.content = content()
  }

  @MainActor
  package func makeNode(_ context: _NodeContext) -> StyledNode<FormStyleKey> {
    let content = TypedContentProvider(self.content)
    let configuration = FormStyleConfiguration(content: .init(provider: content))
    return StyledNode<FormStyleKey>("FormStyle", configuration, providers: [content], context)
  }

  @MainActor
  package func updateNode(_ node: StyledNode<FormStyleKey>) {
    node.provider(0, of: Content.self).replace(with: content)
  }

  @MainActor
  public var _structure: _ViewStructure { .view("Form", content: content, isContainer: true) }
}

extension Form where Content == FormStyleConfiguration.Content {
  public init(_ configuration: FormStyleConfiguration) {
    self.init { configuration.content }
  }
}
