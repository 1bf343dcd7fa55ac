import Foundation

/// Views on top of each other, the first at the back.
public nonisolated struct ZStack<Content: View>: PrimitiveView {
  package let alignment: Alignment
  package let content: Content

  public init(alignment: Alignment = .center, @ViewBuilder content: () -> Content) {
    self.alignment = alignment
    self.content = content()
  }

  @MainActor
  package func makeNode(_ context: _NodeContext) -> ZStackNode {
    let node = ZStackNode(alignment, context)
    node.content = Content._makeNode(content, node.childContext)
    return node
  }

  @MainActor
  package func updateNode(_ node: ZStackNode) {
    node.update(alignment)
    if let content = node.content { Content._updateNode(content, to: self.content) }
  }

  @MainActor
  public var _structure: _ViewStructure { .view("ZStack", content: content, isContainer: true) }
}

/// The node of a `ZStack`.
@MainActor
package final class ZStackNode: LayoutNode {
  package var content: _Node?
  private var stacked: StackedElements

  init(_ alignment: Alignment, _ context: _NodeContext) {
    stacked = StackedElements(alignment: alignment)
    super.init(context)
  }

  func update(_ alignment: Alignment) {
    guard alignment != stacked.alignment else { return }
    stacked.alignment = alignment
    invalidateLayout()
  }

  package override func forEachChild(_ body: (_Node) -> Void) {
    if let content { body(content) }
  }

  package override func forEachElement(_ body: (LayoutNode) -> Void) {
    collect()
    for element in stacked.backToFront { body(element) }
  }

  private func collect() {
    guard flags.contains(.elementsStale) else { return }
    flags.remove(.elementsStale)
    stacked.collect(from: content, for: self)
  }

  package override func measure(_ proposal: Proposal) -> CGSize {
    collect()
    return stacked.size(proposal)
  }

  package override func placeChildren() {
    collect()
    stacked.placeStack(in: size, placedProposal, environment)
  }

  package override var spacing: ViewSpacing {
    collect()
    var spacing = ViewSpacing.zero
    for element in stacked.elements { spacing.formUnion(element.spacing) }
    return spacing
  }

  package override var dumpLabel: String? { "ZStack" }
}
