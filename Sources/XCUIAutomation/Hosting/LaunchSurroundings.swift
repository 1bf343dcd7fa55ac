import Device
import Foundation
import UIKit

/// What a launch gives an app that runs in the process of the test, in place of what the process has.
@MainActor
final class LaunchSurroundings {
  private let arguments: [String]
  private let environment: [String: String]
  private var old: Old?

  /// How everything was before.
  private struct Old {
    let arguments: [String]
    let environment: [String: String?]
    let defaults: [String: Any?]
    let model: DeviceModel
    let systemVersion: SystemVersion
    let statusBar: DeviceStatusBar
    let traits: DeviceTraits
    let orientation: DeviceOrientation
    let locale: Locale
  }

  /// - Parameters:
  ///   - arguments: Those of the app, of which the first is its name.
  ///   - environment: Variables of the app, added to those of the test.
  init(arguments: [String], environment: [String: String]) {
    self.arguments = arguments
    self.environment = environment
  }

  func enter() {
    let device = UIApplication.shared.device
    let variables = ProcessInfo.processInfo.environment
    let stored =
      Bundle.main.bundleIdentifier.flatMap(UserDefaults.standard.persistentDomain)
      ?? UserDefaults.standard.dictionaryRepresentation()
    old = Old(
      arguments: CommandLine.arguments,
      environment: environment.reduce(into: [:]) { $0[$1.key] = .some(variables[$1.key]) },
      defaults: settings.reduce(into: [:]) { $0[$1.key] = .some(stored[$1.key]) },
      model: device.model, systemVersion: device.systemVersion, statusBar: device.statusBar,
      traits: device.traits, orientation: device.orientation, locale: DeviceLocale.current)
    setArguments(arguments)
    for (name, value) in environment { set(name, to: value) }
    for (key, value) in settings { UserDefaults.standard.set(value, forKey: key) }
  }

  func leave() {
    guard let old else { return }
    self.old = nil
    setArguments(old.arguments)
    for (name, value) in old.environment { set(name, to: value) }
    for (key, value) in old.defaults { UserDefaults.standard.set(value, forKey: key) }
    let device = UIApplication.shared.device
    device.model = old.model
    device.systemVersion = old.systemVersion
    device.statusBar = old.statusBar
    device.traits = old.traits
    device.orientation = old.orientation
    DeviceLocale.current = old.locale
  }

  /// What user defaults answer for the arguments, as `-isFirstLaunch NO`; Foundation reads those of the process once.
  private var settings: [String: String] {
    var settings: [String: String] = [:]
    for (key, value) in zip(arguments.dropFirst(), arguments.dropFirst(2))
    where key.hasPrefix("-") && key.count > 1 && !value.hasPrefix("-") {
      settings[String(key.dropFirst())] = value
    }
    // The device reads these itself, and they are no texts.
    for key in ["AppleLanguages", "AppleLocale"] { settings[key] = nil }
    return settings
  }

  /// Changes a variable, which a process with several threads had better not do.
  ///
  /// Another one may read it just then; but at a launch the test waits, and with it whatever it has set off.
  private func set(_ name: String, to value: String?) {
    if let value { setenv(name, value, 1) } else { unsetenv(name) }
  }

  /// Calls `body` with the arguments as C has them; they stay for as long as the process, as an app may expect.
  func withArguments<Result>(
    _ body: (Int32, UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>) -> Result
  ) -> Result {
    let list = UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>.allocate(
      capacity: arguments.count + 1)
    for (index, argument) in arguments.enumerated() { list[index] = strdup(argument) }
    list[arguments.count] = nil
    return body(Int32(arguments.count), list)
  }
}

/// The setter of `CommandLine.arguments`, which Swift 6 offers no more but keeps for programs built before.
@_silgen_name("$ss11CommandLineO9argumentsSaySSGvsZ")
private func setArguments(_ arguments: __owned [String])

/// In place of Foundation's, which keeps what it has read first.
@_silgen_name("$s20FoundationEssentials11ProcessInfoC9argumentsSaySSGvg")
public func _processInfoArguments() -> [String] { CommandLine.arguments }

@used @section(".init_array")
private let seam: @convention(c) () -> Void = { ToolchainProbe.register(makeSeam) }

@Sendable
private func makeSeam() -> Seam {
  Seam(
    "Arguments of apps in the process of their tests",
    needs:
      "the setter of CommandLine's arguments, the getter of ProcessInfo's, the program's symbols",
    cost: "With XCUI_IN_PROCESS no app can be launched, or none with launchArguments."
  ) {
    let setter = "$ss11CommandLineO9argumentsSaySSGvsZ"
    let getter = "$s20FoundationEssentials11ProcessInfoC9argumentsSaySSGvg"
    if let problem = ProgramSymbol.problem(calling: [setter]) { return problem }
    if let problem = ProgramSymbol.problem(replacing: [getter]) { return problem }
    guard ProgramFile.current != nil else { return "the program's own file cannot be read" }
    return nil
  }
}
