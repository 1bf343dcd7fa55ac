import Foundation

extension LayoutNode {
  /// What a view draws that a drawing function of this node uses.
  func rendered(
    _ view: any View, _ proposal: Proposal, _ scale: CGFloat
  ) -> RenderedView {
    func make<V: View>(_ view: V) -> RenderedView {
      let node = V._makeNode(view, childContext)
      defer { node.tearDown() }
      var elements: ContiguousArray<LayoutNode> = []
      node.collectElements(into: &elements)
      return elements.first.map { drawn($0, proposal, scale) }
        ?? RenderedView(size: .zero, items: [])
    }
    return _openExistential(view, do: make)
  }

  func drawn(
    _ element: LayoutNode, _ proposal: Proposal, _ scale: CGFloat
  ) -> RenderedView {
    element.place(at: .zero, proposal)
    var canvas = DisplayCanvas(scale: scale)
    element.drawPlaced(into: &canvas)
    let dimensions = element.dimensions(proposal)
    return RenderedView(
      size: element.size,
      firstBaseline: element.explicitAlignment(.firstTextBaseline, dimensions)
        ?? element.size.height,
      lastBaseline: element.explicitAlignment(.lastTextBaseline, dimensions)
        ?? element.size.height,
      items: canvas.items)
  }
}
