import CoreGraphics
import Foundation

// What a collection asks its delegate and its layout, and what those ask of it.

extension UICollectionView {
  /// The layout, and before it the delegate, says where the content is when another layout has come.
  func keepOffset(through layout: UICollectionViewLayout) {
    let proposed = clamped(contentOffset)
    let told = delegate?.collectionView?(
      self, targetContentOffsetForProposedContentOffset: proposed)
    let target = told ?? layout.targetContentOffset(forProposedContentOffset: proposed)
    if target != proposed { contentOffset = target }
  }

  /// Whether an item is edited now: the delegate may leave it out.
  func edits(_ path: IndexPath) -> Bool {
    isEditing && delegate?.collectionView?(self, canEditItemAt: path) ?? true
  }

  func reconfiguredCell(at path: IndexPath) -> UICollectionViewCell? {
    reconfigured?.path == path ? reconfigured?.cell : nil
  }

  func layoutDidBecomeInvalid() { content.invalidate() }
}
