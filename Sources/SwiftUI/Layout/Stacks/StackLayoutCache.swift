import Foundation

/// What `HStackLayout` and `VStackLayout` keep: how their space was shared out.
public struct _StackLayoutCache: Sendable {
  fileprivate var engine: StackLayoutEngine

  @MainActor
  fileprivate init(_ engine: StackLayoutEngine) { self.engine = engine }

  static func make(_ axis: Axis, _ alignment: AlignmentKey, _ spacing: CGFloat?) -> Self {
    MainActor.assumeIsolated {
      _StackLayoutCache(StackLayoutEngine(axis: axis, alignment: alignment, spacing: spacing))
    }
  }

  mutating func sizeThatFits(_ proposal: ProposedViewSize, _ subviews: LayoutSubviews) -> CGSize {
    MainActor.assumeIsolated { engine.sizeThatFits(Proposal(proposal), subviews.nodes) }
  }

  mutating func place(
    in bounds: CGRect, _ proposal: ProposedViewSize, _ subviews: LayoutSubviews
  ) {
    let places = MainActor.assumeIsolated {
      engine.placements(in: bounds.size, Proposal(proposal), subviews.nodes)
    }
    for (subview, place) in zip(subviews, places) {
      subview.place(
        at: CGPoint(x: bounds.minX + place.origin.x, y: bounds.minY + place.origin.y),
        proposal: place.proposal.size)
    }
  }

  mutating func explicitAlignment(
    _ guide: AlignmentKey, in bounds: CGRect, _ proposal: ProposedViewSize,
    _ subviews: LayoutSubviews
  ) -> CGFloat? {
    let start = guide.axis == .horizontal ? bounds.minX : bounds.minY
    return MainActor.assumeIsolated {
      engine.explicitAlignment(guide, in: bounds.size, Proposal(proposal), subviews.nodes)
    }.map { $0 + start }
  }

  /// The end views' preferences on the ends, the union of all on the sides.
  static func spacing(_ axis: Axis, _ subviews: LayoutSubviews) -> ViewSpacing {
    guard let first = subviews.first, let last = subviews.last else { return .zero }
    let isVertical = axis == .vertical
    var spacing = ViewSpacing.zero
    spacing.formUnion(first.spacing, edges: isVertical ? .top : .leading)
    spacing.formUnion(last.spacing, edges: isVertical ? .bottom : .trailing)
    for subview in subviews {
      spacing.formUnion(subview.spacing, edges: isVertical ? .horizontal : .vertical)
    }
    return spacing
  }
}
