import Foundation

/// Views in a vertical line, as wide as the room there is.
///
/// The views of a `ForEach` inside are made when they come into view.
public nonisolated struct LazyVStack<Content: View>: PrimitiveView {
  package let alignment: HorizontalAlignment
  package let spacing: CGFloat?
  package let pinnedViews: PinnedScrollableViews
  package let content: Content

  public init(
    alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    pinnedViews: PinnedScrollableViews = .init(), @ViewBuilder content: () -> Content
  ) {
    self.alignment = alignment
    self.spacing = spacing
    self.pinnedViews = pinnedViews
    self.content = content()
  }

  @MainActor
  private var rule: LazyContainerNode.Rule {
    LazyContainerNode.Rule(
      axis: .vertical, tracks: nil, alignment: alignment.key, spacing: spacing,
      pinnedViews: pinnedViews, name: "LazyVStack")
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
  public var _structure: _ViewStructure {
    .view("LazyVStack", content: content, isContainer: true)
  }
}

/// Which views of a scrolled stack stay in sight.
public struct PinnedScrollableViews: OptionSet, Sendable {
  public let rawValue: UInt32
  public init(rawValue: UInt32) { self.rawValue = rawValue }
  public static let sectionHeaders = PinnedScrollableViews(rawValue: 1 << 0)
  public static let sectionFooters = PinnedScrollableViews(rawValue: 1 << 1)
}
