import Foundation

/// The value of a property, or where it leads.
enum Cell {
  case value(Any)
  case one(RowKey?)
  case many([RowKey])
  /// Of models in no context.
  case object(any PersistentModel)
  case objects([any PersistentModel])

  /// The key that a relationship leads to.
  var key: RowKey? {
    if case .one(let key) = self { key } else { nil }
  }

  /// The keys that a relationship leads to.
  var keys: [RowKey] {
    switch self {
    case .one(let key): key.map { [$0] } ?? []
    case .many(let keys): keys
    default: []
    }
  }

  /// What can be compared; nil for nothing, which is like nothing else.
  var comparable: AnyHashable? {
    guard case .value(let value) = self else { return key.map(AnyHashable.init) }
    if let optional = value as? any OptionalType, optional.isEmpty { return nil }
    return value as? AnyHashable
  }
}

/// What is stored of a model.
struct Row {
  let key: RowKey
  /// Counted from 1 for each entity.
  let primaryKey: Int
  var values: [String: Cell]
}

/// What a save writes: only what has changed of rows that are there.
struct RowChanges {
  var inserted: [(key: RowKey, values: [String: Cell])] = []
  var updated: [(key: RowKey, values: [String: Cell], old: [String: Cell])] = []
  var deleted: [RowKey] = []

  /// Those of which a row is another one.
  var entities: Set<String> {
    Set((inserted.map(\.key) + updated.map(\.key) + deleted).map(\.entity))
  }
}

/// What a save has changed, as other contexts hear of it.
struct ChangeFeed: Sendable {
  var inserted: [RowKey] = []
  var updated: [RowKey: Set<String>] = [:]
  var deleted: [RowKey] = []
}
