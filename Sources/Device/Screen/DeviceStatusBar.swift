/// What the status bar shows: by default the device's time, with full signals.
package struct DeviceStatusBar: Codable, Hashable, Sendable {
  package enum BatteryState: String, Codable, CaseIterable, Sendable {
    case charging
    /// On the cable, and full.
    case charged
    case discharging
  }

  /// Nil for the device's, on tablets with the date.
  package var time: String?
  package var batteryState = BatteryState.discharging
  /// In percent.
  package var batteryLevel = 100
  /// From 0 to 3; nil where there is no Wi-Fi.
  package var wifiBars: Int? = 3
  /// From 0 to 4; nil on a device without a phone in it.
  package var cellularBars: Int? = 4
  /// What stands in the place of the Wi-Fi's sign, as `5G`.
  package var network: String?

  package init() {}
}
