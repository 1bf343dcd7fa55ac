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

extension Grid: PrimitiveView {
  @MainActor
  package func makeNode(_ context: _NodeContext) -> LayoutContainerNode<GridLayout> {
    let node = LayoutContainerNode(layout, name: "Grid", context)
    node.content = Content._makeNode(content, node.childContext)
    return node
  }

  @MainActor
  package func updateNode(_ node: LayoutContainerNode<GridLayout>) {
    node.update(layout)
    if let content = node.content { Content._updateNode(content, to: self.content) }
  }

  @MainActor
  public var _structure: _ViewStructure { .view("Grid", content: content, isContainer: true) }
}
