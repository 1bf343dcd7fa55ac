import CoreGraphics
import Foundation

/// The reorder accessories of list cells move items as `beginInteractiveMovementForItem(at:)` does.
extension UICollectionView: ReorderingList {
  func beginReordering(_ cell: UIView) -> Bool {
    guard let cell = cell as? UICollectionViewCell, let path = indexPath(for: cell) else {
      return false
    }
    return beginInteractiveMovementForItem(at: path)
  }

  func carry(to middle: CGPoint) { updateInteractiveMovementTargetPosition(middle) }
  func endReordering() { endInteractiveMovement() }
  func cancelReordering() { cancelInteractiveMovement() }
}
