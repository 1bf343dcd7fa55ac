import Foundation
import FoundationAdditions
import Synchronization

/// The rows of a container, with the links between them; used on any thread.
final class RecordStore: @unchecked Sendable {
  let identifier: String
  private let lock = NSRecursiveLock()
  private var rows: [RowKey: Row] = [:]
  /// The keys of each entity's rows, by their primary keys.
  private var order: [String: [RowKey]] = [:]
  private var lastPrimaryKeys: [String: Int] = [:]
  private let files: [StoreFile]
  /// The files that could not be written when they had to be.
  private var failed: Set<URL> = []
  private let contexts = Mutex<[WeakInbox]>([])

  private struct WeakInbox: Sendable {
    weak var value: ContextInbox?
  }

  /// One without files.
  init() {
    files = []
    identifier = UUID().uuidString
  }

  /// Reads what the files have; throws for what can't be read.
  init(_ files: [StoreFile]) throws {
    self.files = files
    let read = try files.compactMap { try $0.read() }
    identifier = read.first?.identifier ?? UUID().uuidString
    take(read.flatMap(\.entities))
  }

  private func take(_ entities: [ReadStore.Entity]) {
    var keys: [String: [Int: RowKey]] = [:]
    for entity in entities {
      let name = entity.model.name
      for primaryKey in entity.rows.keys.sorted() {
        let key = RowKey(entity: name)
        keys[name, default: [:]][primaryKey] = key
        order[name, default: []].append(key)
      }
      lastPrimaryKeys[name] = entity.last
    }
    for entity in entities {
      for (primaryKey, values) in entity.rows {
        guard let key = keys[entity.model.name]?[primaryKey] else { continue }
        var cells: [String: Cell] = [:]
        for (name, value) in values {
          guard let property = entity.model.byName[name] else { continue }
          switch value {
          case .value(let value): cells[name] = .value(value)
          case .keys(let numbers):
            let target = property.destination.map { ModelInfo.name(of: $0) } ?? ""
            let found = numbers.compactMap { keys[target]?[$0] }
            cells[name] = property.isToMany ? .many(found) : .one(found.first)
          }
        }
        rows[key] = Row(key: key, primaryKey: primaryKey, values: cells)
      }
    }
  }

  /// Writes the files anew that have one of some entities.
  private func write(_ entities: Set<String>) {
    for file in files
    where failed.contains(file.url) || file.models.contains(where: { entities.contains($0.name) }) {
      do {
        try file.write(identifier: identifier, lastPrimaryKeys, rows)
        failed.remove(file.url)
      } catch {
        failed.insert(file.url)
        Mistake.report("ModelContext: \(file.url.path) could not be written: \(error)")
      }
    }
  }

  // MARK: Contexts

  func add(_ inbox: ContextInbox) {
    contexts.withLock { contexts in
      contexts.removeAll { $0.value == nil }
      contexts.append(WeakInbox(value: inbox))
    }
  }

  /// Tells all contexts but the one that has saved.
  func tell(_ feed: ChangeFeed, except sender: ContextInbox?) {
    let inboxes = contexts.withLock { $0.compactMap(\.value) }
    for inbox in inboxes where inbox !== sender { inbox.receive(feed) }
  }

  // MARK: Rows

  func row(for key: RowKey) -> Row? { locked { rows[key] } }

  /// All rows of an entity, by their primary keys.
  func rows(of entity: String) -> [Row] {
    locked { (order[entity] ?? []).compactMap { rows[$0] } }
  }

  /// The key of the row that has a primary key.
  func key(entity: String, primaryKey: Int) -> RowKey? {
    locked {
      let keys = order[entity] ?? []
      let index = keys.partitioningIndex { (rows[$0]?.primaryKey ?? 0) >= primaryKey }
      guard index < keys.count, rows[keys[index]]?.primaryKey == primaryKey else { return nil }
      return keys[index]
    }
  }

  /// Runs what must see the rows as nobody else changes them.
  func locked<Result>(_ body: () throws -> Result) rethrows -> Result {
    lock.lock()
    defer { lock.unlock() }
    return try body()
  }

  // MARK: Changes

  /// Writes all of it, and says what others have to hear; the primary keys of new rows are in the rows.
  func commit(_ changes: RowChanges) -> ChangeFeed {
    locked {
      var feed = ChangeFeed()
      for (key, values) in changes.inserted {
        let primaryKey = (lastPrimaryKeys[key.entity] ?? 0) + 1
        lastPrimaryKeys[key.entity] = primaryKey
        rows[key] = Row(key: key, primaryKey: primaryKey, values: values)
        order[key.entity, default: []].append(key)
        feed.inserted.append(key)
      }
      for (key, values, old) in changes.updated {
        guard var row = rows[key] else { continue }
        for (name, value) in values {
          row.values[name] = Self.merged(value, from: old[name], into: row.values[name])
        }
        rows[key] = row
        feed.updated[key] = Set(values.keys)
      }
      remove(changes.deleted)
      feed.deleted = changes.deleted
      write(changes.entities)
      return feed
    }
  }

  func removeAll() -> ChangeFeed {
    locked {
      var feed = ChangeFeed()
      feed.deleted = Array(rows.keys)
      remove(feed.deleted)
      write(Set(files.flatMap(\.models).map(\.name)))
      return feed
    }
  }

  private func remove(_ keys: [RowKey]) {
    guard !keys.isEmpty else { return }
    let gone = Set(keys)
    for key in keys { rows[key] = nil }
    for entity in Set(keys.map(\.entity)) {
      order[entity]?.removeAll { gone.contains($0) }
    }
  }

  /// What a property is after a change from `old` to `new`, where somebody else may have changed it as well.
  ///
  /// Links to many are added and taken away one by one; of anything else the latest value counts.
  static func merged(_ new: Cell, from old: Cell?, into current: Cell?) -> Cell {
    guard case .many(let new) = new, case .many(let old)? = old, case .many(let current)? = current,
      old != current
    else { return new }
    let removed = Set(old).subtracting(new)
    let kept = current.filter { !removed.contains($0) }
    let known = Set(kept).union(old)
    return .many(kept + new.filter { !known.contains($0) })
  }
}

extension Array {
  /// The first index whose element fulfils a condition that all later ones fulfil too.
  fileprivate func partitioningIndex(where condition: (Element) -> Bool) -> Int {
    var low = 0
    var high = count
    while low < high {
      let middle = low + (high - low) / 2
      if condition(self[middle]) { high = middle } else { low = middle + 1 }
    }
    return low
  }
}
