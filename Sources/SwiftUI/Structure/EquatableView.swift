/// A view that is evaluated again only when `==` says that it differs from the value before.
public nonisolated struct EquatableView<Content: Equatable & View>: PrimitiveView {
  public var content: Content

  public init(content: Content) {
    self.content = content
  }

  @MainActor
  package func makeNode(_ context: _NodeContext) -> EquatableNode<Content> {
    let node = EquatableNode(content, context)
    node.takeContent(Content._makeNode(content, node.childContext))
    return node
  }

  @MainActor
  package func updateNode(_ node: EquatableNode<Content>) {
    guard node.last != content, let child = node.child else { return }
    node.last = content
    Content._updateNode(child, to: content)
  }

  public static var _isOneSubview: Bool { false }

  @MainActor
  public static func _makeListing(
    _ view: EquatableView<Content>, _ context: _NodeContext
  ) -> _Node {
    EquatableView<_Listed<Content>>
      ._makeNode(EquatableView<_Listed<Content>>(content: _Listed(view.content)), context)
  }

  @MainActor
  public static func _updateListing(_ node: _Node, to view: EquatableView<Content>) {
    EquatableView<_Listed<Content>>
      ._updateNode(node, to: EquatableView<_Listed<Content>>(content: _Listed(view.content)))
  }

  @MainActor
  public var _structure: _ViewStructure { _ViewStructure(.wrapper(content)) }
}

/// Keeps the value that its content was last evaluated with.
@MainActor
package final class EquatableNode<Content: Equatable & View>: SingleChildNode {
  var last: Content

  init(_ content: Content, _ context: _NodeContext) {
    last = content
    super.init(context)
  }
}

extension View where Self: Equatable {
  /// Evaluates the view again only when `==` says that it differs from the value before.
  public nonisolated func equatable() -> EquatableView<Self> { EquatableView(content: self) }
}
