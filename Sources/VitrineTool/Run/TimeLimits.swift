/// How long tests may take in real time.
package struct TimeLimits: Equatable, Sendable {
  /// A process that neither begins nor ends a test nor prints anything for so long is stopped; nil never.
  package var silence: Duration?
  /// All tests together are stopped after so long; nil never.
  package var total: Duration?
  /// What each test may take; nil for any time.
  package var allowance: TimeAllowance?

  package init(silence: Duration? = .seconds(60), total: Duration? = nil) {
    self.silence = silence
    self.total = total
  }

  /// How long one test may take that goes on printing.
  package var chatter: Duration? { silence.map { $0 * 10 } }

  /// How often a test that takes long is named.
  package static let beat = Duration.seconds(10)
}
