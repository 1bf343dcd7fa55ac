import Foundation

/// Adds room around a view.
public nonisolated struct _PaddingLayout: ElementModifier {
  package let edges: Edge.Set
  /// In points; nil for the default of 16 on each of the edges.
  package let insets: EdgeInsets?

  package static let defaultLength: CGFloat = 16

  var resolved: EdgeInsets {
    guard let insets else { return EdgeInsets(Self.defaultLength, edges: edges) }
    func usable(_ length: CGFloat, _ edge: Edge.Set) -> CGFloat {
      edges.contains(edge) && length.isFinite ? length : 0
    }
    return EdgeInsets(
      top: usable(insets.top, .top), leading: usable(insets.leading, .leading),
      bottom: usable(insets.bottom, .bottom), trailing: usable(insets.trailing, .trailing))
  }

  @MainActor
  package func makeWrapper(_ context: _NodeContext) -> PaddingNode {
    PaddingNode(resolved, context)
  }

  @MainActor
  package func updateWrapper(_ node: PaddingNode) {
    node.update(resolved)
  }

  @MainActor package var numbers: [CGFloat] {
    insets.map { [$0.top, $0.leading, $0.bottom, $0.trailing] } ?? []
  }

  @MainActor
  public var _structure: _ModifierStructure { .modifier("padding") }
}

/// The node of padding.
@MainActor
package final class PaddingNode: WrapperNode {
  private var insets: EdgeInsets

  init(_ insets: EdgeInsets, _ context: _NodeContext) {
    self.insets = insets
    super.init(context)
  }

  func update(_ new: EdgeInsets) {
    guard new != insets else { return }
    insets = new
    invalidateLayout()
  }

  private func inner(_ proposal: Proposal) -> Proposal {
    Proposal(
      proposal.width.isNaN ? .nan : max(0, proposal.width - insets.horizontal),
      proposal.height.isNaN ? .nan : max(0, proposal.height - insets.vertical))
  }

  private var offset: CGPoint {
    CGPoint(
      x: environment.isRightToLeft ? insets.trailing : insets.leading, y: insets.top)
  }

  package override func measure(_ proposal: Proposal) -> CGSize {
    let content = element?.sizeThatFits(inner(proposal)) ?? .zero
    return CGSize(
      width: max(0, content.width + insets.horizontal),
      height: max(0, content.height + insets.vertical))
  }

  package override func placeChildren() {
    element?.place(at: offset, inner(placedProposal))
  }

  package override func explicitAlignment(
    _ guide: AlignmentKey, _ dimensions: Dimensions
  ) -> CGFloat? {
    guard let element else { return nil }
    let inside = element.dimensions(inner(dimensions.proposal))
    return element.explicitAlignment(guide, inside).map {
      $0 + (guide.axis == .horizontal ? offset.x : offset.y)
    }
  }

  /// Padded edges have the usual distance to their neighbours.
  package override var spacing: ViewSpacing {
    var spacing = super.spacing
    if insets.top != 0 { spacing.top = .standard }
    if insets.leading != 0 { spacing.leading = .standard }
    if insets.bottom != 0 { spacing.bottom = .standard }
    if insets.trailing != 0 { spacing.trailing = .standard }
    return spacing
  }
}

extension View {
  public nonisolated func padding(_ insets: EdgeInsets) -> some View {
    modifier(_PaddingLayout(edges: .all, insets: insets))
  }

  /// `length`: In points; nil for the default.
  public nonisolated func padding(
    _ edges: Edge.Set = .all, _ length: CGFloat? = nil
  ) -> some View {
    modifier(_PaddingLayout(edges: edges, insets: length.map { EdgeInsets($0, edges: .all) }))
  }

  /// `length`: In points.
  public nonisolated func padding(_ length: CGFloat) -> some View {
    modifier(_PaddingLayout(edges: .all, insets: EdgeInsets(length, edges: .all)))
  }
}
