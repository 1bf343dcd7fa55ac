import Device
import Foundation

/// The virtual devices of a user: one of each kind and release, and those that were made.
///
/// What differs from a new device lies in a folder of its own for each, and holds until it is erased.
package struct SimulatorSet: Sendable {
  package static let variable = "VITRINE_DEVICES"

  package let folder: URL

  package init(folder: URL) {
    self.folder = folder
  }

  /// The set that the variable names, else the one in the user's caches.
  package init(environment: [String: String]) {
    let caches =
      environment["XDG_CACHE_HOME"].flatMap { $0.hasPrefix("/") ? $0 : nil }
      ?? "\(environment["HOME"] ?? NSTemporaryDirectory())/.cache"
    folder =
      URL(fileURLWithPath: environment[Self.variable] ?? "\(caches)/vitrine/devices")
      .standardizedFileURL
  }

  // MARK: Which there are

  /// All devices: those that there always are, by release and kind, then those that were made.
  package var devices: [SimulatorDevice] {
    let saved = self.saved
    let gone = self.gone
    let standard = Self.standard.filter { !gone.contains($0.udid) }
    let made = saved.values.filter { device in !Self.standard.contains { $0.udid == device.udid } }
    return standard.map { saved[$0.udid] ?? $0 }
      + made.sorted { ($0.name, $0.udid) < ($1.name, $1.udid) }
  }

  /// One of each kind and release.
  private static let standard: [SimulatorDevice] = SimulatorRuntime.all.flatMap { runtime in
    SimulatorDeviceType.all.map { type in
      SimulatorDevice(standard: type.name, runtime.system)
    }
  }

  /// The devices that a word means: an identifier, a name, `booted` or `all`.
  package func devices(named word: String) -> [SimulatorDevice] {
    let all = devices
    switch word {
    case "all": return all
    case "booted": return all.filter(\.isBooted)
    default:
      let exact = all.filter { $0.udid.lowercased() == word.lowercased() }
      return exact.isEmpty ? Array(all.filter { $0.name == word }.prefix(1)) : exact
    }
  }

  private var saved: [String: SimulatorDevice] {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    let devices = names.compactMap { name -> SimulatorDevice? in
      guard let data = try? Data(contentsOf: file(of: name)) else { return nil }
      return try? JSONDecoder().decode(SimulatorDevice.self, from: data)
    }
    return Dictionary(devices.map { ($0.udid, $0) }, uniquingKeysWith: { $1 })
  }

  /// The identifiers of devices that there always were, and that were deleted.
  private var gone: Set<String> {
    let file = folder.appendingPathComponent("deleted.json")
    let names = (try? Data(contentsOf: file)).flatMap {
      try? JSONDecoder().decode([String].self, from: $0)
    }
    return Set(names ?? [])
  }

  // MARK: Changing them

  /// Keeps what a device has become.
  ///
  /// - Throws: `ToolError` when the folder can't be written to.
  package func save(_ device: SimulatorDevice) throws {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    try write(try encoder.encode(device), to: file(of: device.udid))
  }

  /// Makes a device.
  ///
  /// - Throws: `ToolError` when the folder can't be written to.
  package func create(
    _ name: String, _ type: SimulatorDeviceType, _ runtime: SimulatorRuntime
  ) throws -> SimulatorDevice {
    let device = SimulatorDevice(
      udid: UUID().uuidString, name: name, model: type.name, system: runtime.system)
    try save(device)
    return device
  }

  /// Takes away what a user has done to a device.
  ///
  /// - Throws: `ToolError` when the folder can't be written to.
  package func erase(_ device: SimulatorDevice) throws {
    try? FileManager.default.removeItem(atPath: path(of: device))
    try save(device.erased)
  }

  /// Takes a device away.
  ///
  /// - Throws: `ToolError` when the folder can't be written to.
  package func delete(_ device: SimulatorDevice) throws {
    try? FileManager.default.removeItem(atPath: path(of: device))
    guard Self.standard.contains(where: { $0.udid == device.udid }) else { return }
    let names = gone.union([device.udid]).sorted()
    try write(
      try JSONEncoder().encode(names), to: folder.appendingPathComponent("deleted.json"))
  }

  private func write(_ data: Data, to file: URL) throws {
    do {
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try data.write(to: file, options: .atomic)
    } catch {
      throw ToolError(
        "\(file.path) can't be written: \(error.localizedDescription)\n"
          + "Name another folder for virtual devices in the variable \(Self.variable).")
    }
  }

  // MARK: Places

  private func file(of udid: String) -> URL {
    folder.appendingPathComponent("\(udid)/device.json")
  }

  /// The folder of a device.
  package func path(of device: SimulatorDevice) -> String {
    folder.appendingPathComponent(device.udid).path
  }

  /// Where a device keeps the user's data.
  package func dataPath(of device: SimulatorDevice) -> String { "\(path(of: device))/data" }

  /// The folder that is home to an app on a device.
  package func container(of app: String, on device: SimulatorDevice) -> String {
    "\(dataPath(of: device))/Containers/Data/Application/\(StableUUID.text(of: app))"
  }

  /// What sends the files and preferences of an app to its folder on a device.
  ///
  /// - Throws: `ToolError` when the folder can't be made.
  package func homeEnvironment(
    of app: String, on device: SimulatorDevice
  ) throws -> [String: String] {
    let home = container(of: app, on: device)
    do {
      for name in ["Documents", "Library/Caches", "Library/Preferences", "tmp"] {
        try FileManager.default.createDirectory(
          atPath: "\(home)/\(name)", withIntermediateDirectories: true)
      }
    } catch {
      throw ToolError("\(home) can't be made: \(error.localizedDescription)")
    }
    return [
      "CFFIXED_USER_HOME": home, "XDG_DATA_HOME": "\(home)/Library/Application Support",
      "XDG_CACHE_HOME": "\(home)/Library/Caches", "XDG_CONFIG_HOME": "\(home)/Library/Preferences",
    ]
  }
}
