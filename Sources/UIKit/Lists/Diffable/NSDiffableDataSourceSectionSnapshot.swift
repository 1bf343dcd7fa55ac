import Foundation

/// The items of one section as an outline: items hold items, and are open or closed.
public struct NSDiffableDataSourceSectionSnapshot<ItemIdentifierType: Hashable & Sendable>:
  Sendable
{
  /// In the order of an outline of which everything is open.
  public private(set) var items: [ItemIdentifierType] = []
  /// The same items, to be asked quickly.
  private var known: Set<ItemIdentifierType> = []
  private var parents: [ItemIdentifierType: ItemIdentifierType] = [:]
  private var expanded: Set<ItemIdentifierType> = []

  public init() {}

  // MARK: Reading

  /// Whether some item holds others.
  var hasChildren: Bool { !parents.isEmpty }

  public var rootItems: [ItemIdentifierType] { items.filter { parents[$0] == nil } }

  /// Those of which every item above is open.
  public var visibleItems: [ItemIdentifierType] {
    // Parents come before what they hold.
    var shown: Set<ItemIdentifierType> = []
    return items.filter { item in
      if let parent = parents[item], !expanded.contains(parent) || !shown.contains(parent) {
        return false
      }
      shown.insert(item)
      return true
    }
  }

  public func isVisible(_ item: ItemIdentifierType) -> Bool {
    guard contains(item) else { return false }
    var next = parents[item]
    while let parent = next {
      if !expanded.contains(parent) { return false }
      next = parents[parent]
    }
    return true
  }

  public func isExpanded(_ item: ItemIdentifierType) -> Bool { expanded.contains(item) }
  public func contains(_ item: ItemIdentifierType) -> Bool { known.contains(item) }
  public func index(of item: ItemIdentifierType) -> Int? { items.firstIndex(of: item) }
  public func parent(of child: ItemIdentifierType) -> ItemIdentifierType? { parents[child] }

  /// 0 for an item that no other holds.
  public func level(of item: ItemIdentifierType) -> Int {
    var level = 0
    var next = parents[item]
    while let parent = next {
      level += 1
      next = parents[parent]
    }
    return level
  }

  public func snapshot(
    of parent: ItemIdentifierType, includingParent: Bool = false
  ) -> NSDiffableDataSourceSectionSnapshot {
    var result = Self()
    let inside = itemsInside([parent])
    result.items = includingParent ? [parent] + inside : inside
    result.known = Set(result.items)
    for item in inside {
      guard let owner = parents[item], owner != parent || includingParent else { continue }
      result.parents[item] = owner
    }
    result.expanded = expanded.intersection(result.items)
    return result
  }

  /// All that some items hold, in order.
  ///
  /// Complexity: O(items), since parents come before what they hold.
  private func itemsInside(_ holders: Set<ItemIdentifierType>) -> [ItemIdentifierType] {
    var inside = holders
    return items.filter { item in
      guard let parent = parents[item], inside.contains(parent) else { return false }
      inside.insert(item)
      return true
    }
  }

  private func isInside(_ item: ItemIdentifierType, _ ancestor: ItemIdentifierType) -> Bool {
    var next = parents[item]
    while let parent = next {
      if parent == ancestor { return true }
      next = parents[parent]
    }
    return false
  }

  // MARK: Changing

  public mutating func append(
    _ items: [ItemIdentifierType], to parent: ItemIdentifierType? = nil
  ) {
    let fresh = items.filter { item in
      guard !contains(item) else {
        report("append(_:to:): \(item) is there already")
        return false
      }
      return true
    }
    if parent.map(contains) ?? true { known.formUnion(fresh) }
    if let parent {
      guard let index = self.items.firstIndex(of: parent) else {
        report("append(_:to:): there is no item \(parent)")
        return
      }
      let end =
        self.items[(index + 1)...].firstIndex { !isInside($0, parent) } ?? self.items.endIndex
      self.items.insert(contentsOf: fresh, at: end)
      for item in fresh { parents[item] = parent }
    } else {
      self.items += fresh
    }
  }

  public mutating func insert(_ items: [ItemIdentifierType], before item: ItemIdentifierType) {
    insert(items, beside: item, after: false)
  }

  public mutating func insert(_ items: [ItemIdentifierType], after item: ItemIdentifierType) {
    insert(items, beside: item, after: true)
  }

  private mutating func insert(
    _ new: [ItemIdentifierType], beside item: ItemIdentifierType, after: Bool
  ) {
    guard let index = items.firstIndex(of: item) else {
      report("insert: there is no item \(item)")
      return
    }
    let end = items[(index + 1)...].firstIndex { !isInside($0, item) } ?? items.endIndex
    items.insert(contentsOf: new, at: after ? end : index)
    known.formUnion(new)
    if let parent = parents[item] { for one in new { parents[one] = parent } }
  }

  public mutating func delete(_ items: [ItemIdentifierType]) {
    let gone = Set(items).union(itemsInside(Set(items)))
    self.items.removeAll { gone.contains($0) }
    known.subtract(gone)
    expanded.subtract(gone)
    for one in gone { parents[one] = nil }
  }

  public mutating func deleteAll() {
    self = Self()
  }

  public mutating func expand(_ items: [ItemIdentifierType]) { expanded.formUnion(items) }
  public mutating func collapse(_ items: [ItemIdentifierType]) { expanded.subtract(items) }

  public mutating func replace(
    childrenOf parent: ItemIdentifierType, using snapshot: NSDiffableDataSourceSectionSnapshot
  ) {
    delete(items.filter { parents[$0] == parent })
    append(snapshot.rootItems, to: parent)
    for item in snapshot.items {
      if let owner = snapshot.parents[item] { append([item], to: owner) }
    }
    expanded.formUnion(snapshot.expanded)
  }

  public func visualDescription() -> String {
    items.map { item in
      String(repeating: "  ", count: level(of: item)) + (isExpanded(item) ? "- " : "+ ")
        + "\(item)"
    }.joined(separator: "\n")
  }

  private func report(_ message: String) {
    SnapshotIssue.report("section snapshot: \(message).")
  }
}
