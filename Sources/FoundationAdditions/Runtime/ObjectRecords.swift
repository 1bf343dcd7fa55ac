import Synchronization

/// What is known of objects that have no room for it, for as long as they live.
final class ObjectRecords<Object: AnyObject, Record>: Sendable {
  private struct Entry: @unchecked Sendable {
    /// Another object may come to lie where this one did.
    weak var object: Object?
    let record: Record
  }

  private struct State {
    var entries: [ObjectIdentifier: Entry] = [:]
    var limit = 64
  }

  private let state = Mutex(State())

  func remember(_ record: Record, of object: Object) {
    let entry = Entry(object: object, record: record)
    let key = ObjectIdentifier(object)
    // Records may hold the last references to objects that have records: they go outside of the lock.
    var gone: [Entry] = []
    state.withLock { state in
      if let old = state.entries.updateValue(entry, forKey: key) { gone.append(old) }
      guard state.entries.count > state.limit else { return }
      for (key, entry) in state.entries where entry.object == nil {
        gone.append(entry)
        state.entries[key] = nil
      }
      state.limit = max(64, state.entries.count * 2)
    }
    withExtendedLifetime(gone) {}
  }

  func record(of object: Object) -> Record? {
    let entry = state.withLock { $0.entries[ObjectIdentifier(object)] }
    return entry?.object === object ? entry?.record : nil
  }
}
