/// How tests are run: what a scheme or a configuration of a test plan says.
package struct TestOptions: Equatable, Sendable {
  /// How often a test is run.
  package enum Repetition: Equatable, Sendable {
    case once
    /// Up to so many times, until it passes.
    case retryOnFailure(Int)
    /// Up to so many times, until it fails.
    case untilFailure(Int)
    /// So many times.
    case fixed(Int)
  }

  package var environment: [String: String] = [:]
  /// The launch arguments, one word each.
  package var arguments: [String] = []
  /// As `de`; nil leaves the device's.
  package var language: String?
  /// As `DE`; nil leaves the device's.
  package var region: String?
  package var measuresCoverage = false
  /// The targets that coverage is limited to; empty means all.
  package var coverageTargets: [TargetReference] = []
  package var isRandomOrder = false
  package var repetition = Repetition.once
  package var hasTimeouts = false
  /// In seconds.
  package var defaultTimeAllowance: Double?
  /// In seconds.
  package var maximumTimeAllowance: Double?
  /// The simulated place, as `London, England`, or a GPX file.
  package var location: String?
  /// The target in whose settings `$(…)` in arguments and variables are looked up.
  package var expansionTarget: TargetReference?
  /// `keepNever`, `keepAlways` or `deleteOnSuccess`, for attachments that tests make.
  package var attachmentLifetime: String?
  /// The same for the screenshots of UI tests.
  package var screenshotLifetime: String?

  package init() {}

  /// The options with `$(…)` in arguments and variables replaced.
  package func expanded(by settings: BuildSettings) -> TestOptions {
    var result = self
    result.environment = environment.mapValues(settings.expand)
    result.arguments = arguments.map(settings.expand)
    return result
  }
}
