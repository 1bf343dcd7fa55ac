import Foundation
import Synchronization

/// The place of the device as an app's frameworks see it, and who wants to hear of others.
package final class PlaceStore: Sendable {
  /// That of this process.
  package static let shared = PlaceStore()

  private struct State {
    var place: DevicePlace?
    var observers: [Int: @Sendable () -> Void] = [:]
    var lastObserver = 0
  }

  private let state = Mutex(State())

  package init() {}

  /// Nil where nobody has said it; observers hear of each change once it holds.
  package var place: DevicePlace? {
    get { state.withLock { $0.place } }
    set {
      let observers = state.withLock { state -> [@Sendable () -> Void] in
        guard state.place != newValue else { return [] }
        state.place = newValue
        return state.observers.sorted { $0.key < $1.key }.map(\.value)
      }
      for notify in observers { notify() }
    }
  }

  /// - Returns: What `removeObserver(_:)` takes.
  package func addObserver(_ notify: @escaping @Sendable () -> Void) -> Int {
    state.withLock { state in
      state.lastObserver += 1
      state.observers[state.lastObserver] = notify
      return state.lastObserver
    }
  }

  package func removeObserver(_ number: Int) {
    state.withLock { $0.observers[number] = nil }
  }
}
