import CoreGraphics
import Foundation

/// What a layout says in the coordinates of its collection view, which mirrors it from right to left where it wants
/// that.
@MainActor
struct LayoutFlip {
  /// Of what is mirrored, in points; nil where nothing is.
  private let width: CGFloat?
  private let layout: UICollectionViewLayout

  init(_ layout: UICollectionViewLayout, in view: UICollectionView) {
    self.layout = layout
    guard view.isRightToLeft, layout.flipsHorizontallyInOppositeLayoutDirection else {
      width = nil
      return
    }
    let content = layout.collectionViewContentSize.width
    let room = view.bounds.width - view.adjustedContentInset.horizontal
    width = content <= view.bounds.width ? max(content, room) : nil
  }

  func elements(in rect: CGRect) -> [UICollectionViewLayoutAttributes] {
    var asked = rect
    if let width { asked.origin.x = width - rect.maxX }
    return (layout.layoutAttributesForElements(in: asked) ?? []).map(place)
  }

  /// A copy where something changes: the layout keeps its own.
  func place(_ attributes: UICollectionViewLayoutAttributes) -> UICollectionViewLayoutAttributes {
    guard let width else { return attributes }
    let copy = attributes.duplicate()
    copy.center.x = width - copy.center.x
    return copy
  }
}
