import Foundation

extension Simctl {
  func create(_ words: [String]) throws {
    guard words.count >= 2 else {
      throw SimctlError(.usage, "usage: simctl create <name> <device type> [<runtime>]")
    }
    guard let type = SimulatorDeviceType.named(words[1]) else {
      throw SimctlError(
        .failed,
        "Invalid device type: \(words[1])\nThere are: "
          + SimulatorDeviceType.all.map(\.name).joined(separator: ", "))
    }
    let runtime =
      words.count > 2 ? SimulatorRuntime.named(words[2]) : SimulatorRuntime.standard
    guard let runtime else {
      throw SimctlError(
        .failed,
        "Invalid runtime: \(words[2])\nThere are: "
          + SimulatorRuntime.all.map(\.identifier).joined(separator: ", "))
    }
    print(try set.create(words[0], type, runtime).udid)
  }

  func clone(_ words: [String]) throws {
    let device = try device(words.first)
    guard words.count == 2, let type = SimulatorDeviceType.named(device.model) else {
      throw SimctlError(.usage, "usage: simctl clone <device> <new name>")
    }
    guard !device.isBooted else { throw SimctlError.state("clone device", device) }
    let made = try set.create(words[1], type, device.runtime)
    var copy = device
    copy.udid = made.udid
    copy.name = made.name
    // Apps lie in the folder of the first one.
    copy.apps = [:]
    try set.save(copy)
    print(made.udid)
  }

  func rename(_ words: [String]) throws {
    guard words.count == 2 else {
      throw SimctlError(.usage, "usage: simctl rename <device> <name>")
    }
    var device = try device(words[0])
    device.name = words[1]
    try set.save(device)
  }

  func delete(_ words: [String]) throws {
    // No device is ever without its system here.
    if words == ["unavailable"] { return }
    for device in try devices(words) {
      try stopApps(on: device)
      try set.delete(device)
    }
  }

  func erase(_ words: [String]) throws {
    for device in try devices(words) {
      guard !device.isBooted else {
        throw SimctlError.state("erase contents and settings", device)
      }
      try set.erase(device)
    }
  }

  // MARK: Power

  func boot(_ words: [String]) throws {
    for var device in try devices(words.filter { !$0.hasPrefix("--") }) {
      guard !device.isBooted else { throw SimctlError.state("boot device", device) }
      device.isBooted = true
      try set.save(device)
    }
  }

  func bootStatus(_ words: [String]) throws {
    var device = try device(words.first { !$0.hasPrefix("-") })
    print("Monitoring boot status for \(device.name) (\(device.udid)).")
    if device.isBooted { return print("Device already booted, nothing to do.") }
    guard words.contains("-b") || words.contains("-bcd") else {
      throw SimctlError(
        .state, "\(device.name) is not booted, and nobody boots it: use -b, or simctl boot.")
    }
    device.isBooted = true
    try set.save(device)
    print("Finished.")
  }

  func shutdown(_ words: [String]) throws {
    let isOne = words.count == 1 && !["all", "booted"].contains(words[0])
    for var device in try devices(words) {
      guard device.isBooted else {
        if isOne { throw SimctlError.state("shutdown device", device) }
        continue
      }
      try stopApps(on: device)
      device.isBooted = false
      try set.save(device)
    }
  }

  func getVariable(_ words: [String]) throws {
    let device = try device(words.first)
    guard words.count == 2 else {
      throw SimctlError(.usage, "usage: simctl getenv <device> <variable>")
    }
    var variables = device.environment(for: [])
    variables["HOME"] = set.dataPath(of: device)
    variables["SIMULATOR_SHARED_RESOURCES_DIRECTORY"] = set.dataPath(of: device)
    if let value = variables[words[1]] { print(value) }
  }

  /// The device, which has to be booted.
  func bootedDevice(_ word: String?, to verb: String) throws -> SimulatorDevice {
    let device = try device(word)
    guard device.isBooted else { throw SimctlError.state(verb, device) }
    return device
  }
}
