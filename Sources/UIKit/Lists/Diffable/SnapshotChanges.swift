import Foundation

/// What leads from one snapshot of a list to the next, by identity: what stays keeps its views.
struct SnapshotChanges {
  private(set) var deletedSections = IndexSet()
  private(set) var insertedSections = IndexSet()
  private(set) var movedSections: [(from: Int, to: Int)] = []
  /// Paths before the change; those of deleted sections are not among them.
  private(set) var deletedItems: [IndexPath] = []
  /// Paths after the change; those of inserted sections are not among them.
  private(set) var insertedItems: [IndexPath] = []
  /// Items that change their section or overtake others of it.
  private(set) var movedItems: [(from: IndexPath, to: IndexPath)] = []

  /// What `new` wants loaded again counts as deleted and inserted.
  init<Section, Item>(
    from old: NSDiffableDataSourceSnapshot<Section, Item>,
    to new: NSDiffableDataSourceSnapshot<Section, Item>
  ) {
    let targets = takeSections(from: old, to: new)
    let reloaded = Set(
      new.reloadedItemIdentifiers
        + new.reloadedSectionIdentifiers.flatMap { new.itemIdentifiers(inSection: $0) })
    let after = Self.paths(of: new, without: reloaded)
    var kept: Set<IndexPath> = []
    for (index, section) in old.sections.enumerated() {
      var staying: [(from: IndexPath, to: IndexPath)] = []
      for (item, identifier) in section.items.enumerated() {
        let path = IndexPath(item: item, section: index)
        guard let target = after[identifier] else {
          if targets[index] != nil { deletedItems.append(path) }
          continue
        }
        kept.insert(target)
        if target.section == targets[index] {
          staying.append((path, target))
        } else {
          movedItems.append((path, target))
        }
      }
      let inOrder = Self.rising(staying.map(\.to.item))
      for (number, move) in staying.enumerated() where !inOrder.contains(number) {
        movedItems.append(move)
      }
    }
    for (index, section) in new.sections.enumerated() where !insertedSections.contains(index) {
      for item in section.items.indices where !kept.contains(IndexPath(item: item, section: index))
      {
        insertedItems.append(IndexPath(item: item, section: index))
      }
    }
  }

  /// Returns the new place of each section that stays.
  private mutating func takeSections<Section, Item>(
    from old: NSDiffableDataSourceSnapshot<Section, Item>,
    to new: NSDiffableDataSourceSnapshot<Section, Item>
  ) -> [Int: Int] {
    var places: [Section: Int] = [:]
    for (index, section) in new.sectionIdentifiers.enumerated() { places[section] = index }
    let reloaded = Set(new.reloadedSectionIdentifiers)
    var map: [Int: Int] = [:]
    for (index, section) in old.sectionIdentifiers.enumerated() {
      guard let place = places[section], !reloaded.contains(section) else {
        deletedSections.insert(index)
        continue
      }
      map[index] = place
    }
    insertedSections = IndexSet(new.sectionIdentifiers.indices)
      .subtracting(IndexSet(map.values))
    let staying = map.sorted { $0.key < $1.key }
    let inOrder = Self.rising(staying.map(\.value))
    for (number, move) in staying.enumerated() where !inOrder.contains(number) {
      movedSections.append((move.key, move.value))
    }
    return map
  }

  private static func paths<Section, Item>(
    of snapshot: NSDiffableDataSourceSnapshot<Section, Item>, without left: Set<Item>
  ) -> [Item: IndexPath] {
    var paths: [Item: IndexPath] = [:]
    for (index, section) in snapshot.sections.enumerated() {
      for (item, identifier) in section.items.enumerated() where !left.contains(identifier) {
        paths[identifier] = IndexPath(item: item, section: index)
      }
    }
    return paths
  }

  /// The places in `numbers` of a longest rising run: what keeps its order.
  ///
  /// - Complexity: O(n log n).
  private static func rising(_ numbers: [Int]) -> Set<Int> {
    var ends: [Int] = []
    var before: [Int?] = []
    for (place, number) in numbers.enumerated() {
      var low = 0
      var high = ends.count
      while low < high {
        let middle = (low + high) / 2
        if numbers[ends[middle]] < number { low = middle + 1 } else { high = middle }
      }
      before.append(low > 0 ? ends[low - 1] : nil)
      if low < ends.count { ends[low] = place } else { ends.append(place) }
    }
    var result: Set<Int> = []
    var next = ends.last
    while let place = next {
      result.insert(place)
      next = before[place]
    }
    return result
  }
}
