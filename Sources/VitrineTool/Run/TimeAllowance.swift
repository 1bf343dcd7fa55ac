import XcodeProjects

/// How much real time each test may take, as test plans and `xcodebuild` say it.
package struct TimeAllowance: Codable, Equatable, Sendable {
  /// What a test has that asks for nothing, in seconds; nil for ten minutes, as Xcode's plans have it.
  package var standard: Double?
  /// What no test may exceed, in seconds; nil gives each what it asks for.
  package var maximum: Double?

  package init(standard: Double? = nil, maximum: Double? = nil) {
    self.standard = standard
    self.maximum = maximum
  }

  /// What a configuration of a test plan says; nil where time is not limited.
  package init?(_ options: TestOptions) {
    guard options.hasTimeouts else { return nil }
    self.init(
      standard: options.defaultTimeAllowance, maximum: options.maximumTimeAllowance)
  }

  /// How long a test may take.
  ///
  /// - Parameter asked: What the test itself asks for; nil for nothing.
  /// - Returns: Whole minutes.
  func granted(_ asked: Duration? = nil) -> Duration {
    let wanted = Self.minutes(asked ?? .seconds(standard ?? 600))
    return maximum.map { min(wanted, Self.minutes(.seconds($0))) } ?? wanted
  }

  /// The same where somebody has said it, so that a test may also be silent for so long.
  func expected(_ asked: Duration? = nil) -> Duration? {
    asked == nil && standard == nil ? nil : granted(asked)
  }

  /// A time rounded up to whole minutes, of which there is at least one.
  private static func minutes(_ time: Duration) -> Duration {
    let seconds = time / .seconds(1)
    return .seconds(60 * max(1, (seconds / 60).rounded(.up)))
  }

  // MARK: What tests ask for

  /// A variable that is there where time is limited.
  static let variable = "VITRINE_TIME_ALLOWANCES"

  /// Reads the line that a test prints where it asks for time.
  static func asked(in line: String) -> Duration? {
    guard let start = line.range(of: "vitrine: this test may take "), line.hasSuffix(" s") else {
      return nil
    }
    return Int(line[start.upperBound...].dropLast(2)).map { .seconds($0) }
  }
}
