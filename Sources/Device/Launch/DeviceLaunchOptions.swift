import Foundation

/// What the command line and the environment of an app say about the device it is to run on.
///
/// Arguments are those that iOS knows: `-AppleLanguages (de)`, `-AppleLocale de_DE`,
/// `-UIPreferredContentSizeCategoryName UICTContentSizeCategoryXXL`, `-AppleTextDirection YES`.
/// Variables are ours: `VITRINE_DEVICE` (a preset's name), `VITRINE_APPEARANCE` (`light`, `dark`),
/// `VITRINE_SYSTEM_VERSION` (`18`, `26`), `VITRINE_TIME_ZONE` (or else `TZ`), `VITRINE_ORIENTATION` (`portrait`, `landscape`),
/// `VITRINE_CONTENT_SIZE` (as `UICTContentSizeCategoryXXL`), `VITRINE_INCREASE_CONTRAST` (`1`) and
/// `VITRINE_STATUS_BAR` (a `DeviceStatusBar` as JSON).
package struct DeviceLaunchOptions: Hashable, Sendable {
  package var model: DeviceModel
  package var systemVersion = SystemVersion.iOS18
  package var traits: DeviceTraits
  package var orientation: DeviceOrientation
  package var statusBar = DeviceStatusBar()
  /// A line for each setting that was given but cannot be understood.
  package var problems: [String] = []

  package init(
    arguments: [String] = [], environment: [String: String] = [:],
    defaults: DeviceTraits = DeviceTraits()
  ) {
    model = .standard
    traits = defaults
    orientation = .portrait
    // Arguments, which tests can give, say more than what the device is set to.
    readSettings(environment)
    readArguments(Self.pairs(in: arguments))
    readEnvironment(environment)
    traits.calendar.locale = traits.locale
    traits.calendar.timeZone = traits.timeZone
  }

  private mutating func readArguments(_ settings: [String: String]) {
    if let languages = settings["AppleLanguages"] {
      let code = languages.split(whereSeparator: { "(), \"".contains($0) }).first.map(String.init)
      if let code {
        traits.locale = Locale(identifier: code)
        if traits.locale.language.characterDirection == .rightToLeft {
          traits.layoutDirection = .rightToLeft
        }
      }
    }
    if let locale = settings["AppleLocale"] { traits.locale = Locale(identifier: locale) }
    if let name = settings["UIPreferredContentSizeCategoryName"] {
      if let category = DeviceContentSizeCategory(rawValue: name) {
        traits.contentSizeCategory = category
      } else {
        problems.append("unknown content size category \(name)")
      }
    }
    for key in ["AppleTextDirection", "NSForceRightToLeftWritingDirection"] {
      if let value = settings[key], ["YES", "1", "true"].contains(value) {
        traits.layoutDirection = .rightToLeft
      }
    }
  }

  /// What a user would have chosen in Settings.
  private mutating func readSettings(_ environment: [String: String]) {
    if let name = environment["VITRINE_CONTENT_SIZE"] {
      if let category = DeviceContentSizeCategory(rawValue: name) {
        traits.contentSizeCategory = category
      } else {
        problems.append("VITRINE_CONTENT_SIZE: there is no size \(name)")
      }
    }
    if environment["VITRINE_INCREASE_CONTRAST"] == "1" { traits.increaseContrast = true }
    if let text = environment["VITRINE_STATUS_BAR"] {
      do {
        statusBar = try JSONDecoder().decode(DeviceStatusBar.self, from: Data(text.utf8))
      } catch {
        problems.append("VITRINE_STATUS_BAR: \(text) says no status bar")
      }
    }
  }

  private mutating func readEnvironment(_ environment: [String: String]) {
    if let name = environment["VITRINE_DEVICE"] {
      if let preset = DeviceModel.preset(named: name) {
        model = preset
      } else {
        let names = DeviceModel.presets.map(\.name).joined(separator: ", ")
        problems.append("VITRINE_DEVICE: no device is called \(name); there are \(names)")
      }
    }
    if let name = environment["VITRINE_SYSTEM_VERSION"] {
      if let version = Int(name).flatMap(SystemVersion.init(rawValue:)) {
        systemVersion = version
      } else {
        let all = SystemVersion.allCases.map { "\($0.rawValue)" }.joined(separator: ", ")
        problems.append("VITRINE_SYSTEM_VERSION: there is no \(name); there are \(all)")
      }
    }
    if let name = environment["VITRINE_APPEARANCE"] {
      if let scheme = DeviceColorScheme(rawValue: name) {
        traits.colorScheme = scheme
      } else {
        problems.append("VITRINE_APPEARANCE: \(name) is neither light nor dark")
      }
    }
    if let name = environment["VITRINE_TIME_ZONE"] {
      if let zone = TimeZone(identifier: name) {
        traits.timeZone = zone
      } else {
        problems.append("VITRINE_TIME_ZONE: no time zone is called \(name)")
      }
    } else if let zone = environment["TZ"].flatMap(TimeZone.init(identifier:)) {
      // What Foundation takes for the current one.
      traits.timeZone = zone
    }
    switch environment["VITRINE_ORIENTATION"] {
    case nil, "portrait": break
    case "landscape": orientation = .landscapeLeft
    case let name?:
      problems.append("VITRINE_ORIENTATION: \(name) is neither portrait nor landscape")
    }
  }

  /// Makes the zone that was asked for the one that Foundation takes for the current one.
  ///
  /// Before any code of the program runs: Foundation looks once, and the environment must not change later.
  package static func useTimeZone() {
    if let name = getenv("VITRINE_TIME_ZONE") { setenv("TZ", name, 1) }
  }

  /// The `-key value` pairs, as the argument domain of user defaults takes them.
  private static func pairs(in arguments: [String]) -> [String: String] {
    var pairs: [String: String] = [:]
    for (key, value) in zip(arguments, arguments.dropFirst()) where key.hasPrefix("-") {
      pairs[String(key.dropFirst())] = value
    }
    return pairs
  }
}
