import Device

/// A kind of device that there can be virtual ones of.
package struct SimulatorDeviceType: Hashable, Sendable {
  package var model: DeviceModel

  package init(_ model: DeviceModel) {
    self.model = model
  }

  package static let all = DeviceModel.presets.map(SimulatorDeviceType.init)

  package var name: String { model.name }
  package var family: String { model.idiom == .pad ? "iPad" : "iPhone" }

  package var identifier: String {
    let words = name.split { !$0.isLetter && !$0.isNumber }
    return "com.apple.CoreSimulator.SimDeviceType." + words.joined(separator: "-")
  }

  /// The kind that a name or an identifier means, whatever its case.
  package static func named(_ text: String) -> SimulatorDeviceType? {
    let text = text.lowercased()
    return all.first { $0.name.lowercased() == text || $0.identifier.lowercased() == text }
      // Identifiers of some tablets end in how much memory they have.
      ?? all.first { "\($0.identifier)-8GB".lowercased() == text }
  }
}
