import CoreGraphics
import Foundation

/// The item of a collection that a finger moves, and where it would come to stand.
@MainActor
final class InteractiveMovement {
  private unowned let collection: UICollectionView
  private var paths: (from: IndexPath, to: IndexPath)? {
    didSet {
      guard paths?.from != oldValue?.from else { return }
      if let oldValue { collection.content.cell(at: oldValue.from)?.isReordering = false }
      if let paths { collection.content.cell(at: paths.from)?.isReordering = true }
    }
  }

  init(of collection: UICollectionView) {
    self.collection = collection
  }

  /// - Returns: Whether there is such an item and it may be moved.
  func begin(at path: IndexPath) -> Bool {
    guard let dataSource = collection.dataSource, collection.content.loaded.contains(path),
      DefaultRequirement.asked(dataSource.collectionView(collection, canMoveItemAt: path))
    else { return false }
    paths = (path, path)
    return true
  }

  /// Lets the item stand where the one at a point is, or where the delegate wants it instead.
  func update(to point: CGPoint) {
    guard let paths, let target = item(at: point) else { return }
    let accepted =
      DefaultRequirement.asked(
        collection.delegate?.collectionView(
          collection, targetIndexPathForMoveOfItemFromOriginalIndexPath: paths.from,
          atCurrentIndexPath: paths.to, toProposedIndexPath: target)) ?? target
    self.paths = (paths.from, accepted)
  }

  /// The item whose place that is by the layout: the cell that is moved may lie above it.
  private func item(at point: CGPoint) -> IndexPath? {
    collection.content.flip.elements(in: CGRect(origin: point, size: CGSize(width: 1, height: 1)))
      .first { $0.representedElementCategory == .cell && $0.frame.contains(point) }?.indexPath
  }

  func end() {
    guard let paths else { return }
    self.paths = nil
    guard paths.from != paths.to else { return }
    collection.dataSource?.collectionView(collection, moveItemAt: paths.from, to: paths.to)
    collection.moveItem(at: paths.from, to: paths.to)
  }

  func cancel() { paths = nil }
}
