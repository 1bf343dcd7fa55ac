import CoreGraphics
import Foundation

/// What was dropped on a collection, and where.
///
/// Differs from Apple's: there are no placeholders and no targets; items are inserted by the collection's own methods.
@preconcurrency @MainActor
public protocol UICollectionViewDropCoordinator: NSObjectProtocol {
  var items: [any UICollectionViewDropItem] { get }
  /// The place of the item to come; nil where the finger was over no items.
  var destinationIndexPath: IndexPath? { get }
  var proposal: UICollectionViewDropProposal { get }
  var session: any UIDropSession { get }
  /// Differs from Apple's: the item is there at once.
  @discardableResult
  func drop(_ dragItem: UIDragItem, toItemAt indexPath: IndexPath) -> any UIDragAnimating
  /// Differs from Apple's: the item is there at once.
  @discardableResult
  func drop(_ dragItem: UIDragItem, intoItemAt indexPath: IndexPath, rect: CGRect)
    -> any UIDragAnimating
}

/// One of the items that were dropped on a collection.
@preconcurrency @MainActor
public protocol UICollectionViewDropItem: NSObjectProtocol {
  var dragItem: UIDragItem { get }
  /// The item of the same collection that it comes from; nil for one from elsewhere, or if the collection has changed since.
  var sourceIndexPath: IndexPath? { get }
  /// Differs from Apple's: zero; what is dragged in UIKit has no picture.
  var previewSize: CGSize { get }
}

@MainActor
final class CollectionDropCoordinator: NSObject, UICollectionViewDropCoordinator {
  let items: [any UICollectionViewDropItem]
  let destinationIndexPath: IndexPath?
  let proposal: UICollectionViewDropProposal
  let session: any UIDropSession

  init(_ drop: ListDrop) {
    items = drop.items.map { CollectionDropItem($0.item, from: $0.source) }
    destinationIndexPath = drop.destination
    proposal =
      drop.proposal as? UICollectionViewDropProposal
      ?? UICollectionViewDropProposal(operation: drop.proposal.operation)
    session = drop.session
  }

  func drop(_ dragItem: UIDragItem, toItemAt indexPath: IndexPath) -> any UIDragAnimating {
    FinishedDragAnimation()
  }

  func drop(
    _ dragItem: UIDragItem, intoItemAt indexPath: IndexPath, rect: CGRect
  ) -> any UIDragAnimating { FinishedDragAnimation() }
}

@MainActor
private final class CollectionDropItem: NSObject, UICollectionViewDropItem {
  let dragItem: UIDragItem
  let sourceIndexPath: IndexPath?
  let previewSize = CGSize.zero

  init(_ item: UIDragItem, from source: IndexPath?) {
    dragItem = item
    sourceIndexPath = source
  }
}
