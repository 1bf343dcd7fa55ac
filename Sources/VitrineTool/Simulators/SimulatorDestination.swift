import Device

/// Finds the virtual device that a `-destination` means.
package struct SimulatorDestination {
  package var devices: [SimulatorDevice]
  /// The scheme that messages name.
  package var scheme: String

  package init(devices: [SimulatorDevice], scheme: String) {
    self.devices = devices
    self.scheme = scheme
  }

  /// A device, with what is to be told about the choice.
  package struct Choice: Equatable {
    package var device: SimulatorDevice
    package var warning: String?
  }

  /// The device on which tests run when no destination is given.
  package func standard() throws(XcodeBuildError) -> Choice {
    var wanted = XcodeBuildDestination()
    wanted.name = DeviceModel.standard.name
    var choice = try device(for: wanted)
    choice.warning =
      "Using the first of multiple matching destinations: \(Self.destination(choice.device).description)"
    return choice
  }

  /// The device that fits.
  ///
  /// A system of which there is another version of the same release is taken for that one, with a warning.
  ///
  /// - Throws: `XcodeBuildError` with status 70 when none does.
  package func device(for destination: XcodeBuildDestination) throws(XcodeBuildError) -> Choice {
    guard destination.isSimulator, destination.variant == nil else {
      throw missing(destination)
    }
    let wanted = destination.system.map { SimulatorRuntime.named($0) }
    if case .some(.none) = wanted { throw missing(destination) }
    let found = devices.filter { device in
      (destination.id.map { $0.lowercased() == device.udid.lowercased() } ?? true)
        && (destination.name.map { $0 == device.name } ?? true)
        && (wanted?.map { $0.system == device.system } ?? true)
    }
    // Without a version the standard release counts, unless another device is booted.
    let best =
      found.first(where: \.isBooted)
      ?? (wanted == nil ? found.first { $0.system == SimulatorRuntime.standard.system } : nil)
      ?? found.first
    guard let best else { throw missing(destination) }
    var choice = Choice(device: best)
    if let version = destination.system, version != "latest", version != best.system.number {
      choice.warning =
        "iOS \(version) is run as iOS \(best.system.number), the version of that release that there is."
    }
    return choice
  }

  private func missing(_ destination: XcodeBuildDestination) -> XcodeBuildError {
    destination.missing(among: devices.map(Self.destination), scheme: scheme)
  }

  /// A device as messages name it.
  package static func destination(_ device: SimulatorDevice) -> XcodeBuildDestination {
    var destination = XcodeBuildDestination()
    destination.platform = "iOS Simulator"
    destination.id = device.udid
    destination.system = device.system.number
    destination.name = device.name
    return destination
  }
}
