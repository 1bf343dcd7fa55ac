import Foundation

/// Views in rows of columns, filled from the top.
///
/// The views of a `ForEach` inside are made when they come into view.
public nonisolated struct LazyVGrid<Content: View>: View {
  public typealias Body = Never

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
  public static func _makeNode(_ view: LazyVGrid<Content>, _ context: _NodeContext) -> _Node {
    let node = LazyContainerNode(view.rule, context)
    node.content = Content._makeNode(view.content, node.childContext)
    return node
  }

  @MainActor
  public static func _updateNode(_ node: _Node, to view: LazyVGrid<Content>) {
    let node = unsafeDowncast(node, to: LazyContainerNode.self)
    node.update(view.rule)
    if let content = node.content { Content._updateNode(content, to: view.content) }
  }

  @MainActor
  public var _structure: _ViewStructure { .view("LazyVGrid", content: content, isContainer: true) }
}
