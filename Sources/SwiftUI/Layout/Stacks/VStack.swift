import Foundation

/// Views in a vertical line.
public nonisolated struct VStack<Content: View>: View {
  public typealias Body = Never

  package let alignment: HorizontalAlignment
  package let spacing: CGFloat?
  package let content: Content

  public init(
    alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> Content
  ) {
    self.alignment = alignment
    self.spacing = spacing
    self.content = content()
  }

  @MainActor
  private var engine: StackLayoutEngine {
    StackLayoutEngine(axis: .vertical, alignment: alignment.key, spacing: spacing)
  }

  @MainActor
  public static func _makeNode(_ view: VStack<Content>, _ context: _NodeContext) -> _Node {
    let node = StackNode(view.engine, context)
    node.content = Content._makeNode(view.content, node.childContext)
    return node
  }

  @MainActor
  public static func _updateNode(_ node: _Node, to view: VStack<Content>) {
    let node = unsafeDowncast(node, to: StackNode.self)
    node.update(view.engine)
    if let content = node.content { Content._updateNode(content, to: view.content) }
  }

  @MainActor
  public var _structure: _ViewStructure { .view("VStack", content: content, isContainer: true) }
}
