/// The cells of one row of a `Grid`; outside of a grid no more than a group.
@frozen
public nonisolated struct GridRow<Content: View> {
  package let alignment: VerticalAlignment?
  package let content: Content

  public init(alignment: VerticalAlignment? = nil, @ViewBuilder content: () -> Content) {
    self.alignment = alignment
    self.content = content()
  }
}

extension GridRow: PrimitiveView {
  @MainActor
  package func makeNode(_ context: _NodeContext) -> GridRowNode {
    let node = GridRowNode(alignment, context)
    node.child = Content._makeNode(content, node.childContext)
    return node
  }

  @MainActor
  package func updateNode(_ node: GridRowNode) {
    node.update(alignment)
    if let child = node.child { Content._updateNode(child, to: content) }
  }

  @MainActor
  public var _structure: _ViewStructure { .view("GridRow", content: content, isContainer: true) }
}

/// The place of a row; the grid around it finds it from its cells.
@MainActor
package final class GridRowNode: SingleChildNode {
  private(set) var alignment: VerticalAlignment?

  init(_ alignment: VerticalAlignment?, _ context: _NodeContext) {
    self.alignment = alignment
    super.init(context)
  }

  func update(_ new: VerticalAlignment?) {
    guard new != alignment else { return }
    alignment = new
    elementsDidChange()
  }

  package override var dumpLabel: String? { "GridRow" }
}
