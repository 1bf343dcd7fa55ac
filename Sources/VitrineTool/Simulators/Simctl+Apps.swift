import Foundation

/// What is done to apps on a device.
extension Simctl {
  // MARK: Installing

  func install(_ words: [String]) throws {
    guard words.count == 2 else {
      throw SimctlError(.usage, "usage: simctl install <device> <path of an app>")
    }
    var device = try bootedDevice(words[0], to: "install an app")
    let app = try InstalledApp(words[1])
    _ = try SimulatedApp(app.identifier, on: device, in: set).send(.init(.terminate))
    let copy = try app.copy(to: bundleFolder(of: app.identifier, on: device))
    device.apps[app.identifier] = SimulatorDevice.App(
      path: copy.path, executable: app.executable, schemes: app.schemes)
    try set.save(device)
  }

  func uninstall(_ words: [String]) throws {
    guard words.count == 2 else {
      throw SimctlError(.usage, "usage: simctl uninstall <device> <bundle identifier>")
    }
    var device = try bootedDevice(words[0], to: "uninstall an app")
    _ = try SimulatedApp(words[1], on: device, in: set).send(.init(.terminate))
    device.apps[words[1]] = nil
    device.permissions[words[1]] = nil
    try set.save(device)
    try? FileManager.default.removeItem(at: bundleFolder(of: words[1], on: device))
    try? FileManager.default.removeItem(atPath: set.container(of: words[1], on: device))
  }

  private func bundleFolder(of identifier: String, on device: SimulatorDevice) -> URL {
    URL(fileURLWithPath: set.dataPath(of: device)).appendingPathComponent(
      "Containers/Bundle/Application/\(StableUUID.text(of: identifier))")
  }

  func listApps(_ words: [String]) throws {
    let device = try bootedDevice(words.first, to: "list the apps")
    let list = device.apps.mapValues { app in
      ["CFBundleExecutable": app.executable, "Path": app.path, "ApplicationType": "User"]
    }
    let data = try PropertyListSerialization.data(fromPropertyList: list, format: .xml, options: 0)
    print(String(decoding: data, as: UTF8.self).withoutLastLineEnd)
  }

  func appInfo(_ words: [String]) throws {
    let device = try bootedDevice(words.first, to: "tell of an app")
    let app = try installed(words.dropFirst().first, on: device)
    print(
      """
      ApplicationType = User;
      Bundle = "\(app.app.path)";
      CFBundleExecutable = \(app.app.executable);
      CFBundleIdentifier = "\(app.identifier)";
      DataContainer = "\(set.container(of: app.identifier, on: device))";
      """)
  }

  func tellContainer(_ words: [String]) throws {
    let device = try bootedDevice(words.first, to: "find a container")
    let app = try installed(words.dropFirst().first, on: device)
    switch words.count > 2 ? words[2] : "app" {
    case "app": print(app.app.path)
    case "data":
      print(try set.homeEnvironment(of: app.identifier, on: device)["CFFIXED_USER_HOME"] ?? "")
    case let kind:
      throw SimctlError(
        .failed, "simctl get_app_container \(kind) can't be done: apps share no folders here.")
    }
  }

  func installed(
    _ identifier: String?, on device: SimulatorDevice
  ) throws -> (identifier: String, app: SimulatorDevice.App) {
    guard let identifier else {
      throw SimctlError(.usage, "The bundle identifier of an app is missing.\n\(Self.usage)")
    }
    guard let app = device.apps[identifier] else {
      let others = device.apps.keys.sorted().joined(separator: ", ")
      throw SimctlError(
        .failed,
        "No app \(identifier) is installed on \(device.name). There "
          + (others.isEmpty ? "is none; use simctl install." : "are: \(others)."))
    }
    return (identifier, app)
  }

  // MARK: Running

  func launch(_ words: [String]) throws {
    var words = words[...]
    var restarts = false
    while let word = words.first, word.hasPrefix("-") {
      guard word == "--terminate-running-process" else {
        throw SimctlError(
          .failed,
          "simctl launch \(word) can't be done: an app is launched on its own, without a console.")
      }
      restarts = true
      words = words.dropFirst()
    }
    let device = try bootedDevice(words.popFirst(), to: "launch an app")
    let app = try installed(words.popFirst(), on: device)
    let running = SimulatedApp(app.identifier, on: device, in: set)
    if restarts { _ = try running.send(.init(.terminate)) }
    let process = try start(app.identifier, app.app, on: device, arguments: Array(words))
    print("\(app.identifier): \(process)")
  }

  /// Launches an app unless it runs.
  ///
  /// - Returns: The number of its process.
  private func start(
    _ identifier: String, _ app: SimulatorDevice.App, on device: SimulatorDevice,
    arguments: [String] = []
  ) throws -> Int32 {
    let running = SimulatedApp(identifier, on: device, in: set)
    if let process = try running.send(.init(.state))?.process { return process }
    var variables = environment
    // An app is no part of the run that may have launched it.
    variables[RunMarker.variable] = nil
    variables.merge(device.environment(for: [identifier])) { $1 }
    variables.merge(try set.homeEnvironment(of: identifier, on: device)) { $1 }
    let product = InstalledApp.productFile(in: bundleFolder(of: identifier, on: device)).path
    if FileManager.default.fileExists(atPath: product) { variables["VITRINE_PRODUCT"] = product }
    let prefix = "SIMCTL_CHILD_"
    for (name, value) in environment where name.hasPrefix(prefix) {
      variables[String(name.dropFirst(prefix.count))] = value
    }
    let keeper = DetachedProcess(
      program: program,
      arguments: [
        "simulated-app", "--socket", running.socket, "\(app.path)/\(app.executable)", "--",
      ] + arguments, environment: variables, log: "\(set.path(of: device))/Logs/\(identifier).log")
    let number = try keeper.start()
    while !DetachedProcess.hasEnded(number) {
      if let process = try running.send(.init(.state))?.process {
        var device = device
        device.front = identifier
        try set.save(device)
        return process
      }
      usleep(20_000)
    }
    throw SimctlError(
      .failed, "\(identifier) could not be launched on \(device.name):\n\(keeper.logText)")
  }

  func terminate(_ words: [String]) throws {
    let device = try bootedDevice(words.first, to: "terminate an app")
    let app = try installed(words.dropFirst().first, on: device)
    let running = SimulatedApp(app.identifier, on: device, in: set)
    guard try running.send(.init(.terminate)) != nil else {
      throw SimctlError(
        .failed, "\(app.identifier) does not run on \(device.name): found nothing to terminate.")
    }
  }

  func stopApps(on device: SimulatorDevice) throws {
    for identifier in device.apps.keys {
      _ = try SimulatedApp(identifier, on: device, in: set).send(.init(.terminate))
    }
  }

  /// Tells the apps that run what has changed on the device.
  func tellApps(on device: SimulatorDevice, _ request: SimulatedApp.Request) throws {
    for identifier in device.apps.keys {
      _ = try SimulatedApp(identifier, on: device, in: set).send(request)
    }
  }

  // MARK: Using

  func openURL(_ words: [String]) throws {
    guard words.count == 2 else {
      throw SimctlError(.usage, "usage: simctl openurl <device> <URL>")
    }
    let device = try bootedDevice(words[0], to: "open a URL")
    let scheme = words[1].prefix { $0 != ":" }.lowercased()
    let apps = device.apps.filter { $0.value.schemes.contains { $0.lowercased() == scheme } }
    let chosen = apps.first { $0.key == device.front } ?? apps.min { $0.key < $1.key }
    guard let (identifier, app) = chosen else {
      throw SimctlError(
        .failed,
        "simctl openurl \(words[1]) can't be done: no app on \(device.name) opens \(scheme): "
          + "(CFBundleURLTypes), and there is no browser.")
    }
    _ = try start(identifier, app, on: device)
    _ = try SimulatedApp(identifier, on: device, in: set).send(.init(.openURL, words[1]))
  }

  func useScreen(_ words: [String]) throws {
    let device = try bootedDevice(words.first, to: "use the screen")
    guard words.count > 1, words[1] == "screenshot" else {
      throw SimctlError(
        .failed,
        "simctl io \(words.dropFirst().first ?? "") can't be done: only screenshot is there.")
    }
    let options = words.dropFirst(2).filter { $0.hasPrefix("-") && $0 != "-" }
    for option in options
    where !["--type=png", "--mask=ignored", "--display=internal"].contains(option) {
      throw SimctlError(
        .failed,
        "simctl io screenshot \(option) can't be done: pictures are PNG files of the whole screen.")
    }
    guard let path = words.dropFirst(2).first(where: { !$0.hasPrefix("-") }) else {
      throw SimctlError(.usage, "usage: simctl io <device> screenshot <file>")
    }
    let file = URL(fileURLWithPath: path).standardizedFileURL.path
    let front = device.front.map { SimulatedApp($0, on: device, in: set) }
    guard try front?.send(.init(.screenshot, file)) != nil else {
      throw SimctlError(
        .failed,
        "simctl io screenshot can't be done: no app runs on \(device.name), and there is no home screen to "
          + "show. Launch one with simctl launch.")
    }
    warn("Wrote screenshot to: \(file)")
  }
}
