import Automation
import Device
import Foundation

extension AppHandle {
  /// Remembers what the user has decided while the app ran, for its next launch.
  func keepPermissions() {
    guard let target, let known = try? target.permissions() else { return }
    permissions = known.compactMapValues(DevicePermissions.Decision.init)
  }

  func forgetPermission(_ service: String) {
    permissions?[service] = nil
    guard state != .notRunning else { return }
    send(.forgetPermission(service)) {
      "Failed to reset the authorization for \(service): \($0)"
    }
  }

  /// The variable that tells the app at its launch; empty where nothing was decided yet.
  var permissionVariables: [String: String] {
    guard let permissions,
      let data = try? JSONEncoder().encode(permissions.mapValues(\.rawValue))
    else { return [:] }
    return [DevicePermissions.variable: String(decoding: data, as: UTF8.self)]
  }
}
