import Foundation

/// Views in columns of rows, filled from the leading edge.
///
/// The views of a `ForEach` inside are made when they come into view.
public nonisolated struct LazyHGrid<Content: View>: PrimitiveView {
  package let rows: [GridItem]
  package let alignment: VerticalAlignment
  package let spacing: CGFloat?
  package let pinnedViews: PinnedScrollableViews
  package let content: Content

  public init(
    rows: [GridItem], alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
    pinnedViews: PinnedScrollableViews = .init(), @ViewBuilder content: () -> Content
  ) {
    self.rows = rows
    self.alignment = alignment
    self.spacing = spacing
    self.pinnedViews = pinnedViews
    self.content = content()
  }

  @MainActor
  private var rule: LazyContainerNode.Rule {
    LazyContainerNode.Rule(
      axis: .horizontal, tracks: rows, alignment: alignment.key, spacing: spacing,
      pinnedViews: pinnedViews, name: "LazyHGrid")
  }

  @MainActor
  package func makeNode(_ context: _NodeContext) -> LazyContainerNode {
    let node = LazyContainerNode(rule, context)
    node.content = Content._makeNode(content, node.childContext)
    return node
  }

  @MainActor
  package func updateNode(_ node: LazyContainerNode) {
    node.update(rule)
    if let content = node.content { Content._updateNode(content, to: self.content) }
  }

  @MainActor
  public var _structure: _ViewStructure { .view("LazyHGrid", content: content, isContainer: true) }
}
