import Foundation

/// Puts views at an edge of a view and keeps the view's content clear of them.
public nonisolated struct _SafeAreaInsetModifier<Inset: View>: ElementModifier {
  package let edge: Edge
  package let alignment: Alignment
  /// Between the inset and the view, in points; nil for the usual distance.
  package let spacing: CGFloat?
  package let regions: SafeAreaRegions = .container
  package let inset: Inset
  /// The function that applies the modifier.
  package var name = "safeAreaInset"

  @MainActor
  package func makeWrapper(_ context: _NodeContext) -> SafeAreaInsetNode {
    let node = SafeAreaInsetNode(rule, context)
    node.makeSecondary = { Inset._makeNode(inset, $0) }
    return node
  }

  @MainActor
  package func updateWrapper(_ node: SafeAreaInsetNode) {
    node.update(rule)
    if let inset = node.secondary { Inset._updateNode(inset, to: self.inset) }
  }

  private var rule: SafeAreaInsetNode.Rule {
    SafeAreaInsetNode.Rule(edge: edge, alignment: alignment, spacing: spacing)
  }

  @MainActor
  public var _structure: _ModifierStructure {
    .modifier(name, views: [SupplementaryView(name, inset)])
  }
}

/// The node of a view with an inset: the inset shortens the view's safe area.
@MainActor
package final class SafeAreaInsetNode: WrapperNode, SafeAreaSource {
  struct Rule: Equatable {
    var edge: Edge
    var alignment: Alignment
    var spacing: CGFloat?

    var axis: Axis { edge == .top || edge == .bottom ? .vertical : .horizontal }

    /// The room that an inset of a length takes, in points.
    func insets(_ length: CGFloat) -> EdgeInsets {
      let gap = spacing.map { $0.isFinite ? $0 : 0 } ?? ViewSpacing.standardDistance
      return EdgeInsets(max(0, length + gap), edges: Edge.Set(edge))
    }
  }

  var makeSecondary: ((_NodeContext) -> _Node)?
  private(set) var secondary: _Node?
  private var rule: Rule
  private var layer: StackedElements
  package private(set) var keptInsets = EdgeInsets()

  init(_ rule: Rule, _ context: _NodeContext) {
    self.rule = rule
    layer = StackedElements(alignment: rule.alignment)
    super.init(context)
  }

  func update(_ new: Rule) {
    guard new != rule else { return }
    rule = new
    layer.alignment = new.alignment
    invalidateLayout()
  }

  package override func didWrap() {
    guard let make = makeSecondary else { return }
    makeSecondary = nil
    secondary = make(childContext)
    flags.insert(.elementsStale)
  }

  package override func forEachChild(_ body: (_Node) -> Void) {
    super.forEachChild(body)
    if let secondary { body(secondary) }
  }

  package override func forEachElement(_ body: (LayoutNode) -> Void) {
    super.forEachElement(body)
    collect()
    for element in layer.elements { body(element) }
  }

  private func collect() {
    guard flags.contains(.elementsStale) else { return }
    flags.remove(.elementsStale)
    layer.collect(from: secondary, for: self)
  }

  // MARK: Layout

  /// What the inset is offered: all of the room across, its ideal length along.
  private func insetProposal(_ proposal: Proposal) -> Proposal {
    rule.axis == .vertical ? Proposal(proposal.width, .nan) : Proposal(.nan, proposal.height)
  }

  private func insets(_ proposal: Proposal) -> EdgeInsets {
    collect()
    let size = layer.size(insetProposal(proposal))
    return layer.elements.isEmpty
      ? EdgeInsets() : rule.insets(rule.axis == .vertical ? size.height : size.width)
  }

  package override func measure(_ proposal: Proposal) -> CGSize {
    let insets = insets(proposal)
    let own = element?.sizeThatFits(proposal.inset(by: insets)) ?? .zero
    return CGSize(width: own.width + insets.horizontal, height: own.height + insets.vertical)
  }

  package override func placeChildren() {
    keptInsets = insets(placedProposal)
    graph.placesDidChange = true
    let rightToLeft = environment.isRightToLeft
    element?.place(
      at: CGPoint(x: rightToLeft ? keptInsets.trailing : keptInsets.leading, y: keptInsets.top),
      placedProposal.inset(by: keptInsets))
    placeInset(rightToLeft)
  }

  private func placeInset(_ rightToLeft: Bool) {
    let proposal = insetProposal(Proposal(size))
    let taken = layer.size(proposal)
    var rect = CGRect(origin: .zero, size: size)
    switch rule.edge {
    case .top: rect.size.height = taken.height
    case .bottom:
      rect.origin.y = size.height - taken.height
      rect.size.height = taken.height
    case .leading, .trailing:
      rect.size.width = taken.width
      if (rule.edge == .trailing) != rightToLeft { rect.origin.x = size.width - taken.width }
    }
    for element in layer.elements {
      let inner = element.origin(aligned: rule.alignment, in: rect.size, proposal, environment)
      element.place(at: CGPoint(x: rect.minX + inner.x, y: rect.minY + inner.y), proposal)
    }
  }

  package override func explicitAlignment(
    _ guide: AlignmentKey, _ dimensions: Dimensions
  ) -> CGFloat? {
    let insets = insets(dimensions.proposal)
    guard let element else { return nil }
    let inside = element.dimensions(dimensions.proposal.inset(by: insets))
    let left = environment.isRightToLeft ? insets.trailing : insets.leading
    return element.explicitAlignment(guide, inside).map {
      $0 + (guide.axis == .horizontal ? left : insets.top)
    }
  }
}

extension Proposal {
  /// The proposal less the insets, zero at least.
  func inset(by insets: EdgeInsets) -> Proposal {
    Proposal(
      width.isNaN ? .nan : max(0, width - insets.horizontal),
      height.isNaN ? .nan : max(0, height - insets.vertical))
  }
}

extension View {
  /// Puts views at the top or the bottom and keeps the view's content clear of them.
  ///
  /// `spacing`: Between the two, in points; nil for the usual distance.
  public nonisolated func safeAreaInset<V: View>(
    edge: VerticalEdge, alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> V
  ) -> some View {
    modifier(
      _SafeAreaInsetModifier(
        edge: edge == .top ? .top : .bottom,
        alignment: Alignment(horizontal: alignment, vertical: .center), spacing: spacing,
        inset: content()))
  }

  /// Puts views at a side and keeps the view's content clear of them.
  ///
  /// `spacing`: Between the two, in points; nil for the usual distance.
  public nonisolated func safeAreaInset<V: View>(
    edge: HorizontalEdge, alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> V
  ) -> some View {
    modifier(
      _SafeAreaInsetModifier(
        edge: edge == .leading ? .leading : .trailing,
        alignment: Alignment(horizontal: .center, vertical: alignment), spacing: spacing,
        inset: content()))
  }
}
