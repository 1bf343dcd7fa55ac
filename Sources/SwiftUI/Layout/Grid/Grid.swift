import Foundation

/// Views in rows and columns; each column is as wide as its widest cell.
@frozen
public nonisolated struct Grid<Content: View> {
  package let alignment: Alignment
  package let horizontalSpacing: CGFloat?
  package let verticalSpacing: CGFloat?
  package let content: Content

  public init(
    alignment: Alignment = .center, horizontalSpacing: CGFloat? = nil,
    verticalSpacing: CGFloat? = nil, @ViewBuilder content: () -> Content
  ) {
    self.alignment = alignment
    self.horizontalSpacing = horizontalSpacing
    self.verticalSpacing = verticalSpacing
    self.content = content()
  }

  private var layout: GridLayout {
    GridLayout(
      alignment: alignment, horizontalSpacing: horizontalSpacing,
      verticalSpacing: verticalSpacing)
  }
}

extension Grid: View {
  public typealias Body = Never

  @MainActor
  public static func _makeNode(_ view: Grid<Content>, _ context: _NodeContext) -> _Node {
    let node = LayoutContainerNode(view.layout, name: "Grid", context)
    node.content = Content._makeNode(view.content, node.childContext)
    return node
  }

  @MainActor
  public static func _updateNode(_ node: _Node, to view: Grid<Content>) {
    let node = unsafeDowncast(node, to: LayoutContainerNode<GridLayout>.self)
    node.update(view.layout)
    if let content = node.content { Content._updateNode(content, to: view.content) }
  }

  @MainActor
  public var _structure: _ViewStructure { .view("Grid", content: content, isContainer: true) }
}
