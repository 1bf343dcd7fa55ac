/// Controls for entering data, grouped in sections.
public nonisolated struct Form<Content: View>: View {
  public typealias Body = Never

  package let content: Content

  public init(@ViewBuilder content: () -> Content) {
    self.content = content()
  }

  @MainActor
  public static func _makeNode(_ view: Form<Content>, _ context: _NodeContext) -> _Node {
    let content = TypedContentProvider(view.content)
    let configuration = FormStyleConfiguration(content: .init(provider: content))
    return StyledNode<FormStyleKey>("FormStyle", configuration, providers: [content], context)
  }

  @MainActor
  public static func _updateNode(_ node: _Node, to view: Form<Content>) {
    let node = unsafeDowncast(node, to: StyledNode<FormStyleKey>.self)
    node.provider(0, of: Content.self).replace(with: view.content)
  }

  @MainActor
  public var _structure: _ViewStructure { .view("Form", content: content, isContainer: true) }
}

extension Form where Content == FormStyleConfiguration.Content {
  public init(_ configuration: FormStyleConfiguration) {
    self.init { configuration.content }
  }
}
