import CoreGraphics
import Foundation

/// What was dropped on a table, and where.
///
/// Differs from Apple's: there are no placeholders and no targets; rows are inserted by the table's own methods.
@preconcurrency @MainActor
public protocol UITableViewDropCoordinator: NSObjectProtocol {
  var items: [any UITableViewDropItem] { get }
  /// The place of the row to come; nil where the finger was over no rows.
  var destinationIndexPath: IndexPath? { get }
  var proposal: UITableViewDropProposal { get }
  var session: any UIDropSession { get }
  /// Differs from Apple's: the item is there at once.
  @discardableResult
  func drop(_ dragItem: UIDragItem, toRowAt indexPath: IndexPath) -> any UIDragAnimating
  /// Differs from Apple's: the item is there at once.
  @discardableResult
  func drop(_ dragItem: UIDragItem, intoRowAt indexPath: IndexPath, rect: CGRect)
    -> any UIDragAnimating
}

/// One of the items that were dropped on a table.
@preconcurrency @MainActor
public protocol UITableViewDropItem: NSObjectProtocol {
  var dragItem: UIDragItem { get }
  /// The row of the same table that it comes from; nil for one from elsewhere, or if the table has changed since.
  var sourceIndexPath: IndexPath? { get }
  /// Differs from Apple's: zero; what is dragged in UIKit has no picture.
  var previewSize: CGSize { get }
}

@MainActor
final class TableDropCoordinator: NSObject, UITableViewDropCoordinator {
  let items: [any UITableViewDropItem]
  let destinationIndexPath: IndexPath?
  let proposal: UITableViewDropProposal
  let session: any UIDropSession

  init(_ drop: ListDrop) {
    items = drop.items.map { TableDropItem($0.item, from: $0.source) }
    destinationIndexPath = drop.destination
    proposal =
      drop.proposal as? UITableViewDropProposal
      ?? UITableViewDropProposal(operation: drop.proposal.operation)
    session = drop.session
  }

  func drop(_ dragItem: UIDragItem, toRowAt indexPath: IndexPath) -> any UIDragAnimating {
    FinishedDragAnimation()
  }

  func drop(
    _ dragItem: UIDragItem, intoRowAt indexPath: IndexPath, rect: CGRect
  ) -> any UIDragAnimating { FinishedDragAnimation() }
}

@MainActor
private final class TableDropItem: NSObject, UITableViewDropItem {
  let dragItem: UIDragItem
  let sourceIndexPath: IndexPath?
  let previewSize = CGSize.zero

  init(_ item: UIDragItem, from source: IndexPath?) {
    dragItem = item
    sourceIndexPath = source
  }
}
