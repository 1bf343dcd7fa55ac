import Synchronization

/// What the user has allowed or forbidden the app, before its launch and since.
package final class PermissionStore: Sendable {
  /// That of this process.
  package static let shared = PermissionStore(.current)

  private let decisions: Mutex<[String: DevicePermissions.Decision]>
  /// What is allowed until the app ends.
  private let allowedOnce = Mutex<Set<String>>([])

  package init(_ permissions: DevicePermissions) {
    decisions = Mutex(permissions.decisions)
  }

  /// Whether the user has allowed a service until the app ends.
  package func isAllowedOnce(_ service: String) -> Bool {
    allowedOnce.withLock { $0.contains(service) }
  }

  package func allowOnce(_ service: String) { allowedOnce.withLock { _ = $0.insert(service) } }

  /// By the service, as `notifications`; nil where the app has to ask.
  package subscript(service: String) -> DevicePermissions.Decision? {
    get { decisions.withLock { $0[service] } }
    set {
      decisions.withLock { $0[service] = newValue }
      allowedOnce.withLock { _ = $0.remove(service) }
    }
  }

  package var all: [String: DevicePermissions.Decision] { decisions.withLock { $0 } }
}
