import Device
import Foundation

/// The identifiers of sections and items, in order, as a list is to show them.
///
/// Identifiers are unique: one that is given twice at once is reported and left out; one that is there already moves
/// to the new place, with a warning, as on iOS.
public struct NSDiffableDataSourceSnapshot<
  SectionIdentifierType: Hashable & Sendable, ItemIdentifierType: Hashable & Sendable
>: Sendable {
  struct Section: Sendable {
    let identifier: SectionIdentifierType
    var items: [ItemIdentifierType] = []
  }

  private(set) var sections: [Section] = []
  /// The section that holds an item, by item.
  private var homes: [ItemIdentifierType: SectionIdentifierType] = [:]
  public private(set) var reloadedSectionIdentifiers: [SectionIdentifierType] = []
  public private(set) var reloadedItemIdentifiers: [ItemIdentifierType] = []
  public private(set) var reconfiguredItemIdentifiers: [ItemIdentifierType] = []

  public init() {}

  // MARK: Reading

  public var numberOfItems: Int { homes.count }
  public var numberOfSections: Int { sections.count }
  public var sectionIdentifiers: [SectionIdentifierType] { sections.map(\.identifier) }
  public var itemIdentifiers: [ItemIdentifierType] { sections.flatMap(\.items) }

  public func numberOfItems(inSection identifier: SectionIdentifierType) -> Int {
    itemIdentifiers(inSection: identifier).count
  }

  public func itemIdentifiers(inSection identifier: SectionIdentifierType) -> [ItemIdentifierType] {
    section(identifier, "itemIdentifiers(inSection:)").map { sections[$0].items } ?? []
  }

  public func sectionIdentifier(containingItem identifier: ItemIdentifierType)
    -> SectionIdentifierType?
  { homes[identifier] }

  public func indexOfItem(_ identifier: ItemIdentifierType) -> Int? {
    homes[identifier] == nil ? nil : itemIdentifiers.firstIndex(of: identifier)
  }

  public func indexOfSection(_ identifier: SectionIdentifierType) -> Int? {
    sections.firstIndex { $0.identifier == identifier }
  }

  private func section(_ identifier: SectionIdentifierType, _ function: String) -> Int? {
    if let index = indexOfSection(identifier) { return index }
    SnapshotIssue.report("\(function): there is no section \(identifier).")
    return nil
  }

  // MARK: Items

  /// Adds to a section; to the last one where none is named.
  public mutating func appendItems(
    _ identifiers: [ItemIdentifierType], toSection sectionIdentifier: SectionIdentifierType? = nil
  ) {
    let index =
      sectionIdentifier.map { section($0, "appendItems(_:toSection:)") } ?? sections.indices.last
    guard let index else {
      if sectionIdentifier == nil {
        SnapshotIssue.report("appendItems(_:toSection:): there are no sections to add items to.")
      }
      return
    }
    insert(identifiers, section: index, at: sections[index].items.count)
  }

  public mutating func insertItems(
    _ identifiers: [ItemIdentifierType], beforeItem beforeIdentifier: ItemIdentifierType
  ) {
    guard let place = place(of: beforeIdentifier, "insertItems(_:beforeItem:)") else { return }
    insert(identifiers, section: place.section, at: place.item)
  }

  public mutating func insertItems(
    _ identifiers: [ItemIdentifierType], afterItem afterIdentifier: ItemIdentifierType
  ) {
    guard let place = place(of: afterIdentifier, "insertItems(_:afterItem:)") else { return }
    insert(identifiers, section: place.section, at: place.item + 1)
  }

  private mutating func insert(_ identifiers: [ItemIdentifierType], section: Int, at index: Int) {
    var given: Set<ItemIdentifierType> = []
    var fresh: [ItemIdentifierType] = []
    for identifier in identifiers {
      guard given.insert(identifier).inserted else {
        SnapshotIssue.report("item identifiers must be unique; \(identifier) is given twice.")
        continue
      }
      fresh.append(identifier)
    }
    let present = fresh.filter { homes[$0] != nil }
    var index = index
    if !present.isEmpty {
      SnapshotIssue.warn(
        "\(present.count) inserted identifier(s) already present; existing items will be moved into "
          + "place for this current insertion: "
          + "\(present.prefix(5).map { "\($0)" }.joined(separator: ", ")).")
      index -= sections[section].items.prefix(index).filter { given.contains($0) }.count
      deleteItems(present)
    }
    for identifier in fresh { homes[identifier] = sections[section].identifier }
    sections[section].items.insert(contentsOf: fresh, at: index)
  }

  private func place(
    of identifier: ItemIdentifierType, _ function: String
  ) -> (section: Int, item: Int)? {
    guard let home = homes[identifier], let section = indexOfSection(home),
      let item = sections[section].items.firstIndex(of: identifier)
    else {
      SnapshotIssue.report("\(function): there is no item \(identifier).")
      return nil
    }
    return (section, item)
  }

  /// Complexity: O(1), as all items may be asked for.
  private func contains(_ identifier: ItemIdentifierType, _ function: String) -> Bool {
    if homes[identifier] != nil { return true }
    SnapshotIssue.report("\(function): there is no item \(identifier).")
    return false
  }

  public mutating func deleteItems(_ identifiers: [ItemIdentifierType]) {
    let gone = Set(identifiers).filter { homes[$0] != nil }
    let homesOfGone = Set(gone.compactMap { homes[$0] })
    for index in sections.indices where homesOfGone.contains(sections[index].identifier) {
      sections[index].items.removeAll { gone.contains($0) }
    }
    for identifier in gone { homes[identifier] = nil }
  }

  public mutating func deleteAllItems() {
    sections.removeAll()
    homes.removeAll()
  }

  public mutating func moveItem(
    _ identifier: ItemIdentifierType, beforeItem toIdentifier: ItemIdentifierType
  ) {
    move(identifier, toIdentifier, offset: 0, "moveItem(_:beforeItem:)")
  }

  public mutating func moveItem(
    _ identifier: ItemIdentifierType, afterItem toIdentifier: ItemIdentifierType
  ) {
    move(identifier, toIdentifier, offset: 1, "moveItem(_:afterItem:)")
  }

  private mutating func move(
    _ identifier: ItemIdentifierType, _ target: ItemIdentifierType, offset: Int, _ function: String
  ) {
    guard identifier != target, place(of: identifier, function) != nil,
      place(of: target, function) != nil
    else { return }
    deleteItems([identifier])
    guard let place = place(of: target, function) else { return }
    insert([identifier], section: place.section, at: place.item + offset)
  }

  public mutating func reloadItems(_ identifiers: [ItemIdentifierType]) {
    for identifier in identifiers where contains(identifier, "reloadItems(_:)") {
      reloadedItemIdentifiers.append(identifier)
    }
  }

  public mutating func reconfigureItems(_ identifiers: [ItemIdentifierType]) {
    for identifier in identifiers where contains(identifier, "reconfigureItems(_:)") {
      reconfiguredItemIdentifiers.append(identifier)
    }
  }

  // MARK: Sections

  public mutating func appendSections(_ identifiers: [SectionIdentifierType]) {
    insertSections(identifiers, at: sections.count)
  }

  public mutating func insertSections(
    _ identifiers: [SectionIdentifierType], beforeSection toIdentifier: SectionIdentifierType
  ) {
    guard let index = section(toIdentifier, "insertSections(_:beforeSection:)") else { return }
    insertSections(identifiers, at: index)
  }

  public mutating func insertSections(
    _ identifiers: [SectionIdentifierType], afterSection toIdentifier: SectionIdentifierType
  ) {
    guard let index = section(toIdentifier, "insertSections(_:afterSection:)") else { return }
    insertSections(identifiers, at: index + 1)
  }

  private mutating func insertSections(_ identifiers: [SectionIdentifierType], at index: Int) {
    var index = index
    var known = Set(sectionIdentifiers)
    for identifier in identifiers {
      guard known.insert(identifier).inserted else {
        SnapshotIssue.report(
          "section identifiers must be unique; \(identifier) is there already or given twice.")
        continue
      }
      sections.insert(Section(identifier: identifier), at: index)
      index += 1
    }
  }

  public mutating func deleteSections(_ identifiers: [SectionIdentifierType]) {
    for identifier in identifiers {
      guard let index = section(identifier, "deleteSections(_:)") else { continue }
      for item in sections[index].items { homes[item] = nil }
      sections.remove(at: index)
    }
  }

  public mutating func moveSection(
    _ identifier: SectionIdentifierType, beforeSection toIdentifier: SectionIdentifierType
  ) {
    moveSection(identifier, toIdentifier, offset: 0)
  }

  public mutating func moveSection(
    _ identifier: SectionIdentifierType, afterSection toIdentifier: SectionIdentifierType
  ) {
    moveSection(identifier, toIdentifier, offset: 1)
  }

  private mutating func moveSection(
    _ identifier: SectionIdentifierType, _ target: SectionIdentifierType, offset: Int
  ) {
    guard identifier != target, let from = section(identifier, "moveSection"),
      section(target, "moveSection") != nil
    else { return }
    let moved = sections.remove(at: from)
    guard let index = indexOfSection(target) else { return }
    sections.insert(moved, at: index + offset)
  }

  public mutating func reloadSections(_ identifiers: [SectionIdentifierType]) {
    for identifier in identifiers where section(identifier, "reloadSections(_:)") != nil {
      reloadedSectionIdentifiers.append(identifier)
    }
  }

  /// Without the requests to reload, as the data source keeps it after applying.
  var applied: Self {
    var copy = self
    copy.reloadedSectionIdentifiers.removeAll()
    copy.reloadedItemIdentifiers.removeAll()
    copy.reconfiguredItemIdentifiers.removeAll()
    return copy
  }

  func item(at path: IndexPath) -> ItemIdentifierType? {
    guard path.count == 2, sections.indices.contains(path.section),
      sections[path.section].items.indices.contains(path.item)
    else { return nil }
    return sections[path.section].items[path.item]
  }

  func indexPath(of identifier: ItemIdentifierType) -> IndexPath? {
    guard let home = homes[identifier], let section = indexOfSection(home),
      let item = sections[section].items.firstIndex(of: identifier)
    else { return nil }
    return IndexPath(item: item, section: section)
  }

  /// The places of items, in the order in which they are asked for, without those that are not there.
  ///
  /// Complexity: O(items), however many are asked for.
  func indexPaths(of identifiers: [ItemIdentifierType]) -> [IndexPath] {
    guard identifiers.count > 1 else { return identifiers.compactMap { indexPath(of: $0) } }
    let wanted = Set(identifiers)
    var paths: [ItemIdentifierType: IndexPath] = [:]
    for (section, part) in sections.enumerated() {
      for (item, identifier) in part.items.enumerated() where wanted.contains(identifier) {
        paths[identifier] = IndexPath(item: item, section: section)
      }
    }
    return identifiers.compactMap { paths[$0] }
  }
}

/// Mistakes in snapshots, which may be made on any thread.
enum SnapshotIssue {
  /// One for which iOS ends the process.
  static func report(_ message: String) {
    let text = "NSDiffableDataSourceSnapshot.\(message)"
    onMain { RuntimeIssue.fail(text) }
  }

  /// One of which iOS warns in the console.
  static func warn(_ message: String) {
    let text = "NSDiffableDataSourceSnapshot: \(message)"
    onMain { RuntimeIssue.report(text) }
  }

  private static func onMain(_ work: @escaping @MainActor @Sendable () -> Void) {
    if DispatchQueue.isMain {
      MainActor.assumeIsolated { work() }
    } else {
      DispatchQueue.main.async { MainActor.assumeIsolated { work() } }
    }
  }
}
