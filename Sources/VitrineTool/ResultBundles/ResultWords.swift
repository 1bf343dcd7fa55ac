import Foundation

/// How results are called and written in Apple's answers.
enum ResultWords {
  static func result(_ status: String) -> String {
    switch status {
    case "passed": "Passed"
    case "skipped": "Skipped"
    case "failed": "Failed"
    default: "unknown"
    }
  }

  /// What became of many.
  static func result(of tests: [ResultBundle.Test]) -> String {
    let results = tests.map { result($0.status) }
    if results.contains("Failed") { return "Failed" }
    if results.contains("unknown") { return "unknown" }
    if !results.isEmpty, results.allSatisfy({ $0 == "Skipped" }) { return "Skipped" }
    return "Passed"
  }

  /// As `0.5s`, `1m 2s`.
  static func duration(_ seconds: Double) -> String {
    guard seconds >= 60 else { return "\(Self.trimmed(seconds))s" }
    return "\(Int(seconds) / 60)m \(Int(seconds) % 60)s"
  }

  private static func trimmed(_ seconds: Double) -> String {
    // Two digits, or what is left of something very short.
    let digits = seconds < 0.01 && seconds > 0 ? 1_000_000.0 : 100
    let rounded = (seconds * digits).rounded() / digits
    if rounded == rounded.rounded() { return "\(Int(rounded))" }
    return rounded < 0.0001 ? "0" : "\(rounded)"
  }

  static func url(_ test: ResultBundle.Test, in bundle: ResultBundle) -> String {
    let path = ([bundle.plan, test.target] + [test.identifier]).joined(separator: "/")
    let escaped = path.addingPercentEncoding(withAllowedCharacters: .urlPathAllowed) ?? path
    return "test://com.apple.xcode/\(escaped)"
  }

  static func device(_ device: ResultBundle.Device) -> ResultValue {
    .members([
      "deviceId": .text(device.id), "deviceName": .text(device.name),
      "architecture": .text(SimctlListing.architecture), "modelName": .text(device.model),
      "osVersion": .text(device.system), "osBuildNumber": .text(device.build),
      "platform": "iOS Simulator",
    ])
  }

  static func devices(_ bundle: ResultBundle) -> ResultValue { .list(bundle.devices.map(device)) }

  /// The configurations, numbered from 1.
  static func configurations(_ bundle: ResultBundle) -> ResultValue {
    let names = bundle.configurations.isEmpty ? ["Test Scheme Action"] : bundle.configurations
    return .list(
      zip(names.indices, names).map {
        .members(["configurationId": .text("\($0 + 1)"), "configurationName": .text($1)])
      })
  }
}
