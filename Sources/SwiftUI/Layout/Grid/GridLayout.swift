import Foundation

/// The layout of `Grid`.
@frozen
public struct GridLayout: Layout {
  /// What is known of the rows.
  public struct Cache: Sendable {
    fileprivate var engine: GridEngine

    @MainActor
    fileprivate init(_ engine: GridEngine) { self.engine = engine }
  }

  public var alignment: Alignment
  /// Between the columns, in points; nil for what the views prefer.
  public var horizontalSpacing: CGFloat?
  /// Between the rows, in points; nil for what the views prefer.
  public var verticalSpacing: CGFloat?

  public init(
    alignment: Alignment = .center, horizontalSpacing: CGFloat? = nil,
    verticalSpacing: CGFloat? = nil
  ) {
    self.alignment = alignment
    self.horizontalSpacing = horizontalSpacing
    self.verticalSpacing = verticalSpacing
  }

  public func makeCache(subviews: Subviews) -> Cache {
    MainActor.assumeIsolated { Cache(GridEngine(self, subviews.nodes)) }
  }

  public func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
  ) -> CGSize {
    MainActor.assumeIsolated { cache.engine.size(Proposal(proposal)) }
  }

  public func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
  ) {
    let start = subviews.startIndex
    for place in MainActor.assumeIsolated({ cache.engine.places(Proposal(proposal)) }) {
      subviews[start + place.index].place(
        at: CGPoint(x: bounds.minX + place.origin.x, y: bounds.minY + place.origin.y),
        proposal: place.proposal.size)
    }
  }
}
