import CoreGraphics
import Foundation

/// A pan across the direction in which a collection scrolls, over a section that scrolls that way.
final class SectionPanGestureRecognizer: UIPanGestureRecognizer {
  weak var collection: UICollectionView?
  private var section: Int?
  private var startOffset: CGFloat = 0

  private var layout: UICollectionViewCompositionalLayout? {
    collection?.collectionViewLayout as? UICollectionViewCompositionalLayout
  }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesBegan(touches, with: event)
    section = layout?.orthogonalSection(at: location(in: collection))
    if section == nil { state = .failed }
  }

  override func hasMovedEnough(by offset: CGPoint) -> Bool {
    guard super.hasMovedEnough(by: offset), let layout else { return false }
    return layout.isVertical ? abs(offset.x) > abs(offset.y) : abs(offset.y) > abs(offset.x)
  }

  /// From right to left a section moves to its later items with a finger that moves to the right.
  private var side: CGFloat { collection?.isRightToLeft ?? false ? -1 : 1 }

  func scroll() {
    guard let layout, let section else { return }
    let moved = translation(in: collection)
    let distance = layout.isVertical ? moved.x * side : moved.y
    switch state {
    case .began: startOffset = layout.orthogonalOffset(of: section)
    case .changed: layout.scroll(section, to: startOffset - distance)
    case .ended, .cancelled:
      let speed = velocity(in: collection)
      layout.endScrolling(section, velocity: -(layout.isVertical ? speed.x * side : speed.y))
    default: break
    }
  }
}
