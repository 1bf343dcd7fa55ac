import Foundation

/// Moves an alignment guide of a view.
public nonisolated struct _AlignmentGuideModifier: _ElementModifier {
  public typealias Body = Never

  package let key: AlignmentKey
  package let value: @Sendable (ViewDimensions) -> CGFloat

  @MainActor
  public static func _makeWrapper(
    _ modifier: _AlignmentGuideModifier, _ context: _NodeContext
  ) -> _Node {
    context.graph.startUsingAlignmentGuides()
    return AlignmentGuideNode(modifier, context)
  }

  @MainActor
  public static func _updateWrapper(_ wrapper: _Node, to modifier: _AlignmentGuideModifier) {
    unsafeDowncast(wrapper, to: AlignmentGuideNode.self).update(modifier)
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
