/// A modifier that changes nothing.
public struct EmptyModifier: ViewModifier {
  public typealias Body = Never

  public static let identity = EmptyModifier()

  public nonisolated init() {}

  @MainActor
  public static func _makeNode<V: View>(
    _ modifier: EmptyModifier, content: V, _ context: _NodeContext
  ) -> _Node {
    V._makeNode(content, context)
  }

  @MainActor
  public static func _updateNode<V: View>(_ node: _Node, to modifier: EmptyModifier, content: V) {
    V._updateNode(node, to: content)
  }
}
