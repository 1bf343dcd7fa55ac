import Foundation
import FoundationAdditions

/// The items of all indices.
final class SearchableItems: @unchecked Sendable {
  private let lock = NSLock()
  private let records: ServiceRecords
  /// By the name of the index.
  private var items: [String: [CSSearchableItem]]

  init(_ records: ServiceRecords = ServiceRecords("SearchIndex")) {
    self.records = records
    items =
      records.read([String: [SearchableRecord]].self)?.mapValues { $0.map(\.item) } ?? [:]
  }

  /// Those of each index, the last one first.
  var all: [CSSearchableItem] { lock.withLock { items.values.flatMap { $0.reversed() } } }

  func change(_ index: String, _ body: (inout [CSSearchableItem]) -> Void) {
    lock.withLock { body(&items[index, default: []]) }
    records.keep { [self] in
      lock.withLock { items.mapValues { $0.map(SearchableRecord.init) } }
    }
  }
}
