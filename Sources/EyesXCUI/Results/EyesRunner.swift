/// Gathers the results of several tests.
@MainActor @preconcurrency
open class EyesRunner {
  private var results: [TestResults] = []

  /// A runner of sessions that are looked at together.
  public init() {}

  /// Takes the results of a test that has ended.
  open func aggregateResult(_ result: TestResults) { results.append(result) }

  /// The results of all tests so far.
  open func getAllTestResults() -> TestResultsSummary { TestResultsSummary(results: results) }

  /// The results of all tests so far.
  ///
  /// - Throws: `EyesError` of the first test that differs, if errors are wanted.
  open func getAllTestResults(shouldThrowException: Bool) throws -> TestResultsSummary {
    if shouldThrowException, let failed = results.first(where: { !$0.isPassed }) {
      throw EyesError.diffsFound(failed, message: "\(failed.name) differs from its baseline.")
    }
    return getAllTestResults()
  }
}

/// The runner that compares on this machine.
@MainActor @preconcurrency
open class ClassicRunner: EyesRunner {}

/// The results of several tests.
public struct TestResultsSummary: Sendable, Sequence {
  private let results: [TestResults]

  init(results: [TestResults]) {
    self.results = results
  }

  /// Those of all sessions that have been closed, in their order.
  public func getAllResults() -> [TestResults] { results }

  public func makeIterator() -> IndexingIterator<[TestResults]> { results.makeIterator() }
}
