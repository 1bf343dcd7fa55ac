import Device
import Foundation

/// What a user sets on a device, for the next processes on it.
extension Simctl {
  // MARK: Appearance

  func changeSetting(_ words: [String]) throws {
    guard words.count >= 2 else {
      throw SimctlError(
        .usage,
        "usage: simctl ui <device> appearance|content_size|increase_contrast [<value>]")
    }
    var device = try bootedDevice(words[0], to: "change the settings")
    let value = words.count > 2 ? words[2] : nil
    switch words[1] {
    case "appearance":
      guard let value else { return print(device.appearance.rawValue) }
      guard let scheme = DeviceColorScheme(rawValue: value) else {
        throw SimctlError(.usage, "Invalid appearance: \(value). It is light or dark.")
      }
      device.appearance = scheme
    case "content_size":
      guard let value else { return print(ContentSizeName.name(of: device.contentSize)) }
      guard let size = ContentSizeName.size(value, from: device.contentSize) else {
        throw SimctlError(
          .usage,
          "Invalid content size: \(value). There are: increment, decrement, "
            + DeviceContentSizeCategory.allCases.map(ContentSizeName.name).joined(separator: ", "))
      }
      device.contentSize = size
    case "increase_contrast":
      guard let value else { return print(device.increasesContrast ? "enabled" : "disabled") }
      guard ["enabled", "disabled"].contains(value) else {
        throw SimctlError(.usage, "Invalid value: \(value). It is enabled or disabled.")
      }
      device.increasesContrast = value == "enabled"
    default:
      throw SimctlError(
        .usage,
        "Invalid option: \(words[1]). There are: appearance, content_size, increase_contrast.")
    }
    try set.save(device)
    try tellApps(on: device, .init(.appearance, device.appearance.rawValue))
  }

  // MARK: Status bar

  func changeStatusBar(_ words: [String]) throws {
    guard words.count >= 2 else {
      throw SimctlError(.usage, "usage: simctl status_bar <device> list|clear|override ...")
    }
    var device = try bootedDevice(words[0], to: "change the status bar")
    switch words[1] {
    case "list":
      print("Current Status Bar Overrides:\n=============================")
      guard let bar = device.statusBar else { return }
      print(StatusBarOptions.lines(of: bar).joined(separator: "\n"))
      return
    case "clear": device.statusBar = nil
    case "override":
      var bar = device.statusBar ?? DeviceStatusBar()
      try StatusBarOptions.apply(Array(words.dropFirst(2)), to: &bar)
      device.statusBar = bar
    default:
      throw SimctlError(.usage, "Invalid operation: \(words[1]). It is list, clear or override.")
    }
    try set.save(device)
  }

  // MARK: Permissions

  private static let services = [
    "all", "calendar", "contacts-limited", "contacts", "location", "location-always", "photos-add",
    "photos", "media-library", "microphone", "motion", "reminders", "siri", "camera",
    "notifications",
  ]

  /// What apps can ask for here.
  private static let asked: Set = [
    "notifications", "location", "location-always", "photos", "camera", "microphone", "contacts",
    "calendar", "reminders", "motion",
  ]

  func changePermission(_ words: [String]) throws {
    guard words.count >= 3, ["grant", "revoke", "reset"].contains(words[1]) else {
      throw SimctlError(
        .usage,
        "usage: simctl privacy <device> grant|revoke|reset <service> [<bundle identifier>]")
    }
    var device = try bootedDevice(words[0], to: "change permissions")
    let service = words[2]
    guard Self.services.contains(service) else {
      throw SimctlError(
        .usage,
        "Invalid service: \(service). There are: \(Self.services.joined(separator: ", ")).")
    }
    let named = service == "all" ? Self.services.filter { $0 != "all" } : [service]
    guard words.count > 3 || words[1] == "reset" else {
      throw SimctlError(.usage, "\(words[1]) needs the bundle identifier of an app.")
    }
    let apps = words.count > 3 ? [words[3]] : Array(device.permissions.keys)
    for app in apps {
      for name in named {
        device.permissions[app, default: [:]][name] =
          words[1] == "reset" ? nil : words[1] == "grant" ? .granted : .denied
      }
      if device.permissions[app]?.isEmpty == true { device.permissions[app] = nil }
    }
    try set.save(device)
    if service != "all", !Self.asked.contains(service) {
      warn(
        "note: kept, but no framework here asks for \(service); what apps can ask for: "
          + Self.asked.sorted().joined(separator: ", ") + ".")
    }
  }
}

/// The names that `simctl ui content_size` has for sizes of text.
enum ContentSizeName {
  static func name(of size: DeviceContentSizeCategory) -> String {
    let words = "\(size)".map { $0.isUppercase ? "-\($0.lowercased())" : String($0) }.joined()
    return words
  }

  /// The size that a word means: a name, or one step up or down.
  static func size(
    _ word: String, from current: DeviceContentSizeCategory
  ) -> DeviceContentSizeCategory? {
    let all = DeviceContentSizeCategory.allCases
    guard let place = all.firstIndex(of: current) else { return nil }
    switch word {
    case "increment": return all[min(place + 1, all.count - 1)]
    case "decrement": return all[max(place - 1, 0)]
    default: return all.first { name(of: $0) == word }
    }
  }
}
