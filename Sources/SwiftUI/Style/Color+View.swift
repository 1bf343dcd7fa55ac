extension Color: View {
  public typealias Body = Never

  @MainActor
  public static func _makeNode(_ view: Color, _ context: _NodeContext) -> _Node {
    StyleFillNode(view, label: "Color", context)
  }

  @MainActor
  public static func _updateNode(_ node: _Node, to view: Color) {
    unsafeDowncast(node, to: StyleFillNode.self).update(view)
  }

  @MainActor
  public var _structure: _ViewStructure { .view("Color") }
}
