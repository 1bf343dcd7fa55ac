import Foundation

/// Moves an alignment guide of a view.
public nonisolated struct _AlignmentGuideModifier: ElementModifier {
  package let key: AlignmentKey
  package let value: @Sendable (ViewDimensions) -> CGFloat

  @MainActor
  package func makeWrapper(_ context: _NodeContext) -> AlignmentGuideNode {
    context.graph.startUsingAlignmentGuides()
    return AlignmentGuideNode(self, context)
  }

  @MainActor
  package func updateWrapper(_ node: AlignmentGuideNode) {
    node.update(self)
  }

  @MainActor
  public var _structure: _ModifierStructure { .modifier("alignmentGuide") }
}

@MainActor
package final class AlignmentGuideNode: WrapperNode {
  private var guide: _AlignmentGuideModifier

  init(_ guide: _AlignmentGuideModifier, _ context: _NodeContext) {
    self.guide = guide
    super.init(context)
  }

  /// A closure can't be compared, so that every update asks whether the guide has moved.
  func update(_ new: _AlignmentGuideModifier) {
    guide = new
    invalidateLayout()
  }

  package override func explicitAlignment(
    _ key: AlignmentKey, _ dimensions: Dimensions
  ) -> CGFloat? {
    guard key == guide.key, let element else { return super.explicitAlignment(key, dimensions) }
    let inner = element.dimensions(dimensions.proposal)
    return guide.value(ViewDimensions(dimensions: inner))
  }
}

extension View {
  /// `computeValue`: Gives the guide's position in the view's own space, in points.
  public nonisolated func alignmentGuide(
    _ g: HorizontalAlignment, computeValue: @escaping @Sendable (ViewDimensions) -> CGFloat
  ) -> some View {
    modifier(_AlignmentGuideModifier(key: g.key, value: computeValue))
  }

  public nonisolated func alignmentGuide(
    _ g: VerticalAlignment, computeValue: @escaping @Sendable (ViewDimensions) -> CGFloat
  ) -> some View {
    modifier(_AlignmentGuideModifier(key: g.key, value: computeValue))
  }
}
