import CoreGraphics
import Foundation

// What a collection asks its delegate and its layout, and what those ask of it.

extension UICollectionView {
  /// The item whose cell is in front at a point of the content; off the screen that of which the layout says that it lies
  /// there.
  func item(at point: CGPoint) -> IndexPath? {
    let cell = storedSubviews.reversed().lazy.compactMap { $0 as? UICollectionViewCell }.first {
      !$0.isHidden && $0.frame.contains(point)
    }
    if let cell, let path = indexPath(for: cell) { return path }
    guard layoutState.needsLayout || !bounds.contains(point) else { return nil }
    content.prepare()
    let found = content.flip.elements(in: CGRect(origin: point, size: CGSize(width: 1, height: 1)))
      .filter {
        $0.representedElementCategory == .cell && !$0.isHidden && $0.frame.contains(point)
          && content.loaded.contains($0.indexPath)
      }
    return found.max { $0.zIndex < $1.zIndex }?.indexPath
  }

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
