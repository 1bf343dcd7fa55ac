/// A modifier without a body, which makes one node around its content.
@MainActor
package protocol PrimitiveModifier: ViewModifier where Body == Never {
  associatedtype ModifierNode: SingleChildNode

  /// Makes the node at a new place in the tree; it gets its content next.
  func makeNode(_ context: _NodeContext) -> ModifierNode

  /// Called once, when the new node has its content.
  func start(_ node: ModifierNode)

  /// Brings a node that an earlier value of the modifier made up to date; not its content.
  func updateNode(_ node: ModifierNode)

  /// Whether the content is brought up to date before the node, and so heard before it.
  nonisolated static var updatesContentFirst: Bool { get }
}

extension PrimitiveModifier {
  package func start(_ node: ModifierNode) {}

  package nonisolated static var updatesContentFirst: Bool { false }

  public static func _makeNode<V: View>(
    _ modifier: Self, content: V, _ context: _NodeContext
  ) -> _Node {
    let node = modifier.makeNode(context)
    node.takeContent(V._makeNode(content, node.childContext))
    modifier.start(node)
    return node
  }

  public static func _updateNode<V: View>(_ node: _Node, to modifier: Self, content: V) {
    let node = trusted(node, as: ModifierNode.self)
    if !updatesContentFirst { modifier.updateNode(node) }
    if let child = node.child { V._updateNode(child, to: content) }
    if updatesContentFirst { modifier.updateNode(node) }
  }
}

/// A modifier without a node: what it says is read from its value, or once when the content is made.
@MainActor
package protocol NodelessModifier: ViewModifier where Body == Never {
  /// Called when the content is made at a new place.
  func contentIsMade(in graph: ViewGraph)
}

extension NodelessModifier {
  package func contentIsMade(in graph: ViewGraph) {}

  public static func _makeNode<V: View>(
    _ modifier: Self, content: V, _ context: _NodeContext
  ) -> _Node {
    let node = V._makeNode(content, context)
    modifier.contentIsMade(in: context.graph)
    return node
  }

  public static func _updateNode<V: View>(_ node: _Node, to modifier: Self, content: V) {
    V._updateNode(node, to: content)
  }
}
