import Foundation

/// The size of a view and its alignment guides, in the view's own space.
public struct ViewDimensions: Equatable {
  let dimensions: LayoutNode.Dimensions

  public var width: CGFloat { dimensions.size.width }
  public var height: CGFloat { dimensions.size.height }

  public subscript(guide: HorizontalAlignment) -> CGFloat { value(guide.key) }
  public subscript(guide: VerticalAlignment) -> CGFloat { value(guide.key) }

  /// The guide's position if the view, or one inside it, sets it explicitly.
  public subscript(explicit guide: HorizontalAlignment) -> CGFloat? { explicitValue(guide.key) }
  public subscript(explicit guide: VerticalAlignment) -> CGFloat? { explicitValue(guide.key) }

  private func value(_ key: AlignmentKey) -> CGFloat {
    explicitValue(key) ?? key.defaultValue(self)
  }

  func explicitValue(_ key: AlignmentKey) -> CGFloat? {
    let dimensions = dimensions
    return MainActor.assumeIsolated { dimensions.node.tellGuide(key, dimensions) }
  }

  public static func == (lhs: ViewDimensions, rhs: ViewDimensions) -> Bool {
    lhs.dimensions.node === rhs.dimensions.node && lhs.dimensions.size == rhs.dimensions.size
  }
}

extension LayoutNode.Dimensions {
  /// The position of a guide: explicit, or by its default.
  @MainActor
  package func alignment(_ key: AlignmentKey) -> CGFloat {
    if let value = node.tellGuide(key, self) { return value }
    if let fraction = key.defaultFraction() {
      return (key.axis == .horizontal ? size.width : size.height) * fraction
    }
    return key.defaultValue(ViewDimensions(dimensions: self))
  }
}

extension LayoutNode {
  /// Whether it is worth asking for an explicit guide: text baselines are set by texts, all other
  /// guides only where somebody uses `alignmentGuide`.
  final func mayAlignExplicitly(_ key: AlignmentKey) -> Bool {
    graphReference.has(.alignmentGuides) || key.isTextBaseline
  }
}
