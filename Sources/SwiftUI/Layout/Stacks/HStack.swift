import Foundation

/// Views in a horizontal line.
public nonisolated struct HStack<Content: View>: PrimitiveView {
  package let alignment: VerticalAlignment
  package let spacing: CGFloat?
  package let content: Content

  public init(
    alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> Content
  ) {
    self.alignment = alignment
    self.spacing = spacing
    self.content = content()
  }

  @MainActor
  private var engine: StackLayoutEngine {
    StackLayoutEngine(axis: .horizontal, alignment: alignment.key, spacing: spacing)
  }

  @MainActor
  package func makeNode(_ context: _NodeContext) -> StackNode {
    let node = StackNode(engine, context)
    node.content = Content._makeNode(content, node.childContext)
    return node
  }

  @MainActor
  package func updateNode(_ node: StackNode) {
    node.update(engine)
    if let content = node.content { Content._updateNode(content, to: self.content) }
  }

  @MainActor
  public var _structure: _ViewStructure { .view("HStack", content: content, isContainer: true) }
}
