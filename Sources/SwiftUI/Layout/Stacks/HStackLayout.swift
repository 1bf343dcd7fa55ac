import Foundation

/// The layout of `HStack`.
@frozen
public struct HStackLayout: Layout {
  public typealias Cache = _StackLayoutCache

  public var alignment: VerticalAlignment
  /// Between the views, in points; nil for what each pair of them prefers.
  public var spacing: CGFloat?

  public init(alignment: VerticalAlignment = .center, spacing: CGFloat? = nil) {
    self.alignment = alignment
    self.spacing = spacing
  }

  public static var layoutProperties: LayoutProperties {
    var properties = LayoutProperties()
    properties.stackOrientation = .horizontal
    return properties
  }

  public func makeCache(subviews: Subviews) -> Cache {
    .make(.horizontal, alignment.key, spacing)
  }

  public func spacing(subviews: Subviews, cache: inout Cache) -> ViewSpacing {
    Cache.spacing(.horizontal, subviews)
  }

  public func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
  ) -> CGSize {
    cache.sizeThatFits(proposal, subviews)
  }

  public func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
  ) {
    cache.place(in: bounds, proposal, subviews)
  }

  public func explicitAlignment(
    of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize,
    subviews: Subviews, cache: inout Cache
  ) -> CGFloat? {
    cache.explicitAlignment(guide.key, in: bounds, proposal, subviews)
  }

  public func explicitAlignment(
    of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize,
    subviews: Subviews, cache: inout Cache
  ) -> CGFloat? {
    cache.explicitAlignment(guide.key, in: bounds, proposal, subviews)
  }
}
