import Device
import Foundation

/// A batch of changes to a collection's items.
@MainActor
struct CollectionUpdates {
  private var changes: ListChanges
  private var depth = 1

  private init(old: TableSections) {
    changes = ListChanges(old: old, list: "collection view", row: "item")
  }

  static func begin(in collection: UICollectionView) {
    if collection.updates != nil {
      collection.updates?.depth += 1
    } else {
      collection.updates = CollectionUpdates(old: collection.content.loaded)
    }
  }

  /// Adds to the batch, or makes one of the change alone.
  static func change(in collection: UICollectionView, _ change: (inout ListChanges) -> Void) {
    if var updates = collection.updates {
      change(&updates.changes)
      collection.updates = updates
      return
    }
    guard collection.content.isLoaded else {
      collection.reloadData()
      return
    }
    begin(in: collection)
    CollectionUpdates.change(in: collection, change)
    end(in: collection)
  }

  /// Goes over to what the data source has after the changes.
  static func apply(_ changes: SnapshotChanges, to collection: UICollectionView) {
    begin(in: collection)
    change(in: collection) { $0.add(changes) }
    end(in: collection)
  }

  static func end(in collection: UICollectionView) {
    guard var updates = collection.updates else { return }
    updates.depth -= 1
    guard updates.depth == 0 else {
      collection.updates = updates
      return
    }
    collection.updates = nil
    updates.apply(to: collection)
  }

  private func apply(to collection: UICollectionView) {
    collection.dragDrop.listDidChange()
    let new = CollectionContent.counts(of: collection)
    let sections = changes.sectionMap(newCount: new.rowCounts.count)
    if let problem = changes.problem(new, sections) {
      RuntimeIssue.fail(
        "Invalid update of \(type(of: collection)): \(problem) The data source is "
          + "\(collection.dataSource.map { "\(type(of: $0))" } ?? "nil").")
      collection.reloadData()
      return
    }
    let paths = changes.rowMap(new, sections)
    let layout = collection.collectionViewLayout
    layout.prepare(forCollectionViewUpdates: items)
    let gone = askForOthers(layout, collection.content)
    collection.selection = collection.selection.compactMap { paths[$0] }
    collection.content.replace(
      new, paths: paths, sections: sections.filter { !changes.reloadedSections.contains($0.key) },
      without: gone)
    layout.finalizeCollectionViewUpdates()
  }

  /// Asks the layout which views beside the items come and go.
  ///
  /// - Returns: Those that go.
  private func askForOthers(
    _ layout: UICollectionViewLayout, _ content: CollectionContent
  ) -> Set<CollectionElement> {
    var gone: Set<CollectionElement> = []
    let deletes = !changes.deletedRows.isEmpty || !changes.deletedSections.isEmpty
    let inserts = !changes.insertedRows.isEmpty || !changes.insertedSections.isEmpty
    for kind in content.supplementaryKinds.sorted() {
      if deletes {
        for path in layout.indexPathsToDeleteForSupplementaryView(ofKind: kind) {
          gone.insert(.supplementary(kind, path))
        }
      }
      if inserts { _ = layout.indexPathsToInsertForSupplementaryView(ofKind: kind) }
    }
    for kind in layout.decorationKinds.sorted() {
      if deletes { _ = layout.indexPathsToDeleteForDecorationView(ofKind: kind) }
      if inserts { _ = layout.indexPathsToInsertForDecorationView(ofKind: kind) }
    }
    return gone
  }

  private var items: [UICollectionViewUpdateItem] {
    changes.deletedRows.map { UICollectionViewUpdateItem(.delete, before: $0, after: nil) }
      + changes.insertedRows.map { UICollectionViewUpdateItem(.insert, before: nil, after: $0) }
      + changes.reloadedRows.map { UICollectionViewUpdateItem(.reload, before: $0, after: $0) }
      + changes.movedRows.map { UICollectionViewUpdateItem(.move, before: $0.0, after: $0.1) }
  }
}
