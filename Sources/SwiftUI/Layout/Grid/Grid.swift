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
  private func checkSpacing(at node: _Node) {
    let spacing = [horizontalSpacing, verticalSpacing].compactMap { $0 }
    _ = node.accepts(spacing, as: "Grid's spacing")
  }

  @MainActor
  package func makeNode(_ context: _NodeContext) -> LayoutContainerNode<GridLayout> {
    let node = LayoutContainerNode(layout, name: "Grid", context)
    checkSpacing(at: node)
    node.content = Content._makeNode(content, node.childContext)
    return node
  }

  @MainActor
  package func updateNode(_ node: LayoutContainerNode<GridLayout>) {
    node.update(layout)
    checkSpacing(at: node)
    if let content = node.content { Content._updateNode(content, to: self.content) }
  }

  @MainActor
  public var _structure: _ViewStructure { .view("Grid", content: content, isContainer: true) }
}
