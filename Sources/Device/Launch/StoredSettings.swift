import Dispatch
import Foundation
import Synchronization

/// Writes what an app has put into its user defaults to disk, and what system services keep for it.
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
    writeFiles()
  }

  // MARK: Files of services

  private static let unwritten = Mutex<[String: @Sendable () -> Void]>([:])
  /// One writes at a time, so that `flush()` ends when all is written.
  private static let writing = NSLock()
  private static let queue = DispatchQueue(label: "stored-settings", qos: .utility)
  /// In seconds: what changes without an event, as in the background, is written so much later.
  private static let delay = 0.05

  /// Writes a file soon, at the latest when the event that is being handled is over.
  ///
  /// - Parameters:
  ///   - path: The file; a file that is to be written already is written once.
  ///   - write: Called on any thread.
  package static func write(_ path: String, _ write: @escaping @Sendable () -> Void) {
    let isFirst = unwritten.withLock { files in
      defer { files[path] = write }
      return files.isEmpty
    }
    if isFirst { queue.asyncAfter(deadline: .now() + delay) { writeFiles() } }
  }

  private static func writeFiles() {
    writing.withLock {
      let files = unwritten.withLock { files in
        defer { files = [:] }
        return files
      }
      for write in files.values { write() }
    }
  }
}
