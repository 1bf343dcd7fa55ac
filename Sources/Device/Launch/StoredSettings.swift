import Foundation
import Synchronization

/// Writes what an app has put into its user defaults to disk.
///
/// On iOS another process keeps them, so that they are safe as soon as they are set. Foundation for Linux writes them
/// when it is asked to: here, whenever the app has handled an event, since it may be killed after each.
package enum StoredSettings {
  private struct Store: @unchecked Sendable {
    weak var defaults: UserDefaults?
  }

  private static let stores = Mutex<[ObjectIdentifier: Store]>([:])

  /// Remembers a store beside the standard one.
  package static func note(_ defaults: UserDefaults) {
    let store = Store(defaults: defaults)
    let key = ObjectIdentifier(defaults)
    stores.withLock { $0[key] = store }
  }

  /// - Complexity: A microsecond a store in which nothing has changed.
  package static func flush() {
    UserDefaults.standard.synchronize()
    let all = stores.withLock { stores in
      stores = stores.filter { $0.value.defaults != nil }
      return stores.values.map { $0 }
    }
    for store in all { store.defaults?.synchronize() }
  }
}
