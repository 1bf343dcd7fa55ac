import Device
import Foundation

/// Lets the device speak another language for a while.
@MainActor
enum MatrixLanguage {
  /// - Parameters:
  ///   - language: The identifier of a locale; nil for the device's.
  ///   - body: What is done meanwhile.
  /// - Returns: what `body` gives.
  static func run<Result>(_ language: String?, _ body: () -> Result) -> Result {
    guard let language else { return body() }
    let device = Device.main
    let traits = device.traits
    defer { device.traits = traits }
    let spoken = Locale(identifier: language)
    device.traits.locale = spoken
    device.traits.calendar.locale = spoken
    return DeviceLocale.during(spoken, body)
  }
}
