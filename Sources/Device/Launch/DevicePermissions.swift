import Foundation

/// What the user of the device has allowed or forbidden the app before it was launched.
///
/// It comes from the variable `VITRINE_PERMISSIONS`, as `{"notifications": "granted"}`.
package struct DevicePermissions: Hashable, Sendable {
  package enum Decision: String, Codable, Hashable, Sendable {
    case granted
    case denied
  }

  package static let variable = "VITRINE_PERMISSIONS"

  /// Those of this process.
  package static let current = DevicePermissions(environment: ProcessInfo.processInfo.environment)

  /// By the service, as `notifications`, `photos`.
  package var decisions: [String: Decision]

  /// What cannot be read decides nothing.
  package init(environment: [String: String]) {
    let text = environment[Self.variable] ?? "{}"
    decisions =
      (try? JSONDecoder().decode([String: Decision].self, from: Data(text.utf8))) ?? [:]
  }

  /// Nil where the app has to ask.
  package subscript(service: String) -> Decision? { decisions[service] }
}
