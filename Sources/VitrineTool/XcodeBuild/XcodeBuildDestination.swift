/// A `-destination`: where an app is to run.
package struct XcodeBuildDestination: Equatable, Sendable {
  /// Whether it only says for which platform to build.
  package var isGeneric = false
  /// As `iOS Simulator`.
  package var platform: String?
  package var name: String?
  /// The identifier of one device.
  package var id: String?
  /// As `18.1` or `latest`.
  package var system: String?
  package var architecture: String?
  package var variant: String?

  /// Whether tests can run there: in a simulator, or on a device that isn't named more closely.
  package var isSimulator: Bool {
    guard let platform else { return true }
    return platform.lowercased() == "ios simulator"
  }

  package init() {}

  /// Reads `platform=iOS Simulator,name=iPhone 16,OS=18.1` and `generic/platform=iOS`.
  ///
  /// - Throws: `XcodeBuildError` for a word that isn't a key with a value, or an unknown key.
  package init(_ text: String) throws(XcodeBuildError) {
    var text = text
    if text.hasPrefix("generic/") {
      isGeneric = true
      text = String(text.dropFirst("generic/".count))
    }
    for pair in text.split(separator: ",") {
      let sides = pair.split(separator: "=", maxSplits: 1).map { $0.trimmingSpaces }
      guard sides.count == 2 else {
        throw XcodeBuildError(
          .usage, "“\(pair)” in -destination '\(text)' is no key with a value, as name=iPhone 16.")
      }
      switch sides[0] {
      case "platform": platform = sides[1]
      case "name": name = sides[1]
      case "id": id = sides[1]
      case "OS": system = sides[1]
      case "arch": architecture = sides[1]
      case "variant": variant = sides[1]
      default:
        throw XcodeBuildError(
          .usage,
          "“\(sides[0])” is no key of -destination. Keys: platform, name, id, OS, arch, variant.")
      }
    }
  }

  /// As messages show it: `{ platform:iOS Simulator, OS:18.1, name:iPhone 16 }`.
  package var description: String {
    let parts = [
      ("platform", platform), ("variant", variant), ("arch", architecture), ("id", id),
      ("OS", system), ("name", name),
    ]
    return "{ "
      + parts.compactMap { key, value in value.map { "\(key):\($0)" } }
      .joined(separator: ", ") + " }"
  }

  /// What is said when no device fits.
  ///
  /// - Parameters:
  ///   - available: The devices that there are.
  ///   - scheme: The scheme that was asked for.
  /// - Returns: The error, whose status is 70.
  package func missing(
    among available: [XcodeBuildDestination], scheme: String
  ) -> XcodeBuildError {
    var lines = [
      "Unable to find a destination matching the provided destination specifier:",
      "\t\t\(description)", "", "\tAvailable destinations for the \"\(scheme)\" scheme:",
    ]
    lines += available.map { "\t\t\($0.description)" }
    return XcodeBuildError(.noDestination, lines.joined(separator: "\n"))
  }
}

extension Substring {
  fileprivate var trimmingSpaces: String {
    var part = self
    while part.first == " " { part.removeFirst() }
    while part.last == " " { part.removeLast() }
    return String(part)
  }
}
