/// The release of the system that a device runs, with its leading number as the raw value.
package enum SystemVersion: Int, Codable, CaseIterable, Hashable, Sendable {
  case iOS18 = 18
  case iOS26 = 26

  /// As `UIDevice` tells it: "18.0".
  package var number: String { "\(rawValue).0" }
}
