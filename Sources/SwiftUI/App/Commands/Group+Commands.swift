/// Several commands that count as one.
extension Group: Commands where Content: Commands {
  @MainActor
  public static func _makeCommandsNode(_ commands: Self, _ context: _NodeContext) -> _Node {
    Content._makeCommandsNode(commands.content, context)
  }

  @MainActor
  public static func _updateCommandsNode(_ node: _Node, to commands: Self) {
    Content._updateCommandsNode(node, to: commands.content)
  }
}

extension Group where Content: Commands {
  public init(@CommandsBuilder content: () -> Content) { self = ._storing(content()) }
}
