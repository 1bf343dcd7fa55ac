import Foundation

/// What an app has written into its own user defaults, as a domain.
///
/// Foundation for Linux keeps what `UserDefaults.standard` has set apart from the domain of the app's name, although both
/// are one file.
enum OwnDomain {
  static func has(name: String) -> Bool {
    name == Bundle.main.bundleIdentifier ?? ProcessInfo.processInfo.processName
  }

  /// The values that were set, without registered ones.
  static func values(of name: String) -> [String: Any] {
    UserDefaults.standard.synchronize()
    guard let data = FileManager.default.contents(atPath: "\(folder)/\(name).plist"),
      let list = try? PropertyListSerialization.propertyList(from: data, format: nil)
    else { return [:] }
    return list as? [String: Any] ?? [:]
  }

  /// Replaces all values.
  static func set(_ values: [String: Any], of name: String) {
    let defaults = UserDefaults.standard
    for key in self.values(of: name).keys where values[key] == nil {
      defaults.removeObject(forKey: key)
    }
    for (key, value) in values { defaults.set(value, forKey: key) }
    defaults.synchronize()
    NotificationCenter.default.post(name: UserDefaults.didChangeNotification, object: defaults)
  }

  /// Where Foundation keeps the files of domains.
  private static var folder: String {
    let environment = ProcessInfo.processInfo.environment
    if let folder = environment["XDG_CONFIG_HOME"], folder.hasPrefix("/") { return folder }
    return (environment["HOME"] ?? NSHomeDirectory()) + "/.config"
  }
}
