import Foundation

/// A view whose content can be larger than itself and is scrolled.
public nonisolated struct ScrollView<Content: View>: PrimitiveView {
  public var content: Content
  public var axes: Axis.Set
  public var showsIndicators: Bool

  public init(
    _ axes: Axis.Set = .vertical, showsIndicators: Bool = true,
    @ViewBuilder content: () -> Content
  ) {
    self.axes = axes
    self.showsIndicators = showsIndicators
    self.content = content()
  }

  @_disfavoredOverload
  public init(_ axes: Axis.Set = .vertical, @ViewBuilder content: () -> Content) {
    self.init(axes, showsIndicators: true, content: content)
  }

  @MainActor
  package func makeNode(_ context: _NodeContext) -> ScrollViewNode {
    let node = ScrollViewNode(context)
    node.axes = axes
    node.showsIndicators = showsIndicators
    node.content = Content._makeNode(content, node.childContext)
    node.readPosition()
    return node
  }

  @MainActor
  package func updateNode(_ node: ScrollViewNode) {
    node.showsIndicators = showsIndicators
    if node.axes != axes {
      node.axes = axes
      node.invalidateLayout()
    }
    if let content = node.content { Content._updateNode(content, to: self.content) }
  }

  @MainActor
  public var _structure: _ViewStructure { .view("ScrollView", content: content) }
}
