/// Several parts of a toolbar's content that count as one.
extension Group: ToolbarContent where Content: ToolbarContent {
  @MainActor
  public static func _makeToolbarNode(_ content: Self, _ context: _NodeContext) -> _Node {
    Content._makeToolbarNode(content.content, context)
  }

  @MainActor
  public static func _updateToolbarNode(_ node: _Node, to content: Self) {
    Content._updateToolbarNode(node, to: content.content)
  }

  @MainActor
  public var _toolbarItems: [_ToolbarItemDescription] { content._toolbarItems }
}

extension Group: CustomizableToolbarContent where Content: CustomizableToolbarContent {}

extension Group where Content: ToolbarContent {
  public init(@ToolbarContentBuilder content: () -> Content) { self = ._storing(content()) }
}
