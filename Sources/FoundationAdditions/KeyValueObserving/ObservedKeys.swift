import Foundation
import Synchronization

/// Which observations listen to which keys of which objects.
final class ObservedKeys: Sendable {
  static let shared = ObservedKeys()

  /// The observations of one object.
  private struct Entry: @unchecked Sendable {
    /// Another object may come to lie where this one did.
    weak var object: AnyObject?
    var listeners: [String: [KeyPathObservation]] = [:]
  }

  private let entries = Mutex<[ObjectIdentifier: Entry]>([:])
  private let count = Atomic<Int>(0)

  /// Whether anything is observed at all; what changes asks this first.
  var isActive: Bool { count.load(ordering: .relaxed) > 0 }

  func add(_ observation: KeyPathObservation, to object: AnyObject, key: String) {
    entries.withLock { entries in
      let id = ObjectIdentifier(object)
      var entry = entries[id] ?? Entry(object: object)
      if entry.object !== object { entry = Entry(object: object) }
      entry.listeners[key, default: []].append(observation)
      entries[id] = entry
      if entries.count % 64 == 0 { entries = entries.filter { $0.value.object != nil } }
      count.store(entries.count, ordering: .relaxed)
    }
  }

  func remove(_ observation: KeyPathObservation, from id: ObjectIdentifier, key: String) {
    entries.withLock { entries in
      guard var entry = entries[id] else { return }
      entry.listeners[key]?.removeAll { $0 === observation }
      if entry.listeners[key]?.isEmpty == true { entry.listeners[key] = nil }
      entries[id] = entry.listeners.isEmpty ? nil : entry
      count.store(entries.count, ordering: .relaxed)
    }
  }

  /// Those who listen to a key, each once, the first first.
  func listeners(to object: AnyObject, key: String) -> [KeyPathObservation] {
    entries.withLock { entries in
      guard let entry = entries[ObjectIdentifier(object)], entry.object === object else {
        return []
      }
      return entry.listeners[key] ?? []
    }
  }

  /// The observations of an object for which a condition holds.
  func observations(
    of object: AnyObject, where matches: (KeyPathObservation) -> Bool
  ) -> [KeyPathObservation] {
    entries.withLock { entries in
      guard let entry = entries[ObjectIdentifier(object)], entry.object === object else {
        return []
      }
      return entry.listeners.values.flatMap { $0 }.filter(matches)
    }
  }
}
