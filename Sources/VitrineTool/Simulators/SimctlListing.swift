import Foundation

/// What `simctl list` prints.
struct SimctlListing {
  private enum Kind: String, CaseIterable {
    case devicetypes
    case runtimes
    case devices
    case pairs
  }

  private let set: SimulatorSet
  private var kinds = Kind.allCases
  private var isJSON = false
  /// The words that what is listed has to contain.
  private var search: String?

  init(set: SimulatorSet, words: [String]) throws(SimctlError) {
    self.set = set
    for word in words {
      if word == "-j" || word == "--json" {
        isJSON = true
      } else if word == "-v" || word == "--verbose" || word == "-e" {
        continue
      } else if let kind = Kind(rawValue: word) {
        kinds = [kind]
      } else if word.hasPrefix("-") {
        throw SimctlError(.usage, "Invalid option: \(word)\n\(Simctl.usage)")
      } else if word != "available" {
        // All that there is, is available.
        search = word
      }
    }
  }

  var text: String { isJSON ? json : kinds.map(section).joined(separator: "\n") }

  // MARK: Selection

  private func isFound(_ words: String...) -> Bool {
    guard let search else { return true }
    return words.contains { $0.lowercased().contains(search.lowercased()) }
  }

  private var types: [SimulatorDeviceType] {
    SimulatorDeviceType.all.filter { isFound($0.name, $0.identifier) }
  }

  private var runtimes: [SimulatorRuntime] {
    SimulatorRuntime.all.filter { isFound($0.name, $0.identifier) }
  }

  private func devices(of runtime: SimulatorRuntime) -> [SimulatorDevice] {
    set.devices.filter {
      $0.runtime == runtime
        && isFound($0.name, $0.udid, $0.state, runtime.name, runtime.identifier)
    }
  }

  // MARK: Text

  private func section(_ kind: Kind) -> String {
    var lines: [String]
    switch kind {
    case .devicetypes:
      lines = ["== Device Types =="] + types.map { "\($0.name) (\($0.identifier))" }
    case .runtimes:
      lines =
        ["== Runtimes =="]
        + runtimes.map { "\($0.name) (\($0.version) - \($0.build)) - \($0.identifier)" }
    case .devices:
      lines = ["== Devices =="]
      for runtime in SimulatorRuntime.all {
        let found = devices(of: runtime)
        if found.isEmpty, search != nil { continue }
        lines.append("-- \(runtime.name) --")
        lines += found.map { "    \($0.name) (\($0.udid)) (\($0.state)) " }
      }
    case .pairs: lines = ["== Device Pairs =="]
    }
    return lines.joined(separator: "\n")
  }

  // MARK: JSON

  private var json: String {
    var root: [String: Any] = [:]
    for kind in kinds {
      switch kind {
      case .devicetypes: root["devicetypes"] = types.map(object)
      case .runtimes: root["runtimes"] = runtimes.map(object)
      case .devices:
        root["devices"] = Dictionary(
          uniqueKeysWithValues: SimulatorRuntime.all.map {
            ($0.identifier, devices(of: $0).map(object))
          })
      case .pairs: root["pairs"] = [String: Any]()
      }
    }
    return Self.encode(root)
  }

  private func object(_ type: SimulatorDeviceType) -> [String: Any] {
    [
      "name": type.name, "identifier": type.identifier, "productFamily": type.family,
      "modelIdentifier": type.name,
    ]
  }

  private func object(_ runtime: SimulatorRuntime) -> [String: Any] {
    [
      "identifier": runtime.identifier, "name": runtime.name, "version": runtime.version,
      "buildversion": runtime.build, "platform": "iOS", "isAvailable": true,
      "isInternal": false, "supportedArchitectures": [Self.architecture],
      "supportedDeviceTypes": SimulatorDeviceType.all.map(object),
    ]
  }

  private func object(_ device: SimulatorDevice) -> [String: Any] {
    [
      "name": device.name, "udid": device.udid, "state": device.state, "isAvailable": true,
      "deviceTypeIdentifier": SimulatorDeviceType.named(device.model)?.identifier ?? device.model,
      "dataPath": set.dataPath(of: device), "logPath": "\(set.path(of: device))/Logs",
    ]
  }

  /// `simctl runtime`, as far as tools ask which runtime belongs to which Xcode.
  ///
  /// - Throws: `SimctlError` for what would change the runtimes.
  func runtime(_ words: [String]) throws(SimctlError) -> String {
    let isJSON = words.contains("-j") || words.contains("--json")
    switch words.first {
    case "list":
      guard isJSON else {
        return
          (["== Disk Images =="]
          + SimulatorRuntime.all.map { "-- \($0.name) --\n\($0.name) (\($0.build)) (Ready)" })
          .joined(separator: "\n")
      }
      return Self.encode(
        Dictionary(
          uniqueKeysWithValues: SimulatorRuntime.all.map {
            (
              StableUUID.text(of: $0.identifier),
              [
                "runtimeIdentifier": $0.identifier, "version": $0.version, "build": $0.build,
                "state": "Ready", "platformIdentifier": "com.apple.platform.iphonesimulator",
              ] as [String: Any]
            )
          }))
    case "match":
      let best = SimulatorRuntime.all[SimulatorRuntime.all.count - 1]
      return Self.encode([
        "iphoneos26.2": [
          "chosenRuntimeBuild": best.build, "defaultBuild": best.build,
          "platform": "com.apple.platform.iphoneos", "sdkBuild": best.build, "sdkVersion": "26.2",
        ]
      ])
    case nil, "-h", "--help", "help":
      return "usage: simctl runtime <operation> <arguments>\n\tlist [-j]\n\tmatch list [-j]"
    case let operation?:
      throw SimctlError(
        .failed,
        "simctl runtime \(operation) can't be done: the systems of virtual devices come with this tool."
      )
    }
  }

  static let architecture: String = {
    #if arch(arm64)
      "arm64"
    #else
      "x86_64"
    #endif
  }()

  private static func encode(_ object: [String: Any]) -> String {
    let options: JSONSerialization.WritingOptions = [
      .prettyPrinted, .sortedKeys, .withoutEscapingSlashes,
    ]
    guard let data = try? JSONSerialization.data(withJSONObject: object, options: options) else {
      return "{}"
    }
    return String(decoding: data, as: UTF8.self)
  }
}
