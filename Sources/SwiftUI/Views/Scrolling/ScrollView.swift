import Foundation

/// A view whose content can be larger than itself and is scrolled.
public nonisolated struct ScrollView<Content: View>: View {
  public typealias Body = Never

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
  public static func _makeNode(_ view: ScrollView<Content>, _ context: _NodeContext) -> _Node {
    let node = ScrollViewNode(context)
    node.axes = view.axes
    node.showsIndicators = view.showsIndicators
    node.content = Content._makeNode(view.content, node.childContext)
    node.readPosition()
    return node
  }

  @MainActor
  public static func _updateNode(_ node: _Node, to view: ScrollView<Content>) {
    let node = unsafeDowncast(node, to: ScrollViewNode.self)
    node.showsIndicators = view.showsIndicators
    if node.axes != view.axes {
      node.axes = view.axes
      node.invalidateLayout()
    }
    if let content = node.content { Content._updateNode(content, to: view.content) }
  }

  @MainActor
  public var _structure: _ViewStructure { .view("ScrollView", content: content) }
}
