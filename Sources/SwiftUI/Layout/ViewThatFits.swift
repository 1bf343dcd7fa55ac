import Foundation

/// Shows the first of its views whose ideal size fits into the room there is, else the last.
@frozen
public nonisolated struct ViewThatFits<Content: View>: PrimitiveView {
  package let axes: Axis.Set
  package let content: Content

  public init(
    in axes: Axis.Set = [.horizontal, .vertical], @ViewBuilder content: () -> Content
  ) {
    self.axes = axes
    self.content = content()
  }

  @MainActor
  package func makeNode(_ context: _NodeContext) -> ViewThatFitsNode {
    let node = ViewThatFitsNode(axes, context)
    node.content = node.makeHidden { Content._makeNode(content, $0) }
    return node
  }

  @MainActor
  package func updateNode(_ node: ViewThatFitsNode) {
    node.update(axes)
    if let content = node.content { Content._updateNode(content, to: self.content) }
  }

  @MainActor
  public var _structure: _ViewStructure {
    .view("ViewThatFits", content: content, isContainer: true)
  }
}

/// The node of `ViewThatFits`: all candidates are made and measured, one is shown.
@MainActor
package final class ViewThatFitsNode: ContainerNode {
  private var axes: Axis.Set
  /// The candidate that is shown.
  private var shown: LayoutNode?

  init(_ axes: Axis.Set, _ context: _NodeContext) {
    self.axes = axes
    super.init(context)
  }

  func update(_ new: Axis.Set) {
    guard new != axes else { return }
    axes = new
    invalidateLayout()
  }

  /// Makes the candidates so that none of them counts as appeared before it is chosen.
  func makeHidden(_ make: (_NodeContext) -> _Node) -> _Node {
    graph.hidesParts = true
    flags.insert(.hidden)
    defer { flags.remove(.hidden) }
    let node = make(childContext)
    func hide(_ unit: _Node, _ element: LayoutNode) { unit.flags.insert(.hidden) }
    node.forEachUnit(beside: hide, hide)
    return node
  }

  private func choice(_ proposal: Proposal) -> LayoutNode? {
    let offered = Proposal(
      axes.contains(.horizontal) ? .nan : proposal.width,
      axes.contains(.vertical) ? .nan : proposal.height)
    let tolerance = 0.001
    for element in elements {
      let ideal = element.sizeThatFits(offered)
      let isTooWide =
        axes.contains(.horizontal) && !proposal.width.isNaN
        && ideal.width > proposal.width + tolerance
      let isTooHigh =
        axes.contains(.vertical) && !proposal.height.isNaN
        && ideal.height > proposal.height + tolerance
      if !isTooWide, !isTooHigh { return element }
    }
    return elements.last
  }

  package override func measure(_ proposal: Proposal) -> CGSize {
    choice(proposal)?.sizeThatFits(proposal) ?? .zero
  }

  package override func placeChildren() {
    show(choice(placedProposal))
    shown?.place(at: .zero, placedProposal)
  }

  private func show(_ chosen: LayoutNode?) {
    let isOther = shown !== chosen
    shown = chosen
    func show(_ unit: _Node, _ element: LayoutNode) {
      unit.showParts()
      unit.setShown(element === chosen)
    }
    content?.forEachUnit(around: { $0.setShown(true) }, beside: show, show)
    guard isOther else { return }
    graph.contentDidChange()
    if flags.contains(.hasPreferences) { preferencesDidChange() }
  }

  /// Only the candidate that is shown is heard.
  package override func preference<K: PreferenceKey>(_ key: K.Type) -> K.Value? {
    guard flags.contains(.hasPreferences) || K._isAskedEverywhere else { return nil }
    var result: K.Value?
    content?.forEachUnit { unit, element in
      if element === shown { result = unit.preference(key) }
    }
    return result
  }

  package override func forEachElement(_ body: (LayoutNode) -> Void) {
    if let shown, !shown.flags.contains(.removed) { body(shown) }
  }

  package override func explicitAlignment(
    _ guide: AlignmentKey, _ dimensions: Dimensions
  ) -> CGFloat? {
    guard let chosen = choice(dimensions.proposal) else { return nil }
    return chosen.explicitAlignment(guide, chosen.dimensions(dimensions.proposal))
  }

  /// The union of what the candidates prefer, so that it does not depend on the choice, which depends
  /// on the room that the spacing leaves.
  package override func makeSpacing() -> ViewSpacing {
    guard !elements.isEmpty else { return ViewSpacing() }
    var spacing = ViewSpacing.zero
    for element in elements { spacing.formUnion(element.spacing) }
    return spacing
  }

  package override var dumpLabel: String? { "ViewThatFits" }
}

extension _Node {
  /// Calls `body` with the outermost node of each layout element from here down, and the element.
  ///
  /// Elements that one multi-element modifier wraps count with the modifier's own wrappers; `beside` is
  /// called with the nodes of what they wrap, which stand beside them, and the wrappers. `around` is
  /// called with each node that stands for several elements.
  func forEachUnit(
    around: (_Node) -> Void = { _ in }, beside: (_Node, LayoutNode) -> Void = { _, _ in },
    _ body: (_Node, LayoutNode) -> Void
  ) {
    var elements: ContiguousArray<LayoutNode> = []
    collectElements(into: &elements)
    if elements.count == 1 {
      body(self, elements[0])
    } else if isMultiWrapper {
      around(self)
      var wrappers: [ObjectIdentifier: LayoutNode] = [:]
      for element in elements {
        body(element, element)
        if let inner = (element as? WrapperNode)?.element {
          wrappers[ObjectIdentifier(inner)] = element
        }
      }
      func wrapped(_ unit: _Node, _ element: LayoutNode) {
        if let wrapper = wrappers[ObjectIdentifier(element)] { beside(unit, wrapper) }
      }
      wrappedContent?.forEachUnit(around: around, beside: wrapped, wrapped)
    } else if elements.count > 1 {
      around(self)
      forEachChild { $0.forEachUnit(around: around, beside: beside, body) }
    }
  }

  /// Shows what was hidden inside before this node has come to stand for it as a whole.
  fileprivate func showParts() {
    guard !(self is LayoutNode) else { return }
    forEachChild {
      $0.setShown(true)
      $0.showParts()
    }
  }
}
