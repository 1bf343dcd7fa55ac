import Foundation

/// Views in a vertical line, as wide as the room there is.
///
/// Differs from Apple's: all of the views are made, not only those that can be seen.
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
  private var engine: StackLayoutEngine {
    StackLayoutEngine(axis: .vertical, alignment: alignment.key, spacing: spacing)
  }

  @MainActor
  public static func _makeNode(_ view: LazyVStack<Content>, _ context: _NodeContext) -> _Node {
    let node = LineNode(view.engine, view.alignment.key, context)
    node.content = Content._makeNode(view.content, node.childContext)
    return node
  }

  @MainActor
  public static func _updateNode(_ node: _Node, to view: LazyVStack<Content>) {
    let node = unsafeDowncast(node, to: LineNode.self)
    node.update(view.engine, view.alignment.key)
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

/// The node of the lazy stacks: takes all the room across its axis, and no more than it needs along.
@MainActor
package final class LineNode: ContainerNode {
  private var engine: StackLayoutEngine
  private var alignment: AlignmentKey

  init(_ engine: StackLayoutEngine, _ alignment: AlignmentKey, _ context: _NodeContext) {
    self.engine = engine
    self.alignment = alignment
    super.init(context)
  }

  func update(_ new: StackLayoutEngine, _ alignment: AlignmentKey) {
    guard engine.alignment != new.alignment || engine.spacing != new.spacing else { return }
    engine = new
    self.alignment = alignment
    invalidateLayout()
  }

  private func inner(_ proposal: Proposal) -> Proposal {
    engine.axis == .vertical ? Proposal(proposal.width, .nan) : Proposal(.nan, proposal.height)
  }

  package override func measure(_ proposal: Proposal) -> CGSize {
    let content = engine.sizeThatFits(inner(proposal), elements)
    var size = content
    let across = proposal[engine.axis.cross]
    if across.isFinite {
      if engine.axis == .vertical { size.width = across } else { size.height = across }
    }
    return size
  }

  package override func placeChildren() {
    let proposal = inner(placedProposal)
    let content = engine.sizeThatFits(proposal, elements)
    let fraction = alignment.defaultFraction() ?? 0.5
    var rect = CGRect(origin: .zero, size: content)
    let isRightToLeft = environment.isRightToLeft
    if engine.axis == .vertical {
      let part = isRightToLeft ? 1 - fraction : fraction
      rect.origin.x = (size.width - content.width) * part
    } else {
      rect.origin.y = (size.height - content.height) * fraction
    }
    engine.place(in: rect, proposal, elements, rightToLeft: isRightToLeft)
  }

  package override func willRemeasure() {
    super.willRemeasure()
    engine.invalidate()
  }

  package override var dumpLabel: String? {
    engine.axis == .vertical ? "LazyVStack" : "LazyHStack"
  }
}
