/// A view that is nothing.
public nonisolated struct EmptyView: PrimitiveView, Sendable {
  public init() {}

  @MainActor
  package func makeNode(_ context: _NodeContext) -> EmptyNode {
    EmptyNode(context)
  }

  @MainActor
  package func updateNode(_ node: EmptyNode) {}

  public static var _isOneSubview: Bool { false }

  @MainActor
  public static func _makeListing(_ view: EmptyView, _ context: _NodeContext) -> _Node {
    EmptyNode(context)
  }

  @MainActor
  public static func _updateListing(_ node: _Node, to view: EmptyView) {}

  @MainActor
  public var _structure: _ViewStructure { .view("EmptyView") }
}

/// The node of nothing.
@MainActor
package final class EmptyNode: _Node {
  package override func collectElements(into elements: inout ContiguousArray<LayoutNode>) {}
}
