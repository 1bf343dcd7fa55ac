import Device

/// The options of `simctl status_bar override`.
enum StatusBarOptions {
  /// Changes a bar as the options say.
  ///
  /// - Throws: `SimctlError` for an option that there isn't, or whose value can't be shown.
  static func apply(_ words: [String], to bar: inout DeviceStatusBar) throws(SimctlError) {
    guard !words.isEmpty, words.count.isMultiple(of: 2) else {
      throw SimctlError(
        .usage, "status_bar override takes options with a value each, as --time 9:41.")
    }
    for index in stride(from: 0, to: words.count, by: 2) {
      try apply(words[index], words[index + 1], to: &bar)
    }
  }

  private static func apply(
    _ option: String, _ value: String, to bar: inout DeviceStatusBar
  ) throws(SimctlError) {
    switch option {
    case "--time": bar.time = time(value)
    case "--dataNetwork": try setNetwork(value, of: &bar)
    case "--wifiMode":
      guard value == "active" else { throw notShown(option, value) }
      bar.wifiBars = bar.wifiBars ?? 3
    case "--wifiBars": bar.wifiBars = try number(option, value, upTo: 3)
    case "--cellularMode":
      guard ["active", "notSupported"].contains(value) else { throw notShown(option, value) }
      bar.cellularBars = value == "active" ? bar.cellularBars ?? 4 : nil
    case "--cellularBars": bar.cellularBars = try number(option, value, upTo: 4)
    case "--operatorName":
      // Devices of today show none beside the time.
      guard value.isEmpty else { throw notShown(option, value) }
    case "--batteryState":
      guard let state = DeviceStatusBar.BatteryState(rawValue: value) else {
        throw SimctlError(.usage, "Invalid battery state: \(value).")
      }
      bar.batteryState = state
    case "--batteryLevel": bar.batteryLevel = try number(option, value, upTo: 100)
    default: throw SimctlError(.usage, "Invalid option: \(option)")
    }
  }

  /// A date in the form of ISO 8601 shows its hours and minutes.
  private static func time(_ value: String) -> String {
    let parts = value.split(separator: "T")
    guard parts.count == 2 else { return value }
    let numbers = parts[1].split(separator: ":").prefix(2)
    guard numbers.count == 2, let hour = Int(numbers[0]) else { return value }
    return "\(hour):\(numbers[1])"
  }

  private static let networks = [
    "3g": "3G", "4g": "4G", "lte": "LTE", "lte-a": "LTE", "lte+": "LTE+", "5g": "5G", "5g+": "5G+",
    "5g-uwb": "5G UW", "5g-uc": "5G UC",
  ]

  private static func setNetwork(
    _ value: String, of bar: inout DeviceStatusBar
  ) throws(SimctlError) {
    bar.network = nil
    switch value {
    case "wifi": bar.wifiBars = bar.wifiBars ?? 3
    case "hide": bar.wifiBars = nil
    default:
      guard let name = networks[value] else {
        throw SimctlError(.usage, "Invalid data network: \(value).")
      }
      bar.network = name
    }
  }

  private static func number(
    _ option: String, _ value: String, upTo limit: Int
  ) throws(SimctlError) -> Int {
    guard let number = Int(value), (0...limit).contains(number) else {
      throw SimctlError(.usage, "\(option) takes a number from 0 to \(limit), not \(value).")
    }
    return number
  }

  private static func notShown(_ option: String, _ value: String) -> SimctlError {
    SimctlError(
      .failed, "simctl status_bar \(option) \(value) can't be done: the bar has no sign for it.")
  }

  /// A bar in the words of `status_bar list`.
  static func lines(of bar: DeviceStatusBar) -> [String] {
    var lines: [String] = []
    if let time = bar.time { lines.append("Time: \(time)") }
    lines.append("DataNetworkType: \(bar.network ?? (bar.wifiBars == nil ? "hide" : "wifi"))")
    lines.append("WiFi Mode: active, WiFi Bars: \(bar.wifiBars ?? 0)")
    lines.append(
      "Cell Mode: \(bar.cellularBars == nil ? "notSupported" : "active"), "
        + "Cell Bars: \(bar.cellularBars ?? 0)")
    lines.append("Battery State: \(bar.batteryState.rawValue), Battery Level: \(bar.batteryLevel)")
    return lines
  }
}
