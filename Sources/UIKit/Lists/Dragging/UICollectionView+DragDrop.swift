import CoreGraphics
import Foundation

extension UICollectionView {
  func dragDelegatesDidChange() {
    dragDrop.install(drags: dragDelegate != nil, drops: dropDelegate != nil)
  }
}

extension UICollectionViewCell: DraggedCell {
  func dragDidChange(isLifted: Bool?) {
    dragState = isLifted.map { $0 ? .lifting : .dragging } ?? .none
    dragStateDidChange(isLifted.map { $0 ? .lifting : .dragging } ?? .none)
  }
}

extension UICollectionView: ListWithDrags {
  func dragPath(at point: CGPoint) -> IndexPath? { indexPathForItem(at: point) }

  /// Behind the last item of the last section that begins above.
  func dropPathBehind(_ point: CGPoint) -> IndexPath? {
    for section in (0..<numberOfSections).reversed() {
      let count = numberOfItems(inSection: section)
      guard count > 0,
        let last = layoutAttributesForItem(at: IndexPath(item: count - 1, section: section))
      else { continue }
      let isBehind =
        point.y >= last.frame.maxY || (point.y >= last.frame.minY && point.x >= last.frame.maxX)
      if isBehind { return IndexPath(item: count, section: section) }
    }
    return nil
  }

  func dragItems(for session: any UIDragSession, at path: IndexPath) -> [UIDragItem] {
    dragDelegate?.collectionView(self, itemsForBeginning: session, at: path) ?? []
  }

  func dragCell(at path: IndexPath) -> (any DraggedCell)? { cellForItem(at: path) }

  func dragWillBegin(_ session: any UIDragSession) {
    dragDelegate?.collectionView(self, dragSessionWillBegin: session)
  }

  func dragDidEnd(_ session: any UIDragSession) {
    dragDelegate?.collectionView(self, dragSessionDidEnd: session)
  }

  func acceptsDrop(_ session: any UIDropSession) -> Bool {
    DefaultRequirement.asked(dropDelegate?.collectionView(self, canHandle: session)) ?? false
  }

  func dropDidEnter(_ session: any UIDropSession) {
    dropDelegate?.collectionView(self, dropSessionDidEnter: session)
  }

  func dropProposal(_ session: any UIDropSession, at path: IndexPath?) -> UIDropProposal {
    let answer = dropDelegate.flatMap { delegate in
      DefaultRequirement.call {
        delegate.collectionView(self, dropSessionDidUpdate: session, withDestinationIndexPath: path)
      }
    }
    return answer ?? UICollectionViewDropProposal(operation: .copy)
  }

  func dropDidExit(_ session: any UIDropSession) {
    dropDelegate?.collectionView(self, dropSessionDidExit: session)
  }

  func dropDidEnd(_ session: any UIDropSession) {
    dropDelegate?.collectionView(self, dropSessionDidEnd: session)
  }

  func perform(_ drop: ListDrop) {
    dropDelegate?.collectionView(self, performDropWith: CollectionDropCoordinator(drop))
  }
}
