/// What the placeholders in style configurations have in common.
@MainActor
package protocol StylePlaceholder: View where Body == Never {
  var provider: ContentProvider? { get }
}

extension StylePlaceholder {
  public static func _makeNode(_ view: Self, _ context: _NodeContext) -> _Node {
    view.provider?.makeNode(context) ?? EmptyNode(context)
  }

  public static func _updateNode(_ node: _Node, to view: Self) {
    (node as? PlaceholderNode)?.take(view.provider)
  }
}
