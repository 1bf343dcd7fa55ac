import Foundation

/// Views in rows of columns, filled from the top.
///
/// The views of a `ForEach` inside are made when they come into view.
public nonisolated struct LazyVGrid<Content: View>: PrimitiveView {
  package let columns: [GridItem]
  package let alignment: HorizontalAlignment
  package let spacing: CGFloat?
  package let pinnedViews: PinnedScrollableViews
  package let content: Content

  public init(
    columns: [GridItem], alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    pinnedViews: PinnedScrollableViews = .init(), @ViewBuilder content: () -> Content
  ) {
    self.columns = columns
    self.alignment = alignment
    self.spacing = spacing
    self.pinnedViews = pinnedViews
    self.content = content()
  }

  @MainActor
  private var rule: LazyContainerNode.Rule {
    LazyContainerNode.Rule(
      axis: .vertical, tracks: columns, alignment: alignment.key, spacing: spacing,
      pinnedViews: pinnedViews, name: "LazyVGrid")
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
  public var _structure: _ViewStructure { .view("LazyVGrid", content: content, isContainer: true) }
}
