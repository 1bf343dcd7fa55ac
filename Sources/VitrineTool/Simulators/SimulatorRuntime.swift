import Device

/// A release of the system that virtual devices can have.
package struct SimulatorRuntime: Hashable, Sendable {
  package var system: SystemVersion

  package init(_ system: SystemVersion) {
    self.system = system
  }

  /// The oldest first.
  package static let all = SystemVersion.allCases.map(SimulatorRuntime.init)

  /// The release that a device has when nobody chooses.
  package static let standard = SimulatorRuntime(.iOS18)

  package var version: String { system.number }
  package var name: String { "iOS \(version)" }

  package var identifier: String {
    "com.apple.CoreSimulator.SimRuntime.iOS-"
      + version.split(separator: ".").joined(separator: "-")
  }

  /// The build of that release, as Apple names it.
  package var build: String {
    switch system {
    case .iOS18: "22A3351"
    case .iOS26: "23A343"
    }
  }

  /// The release that a name means: an identifier, `iOS 18.1`, `iOS18.1`, `18.1` or `latest`.
  ///
  /// Of a version only the first number counts: what changes within a release changes nothing here.
  package static func named(_ text: String) -> SimulatorRuntime? {
    if text == "latest" { return all.last }
    if let exact = all.first(where: { $0.identifier == text }) { return exact }
    let plain = text.split(separator: ".").last { $0.hasPrefix("iOS-") }.map {
      String($0.dropFirst("iOS-".count)).replacing("-", with: ".")
    }
    var version = plain ?? text
    if version.lowercased().hasPrefix("ios") { version = String(version.dropFirst(3)) }
    let major = version.drop { $0 == " " }.prefix { $0 != "." }
    return all.first { "\($0.system.rawValue)" == major }
  }
}
