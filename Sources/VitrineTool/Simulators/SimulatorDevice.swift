import Device
import Foundation

/// A virtual device: its kind, its system, and what its user has set.
package struct SimulatorDevice: Codable, Equatable, Sendable {
  /// An app that was installed.
  package struct App: Codable, Equatable, Sendable {
    /// The absolute path of the `.app` folder.
    package var path: String
    /// The name of the program in it.
    package var executable: String
    /// The schemes of URLs that it opens.
    package var schemes: [String] = []
  }

  package var udid: String
  package var name: String
  /// The name of its model, as `iPhone 16`.
  package var model: String
  package var system: SystemVersion
  package var isBooted = false
  package var appearance = DeviceColorScheme.light
  package var contentSize = DeviceContentSizeCategory.large
  package var increasesContrast = false
  /// Nil for what the bar shows by itself.
  package var statusBar: DeviceStatusBar?
  /// By the identifier of the app and the service.
  package var permissions: [String: [String: DevicePermissions.Decision]] = [:]
  /// The identifier of the app that was launched last.
  package var front: String?
  /// By their identifiers.
  package var apps: [String: App] = [:]

  package init(udid: String, name: String, model: String, system: SystemVersion) {
    self.udid = udid
    self.name = name
    self.model = model
    self.system = system
  }

  package var runtime: SimulatorRuntime { SimulatorRuntime(system) }
  package var state: String { isBooted ? "Booted" : "Shutdown" }

  /// As a new one of its kind.
  package var erased: SimulatorDevice {
    SimulatorDevice(udid: udid, name: name, model: model, system: system)
  }

  /// What processes on the device find in their environment, as `DeviceLaunchOptions` reads it.
  ///
  /// - Parameter apps: The identifiers of the apps that run in these processes.
  /// - Returns: The variables.
  package func environment(for apps: [String]) -> [String: String] {
    var variables = [
      "VITRINE_DEVICE": model, "VITRINE_SYSTEM_VERSION": "\(system.rawValue)",
    ]
    variables.merge(simulatorVariables) { $1 }
    if appearance != .light { variables["VITRINE_APPEARANCE"] = appearance.rawValue }
    if contentSize != .large { variables["VITRINE_CONTENT_SIZE"] = contentSize.rawValue }
    if increasesContrast { variables["VITRINE_INCREASE_CONTRAST"] = "1" }
    if let statusBar { variables["VITRINE_STATUS_BAR"] = Self.json(statusBar) }
    var decisions: [String: DevicePermissions.Decision] = [:]
    for app in apps { decisions.merge(permissions[app] ?? [:]) { $1 } }
    if !decisions.isEmpty { variables[DevicePermissions.variable] = Self.json(decisions) }
    return variables
  }

  private static func json(_ value: some Encodable) -> String? {
    let encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys
    return (try? encoder.encode(value)).map { String(decoding: $0, as: UTF8.self) }
  }
}
