import Foundation

/// `xcrun simctl`: makes, changes and uses virtual devices.
package struct Simctl {
  package var set: SimulatorSet
  package var environment: [String: String]
  /// The program of this tool, which keeps the apps that are launched.
  package var program = URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath().path
  /// Takes what is printed, whole lines.
  package var print: (String) -> Void
  /// Takes what is told about it.
  package var warn: (String) -> Void
  /// What `-` stands for in the place of a file.
  package var input: () -> Data = { FileHandle.standardInput.readDataToEndOfFile() }

  package init(
    set: SimulatorSet, environment: [String: String], print: @escaping (String) -> Void,
    warn: @escaping (String) -> Void
  ) {
    self.set = set
    self.environment = environment
    self.print = print
    self.warn = warn
  }

  /// Does what a command line asks for, without the name of the command.
  ///
  /// - Returns: The exit status.
  package func run(_ words: [String]) -> Int32 {
    do {
      try dispatch(words)
      return 0
    } catch let error as SimctlError {
      warn(error.description)
      return error.status.rawValue
    } catch {
      warn("\(error)")
      return SimctlError.Status.failed.rawValue
    }
  }

  private func dispatch(_ words: [String]) throws {
    var words = words[...]
    // One set of devices is all there is.
    if words.first == "--set" { words = words.dropFirst(2) }
    guard let verb = words.popFirst() else { throw SimctlError(.usage, Self.usage) }
    let rest = Array(words)
    switch verb {
    case "list": print(try SimctlListing(set: set, words: rest).text)
    case "create": try create(rest)
    case "clone": try clone(rest)
    case "rename": try rename(rest)
    case "delete": try delete(rest)
    case "boot": try boot(rest)
    case "bootstatus": try bootStatus(rest)
    case "shutdown": try shutdown(rest)
    case "erase": try erase(rest)
    case "getenv": try getVariable(rest)
    case "ui": try changeSetting(rest)
    case "status_bar": try changeStatusBar(rest)
    case "privacy": try changePermission(rest)
    case "install": try install(rest)
    case "uninstall": try uninstall(rest)
    case "listapps": try listApps(rest)
    case "appinfo": try appInfo(rest)
    case "get_app_container": try tellContainer(rest)
    case "launch": try launch(rest)
    case "terminate": try terminate(rest)
    case "openurl": try openURL(rest)
    case "push": try push(rest)
    case "io": try useScreen(rest)
    case "runtime": print(try SimctlListing(set: set, words: []).runtime(rest))
    case "help", "-h", "--help": print(Self.usage)
    default: throw Self.refusal(of: verb)
    }
  }

  // MARK: Words

  /// The one device that a word means.
  func device(_ word: String?) throws(SimctlError) -> SimulatorDevice {
    guard let word else { throw SimctlError(.usage, Self.usage) }
    guard let device = set.devices(named: word).first else {
      throw SimctlError(
        .noDevice,
        word == "booted" ? "No devices are booted." : "Invalid device: \(word)")
    }
    return device
  }

  /// The devices that words mean, at least one.
  func devices(_ words: [String]) throws(SimctlError) -> [SimulatorDevice] {
    guard !words.isEmpty else { throw SimctlError(.usage, Self.usage) }
    var found: [SimulatorDevice] = []
    for word in words {
      let devices = set.devices(named: word)
      guard !devices.isEmpty || word == "all" else { throw try missing(word) }
      found += devices.filter { !found.contains($0) }
    }
    return found
  }

  private func missing(_ word: String) throws(SimctlError) -> SimctlError {
    do {
      _ = try device(word)
      return SimctlError(.noDevice, "Invalid device: \(word)")
    } catch {
      return error
    }
  }

  private static func refusal(of verb: String) -> SimctlError {
    let reasons = [
      "spawn": "a device has no programs of its own; run the program on this machine",
      "location":
        "an app is put somewhere by its test: XCUIDevice.shared.location, which CLLocationManager tells",
      "addmedia":
        "the photo library is in the app's own process; fill it there or in a hosted test, through PHPhotoLibrary",
      "pbcopy": "each process has a pasteboard of its own; set UIPasteboard.general in the app",
      "pbpaste": "each process has a pasteboard of its own; read UIPasteboard.general in the app",
      "pbsync": "each process has a pasteboard of its own",
      "keychain":
        "the keychain is the app's own and takes no certificates; SecItemAdd fills it, simctl uninstall empties it",
      "pair": "there are no watches here", "unpair": "there are no watches here",
      "diagnose": "there is no service that could be looked at",
      "logverbose": "there is no service that writes a log",
      "icloud_sync": "there is no iCloud here", "upgrade": "devices keep their system",
    ]
    guard let reason = reasons[verb] else {
      return SimctlError(.usage, "Unrecognized subcommand: \(verb)\n\(usage)")
    }
    return SimctlError(.failed, "simctl \(verb) can't be done: \(reason).")
  }

  static let usage = """
    usage: simctl <subcommand> ...
      list [-j] [devices|devicetypes|runtimes|pairs] [<search term>|available]
      create <name> <device type> [<runtime>]    clone, rename, delete, erase
      boot, bootstatus [-b], shutdown <device>|all
      ui <device> appearance|content_size|increase_contrast [<value>]
      status_bar <device> list|clear|override [--time ...] [--batteryLevel ...] ...
      privacy <device> grant|revoke|reset <service> <bundle identifier>
      install, uninstall, listapps, get_app_container <device> ...
      launch, terminate, openurl <device> ...
      push <device> [<bundle identifier>] <JSON file>|-
      io <device> screenshot <file>
    A device is its identifier, its name, or booted.
    """
}
