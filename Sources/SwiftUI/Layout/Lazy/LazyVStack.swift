import Foundation

/// Views in a vertical line, as wide as the room there is.
///
/// The views of a `ForEach` inside are made when they come into view.
public nonisolated struct LazyVStack<Content: View>: View {
  public typealias Body = Never

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
  public static func _makeNode(_ view: LazyVStack<Content>, _ context: _NodeContext) -> _Node {
    let node = LazyContainerNode(view.rule, context)
    node.content = Content._makeNode(view.content, node.childContext)
    return node
  }

  @MainActor
  public static func _updateNode(_ node: _Node, to view: LazyVStack<Content>) {
    let node = unsafeDowncast(node, to: LazyContainerNode.self)
    node.update(view.rule)
    if let content = node.content { Content._updateNode(content, to: view.content) }
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
