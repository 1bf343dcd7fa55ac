import Device
import Foundation

/// Calls a function when the keyboard comes, changes its height or goes, for as long as this lives.
@MainActor
package final class KeyboardObserver {
  private var tokens: [any NSObjectProtocol] = []

  /// `changed` is called before the keyboard moves, when `Keyboard` tells its new place.
  package init(_ changed: @escaping @MainActor () -> Void) {
    let names = [
      UIResponder.keyboardWillShowNotification, UIResponder.keyboardWillHideNotification,
    ]
    tokens = names.map { name in
      NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) { _ in
        // An app may post one itself, from any thread: the keyboard has not moved then.
        guard MainThread.isCurrent else { return }
        MainActor.assumeIsolated { changed() }
      }
    }
  }

  isolated deinit { tokens.forEach(NotificationCenter.default.removeObserver) }
}
