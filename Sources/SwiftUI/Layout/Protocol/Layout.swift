import Foundation

/// A way to measure and place a container's views.
@preconcurrency
public protocol Layout: Sendable, Animatable {
  /// What is kept between the calls for one container.
  associatedtype Cache = Void
  typealias Subviews = LayoutSubviews

  static var layoutProperties: LayoutProperties { get }

  func makeCache(subviews: Subviews) -> Cache

  /// Called before the next measuring after the views, or the layout itself, have changed.
  func updateCache(_ cache: inout Cache, subviews: Subviews)

  func spacing(subviews: Subviews, cache: inout Cache) -> ViewSpacing

  /// The container's size for a proposal, in points; asked for several proposals in one update.
  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
  ) -> CGSize

  /// Places the views in `bounds`, left to right; a right-to-left environment mirrors the result.
  ///
  /// A view that is not placed stands in the middle, with the container's own proposal.
  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache)

  func explicitAlignment(
    of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize,
    subviews: Subviews, cache: inout Cache
  ) -> CGFloat?

  func explicitAlignment(
    of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize,
    subviews: Subviews, cache: inout Cache
  ) -> CGFloat?
}

/// Facts about a layout that hold for all of its values.
public struct LayoutProperties: Sendable {
  /// The axis of a layout that works like a stack; spacers and dividers inside follow it.
  public var stackOrientation: Axis?

  public init() {}
}

extension Layout {
  public static var layoutProperties: LayoutProperties { LayoutProperties() }

  public func updateCache(_ cache: inout Cache, subviews: Subviews) {
    cache = makeCache(subviews: subviews)
  }

  /// The union of what the views prefer.
  public func spacing(subviews: Subviews, cache: inout Cache) -> ViewSpacing {
    guard !subviews.isEmpty else { return ViewSpacing() }
    var spacing = ViewSpacing.zero
    for subview in subviews { spacing.formUnion(subview.spacing) }
    return spacing
  }

  /// What the explicit guides of the views combine to, where the layout places them.
  public func explicitAlignment(
    of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize,
    subviews: Subviews, cache: inout Cache
  ) -> CGFloat? {
    mergedAlignment(guide.key, in: bounds, proposal, subviews, &cache)
  }

  public func explicitAlignment(
    of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize,
    subviews: Subviews, cache: inout Cache
  ) -> CGFloat? {
    mergedAlignment(guide.key, in: bounds, proposal, subviews, &cache)
  }

  private func mergedAlignment(
    _ guide: AlignmentKey, in bounds: CGRect, _ proposal: ProposedViewSize, _ subviews: Subviews,
    _ cache: inout Cache
  ) -> CGFloat? {
    guard subviews.mayAlignExplicitly(guide) else { return nil }
    subviews.startRecording()
    placeSubviews(in: bounds, proposal: proposal, subviews: subviews, cache: &cache)
    return guide.combine(
      subviews.finishRecording().compactMap { place in
        let value = place.subview.dimensions(in: place.proposal).explicitValue(guide)
        return value.map { $0 + (guide.axis == .horizontal ? place.origin.x : place.origin.y) }
      })
  }

  /// Arranges views in this way.
  public func callAsFunction<V: View>(@ViewBuilder _ content: () -> V) -> some View {
    LayoutView(layout: self, content: content())
  }
}

extension Layout where Cache == Void {
  public func makeCache(subviews: Subviews) {}
}

/// Views that a layout arranges.
package nonisolated struct LayoutView<L: Layout, Content: View>: PrimitiveView {
  package let layout: L
  package let content: Content

  @MainActor
  package func makeNode(_ context: _NodeContext) -> LayoutContainerNode<L> {
    let node = LayoutContainerNode(layout, context)
    node.content = Content._makeNode(content, node.childContext)
    return node
  }

  @MainActor
  package func updateNode(_ node: LayoutContainerNode<L>) {
    node.update(layout)
    if let content = node.content { Content._updateNode(content, to: self.content) }
  }

  @MainActor
  package var _structure: _ViewStructure {
    .view(String(describing: L.self), content: content, isContainer: true)
  }
}
