import Synchronization

/// What the user has allowed or forbidden the app, before its launch and since.
package final class PermissionStore: Sendable {
  /// That of this process.
  package static let shared = PermissionStore(.current)

  private let decisions: Mutex<[String: DevicePermissions.Decision]>

  package init(_ permissions: DevicePermissions) {
    decisions = Mutex(permissions.decisions)
  }

  /// By the service, as `notifications`; nil where the app has to ask.
  package subscript(service: String) -> DevicePermissions.Decision? {
    get { decisions.withLock { $0[service] } }
    set { decisions.withLock { $0[service] = newValue } }
  }

  package var all: [String: DevicePermissions.Decision] { decisions.withLock { $0 } }
}
