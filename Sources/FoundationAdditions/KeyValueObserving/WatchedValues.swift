import Foundation
import Synchronization

/// Values that change on other threads: looked at again and again while somebody observes them.
enum WatchedValues {
  private struct Watch: @unchecked Sendable {
    weak var object: NSObject?
    let keys: [String]
    var values: [String: Any?]
  }

  private static let watches = Mutex<[ObjectIdentifier: Watch]>([:])
  private static let queue = DispatchQueue(label: "observed operations")
  private static let interval = DispatchTimeInterval.milliseconds(2)

  /// Held while values change that are told of at once, so that they are not told of again.
  private static let changing = NSRecursiveLock()

  static func watch(_ object: NSObject, keys: [String]) {
    let values = keys.reduce(into: [:]) { $0[$1] = object.value(forKey: $1) }
    let watch = Watch(object: object, keys: keys, values: values)
    let isFirst = watches.withLock { watches in
      watches[ObjectIdentifier(object)] = watch
      return watches.count == 1
    }
    if isFirst { queue.asyncAfter(deadline: .now() + interval) { look() } }
  }

  /// Changes values that whoever calls tells of.
  static func change(_ object: NSObject, _ change: () -> Void) {
    changing.withLock {
      change()
      let id = ObjectIdentifier(object)
      guard let keys = watches.withLock({ $0[id]?.keys }) else { return }
      let values = keys.map { ($0, object.value(forKey: $0)) }
      for (key, value) in values { watches.withLock { $0[id]?.values[key] = value } }
    }
  }

  private static func look() {
    for (id, watch) in watches.withLock({ $0 }) {
      guard let object = watch.object,
        !ObservedKeys.shared.observations(of: object, where: { _ in true }).isEmpty
      else {
        watches.withLock { _ = $0.removeValue(forKey: id) }
        continue
      }
      compare(object, watch, id)
    }
    let isEmpty = watches.withLock(\.isEmpty)
    if !isEmpty { queue.asyncAfter(deadline: .now() + interval) { look() } }
  }

  private static func compare(_ object: NSObject, _ watch: Watch, _ id: ObjectIdentifier) {
    for key in watch.keys {
      let isNew = changing.withLock {
        let value = object.value(forKey: key)
        let known = watches.withLock { $0[id]?.values[key] ?? nil }
        guard !ObjectiveCValue.areEqual(value, known) else { return false }
        watches.withLock { $0[id]?.values[key] = value }
        return true
      }
      guard isNew else { continue }
      object.willChangeValue(forKey: key)
      object.didChangeValue(forKey: key)
    }
  }
}
