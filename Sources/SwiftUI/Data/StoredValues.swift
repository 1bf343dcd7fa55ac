import Device
import Foundation

/// Knows which views read which values of the user's defaults.
///
/// Foundation on this platform does not tell when a default is set. Whoever starts a turn asks
/// `poll()`, which compares the values that views have read with those that are there now.
@MainActor
package final class StoredValues {
  package static let shared = StoredValues()

  private struct Key: Hashable {
    let store: StoreName
    let name: String
  }

  private struct Entry {
    let store: UserDefaults
    let name: String
    var last: AnyHashable?
    var readers = ReaderList()

    var current: AnyHashable? { store.object(forKey: name) as? AnyHashable }
  }

  private var entries: [Entry] = []
  private var places: [Key: Int] = [:]

  /// Invalidates `node` when the value changes.
  func note(_ node: _Node, reads name: String, in store: UserDefaults) {
    let key = Key(store: StoreName(store), name: name)
    let place: Int
    if let known = places[key] {
      place = known
    } else {
      place = entries.count
      places[key] = place
      entries.append(Entry(store: store, name: name))
      entries[place].last = entries[place].current
    }
    entries[place].readers.insert(node)
  }

  /// Invalidates the readers of the values that have changed since they were read.
  ///
  /// - Complexity: O(n) in the different values that views have read.
  package func poll() {
    for index in entries.indices {
      let current = entries[index].current
      guard current != entries[index].last else { continue }
      entries[index].last = current
      for node in entries[index].readers.drain() { node.invalidate() }
    }
  }
}

/// A value in the user's defaults.
package final class StoredLocation<Value>: Location<Value>, @unchecked Sendable {
  private let key: String
  private let store: UserDefaults
  private let initial: Value
  private let codec: StoredValueCodec<Value>

  init(key: String, store: UserDefaults, initial: Value, codec: StoredValueCodec<Value>) {
    self.key = key
    self.store = store
    self.initial = initial
    self.codec = codec
  }

  package override func read() -> Value {
    if let reader = Tracking.reader {
      MainActor.assumeIsolated { StoredValues.shared.note(reader, reads: key, in: store) }
    }
    return store.object(forKey: key).flatMap { codec.decode($0) } ?? initial
  }

  package override func write(_ value: Value, transaction: Transaction) {
    if store !== UserDefaults.standard { StoredSettings.note(store) }
    if let object = codec.encode(value) {
      store.set(object, forKey: key)
    } else {
      store.removeObject(forKey: key)
    }
    MainThread.run { StoredValues.shared.poll() }
  }

  package override func isSame(as other: Location<Value>) -> Bool {
    guard let other = other as? StoredLocation<Value> else { return false }
    return other.key == key && StoreName.areSame(other.store, store)
  }
}
