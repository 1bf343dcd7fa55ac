/// Controls for entering data, grouped in sections.
public nonisolated struct Form<Content: View>: View {
  public typealias Body = Never

  package let content: Content

  public init(@ViewBuilder content: () -> Content) {
    self.content = content()
  }

  @MainActor
  public static func _makeNode(_ view: Form<Content>, _ context: _NodeContext) -> _Node {
    let node = ListNode(context)
    node.isForm = true
    node.content = Content._makeNode(view.content, node.childContext)
    return node
  }

  @MainActor
  public static func _updateNode(_ node: _Node, to view: Form<Content>) {
    let node = unsafeDowncast(node, to: ListNode.self)
    if let content = node.content { Content._updateNode(content, to: view.content) }
  }

  @MainActor
  public var _structure: _ViewStructure { .view("Form", content: content, isContainer: true) }
}
