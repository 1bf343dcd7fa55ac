import XcodeProjects

/// Which tests of a pass run once more, and what becomes of a test that ran several times.
package struct TestRounds {
  private let repetition: TestOptions.Repetition
  /// How many rounds there have been.
  private var count = 0
  /// By the test, its runs in their order.
  private var runs: [TestID: [TestRecord]] = [:]

  package init(_ repetition: TestOptions.Repetition) {
    self.repetition = repetition
  }

  /// Takes the results of a round.
  ///
  /// - Parameter records: The results.
  /// - Returns: The tests of the next round, in the same order; none when all has been done.
  package mutating func next(after records: [TestRecord]) -> [TestID] {
    count += 1
    for record in records { runs[record.id, default: []].append(record) }
    guard count < limit else { return [] }
    return records.filter { record in
      switch (repetition, record.status) {
      case (_, .unfinished), (_, .skipped), (.once, _): false
      case (.retryOnFailure, let status): status == .failed
      case (.untilFailure, let status): status == .passed
      case (.fixed, _): true
      }
    }.map(\.id)
  }

  private var limit: Int {
    switch repetition {
    case .once: 1
    case .retryOnFailure(let count), .untilFailure(let count), .fixed(let count): max(1, count)
    }
  }

  /// What became of each test: one that may be retried passes if its last run does, else all have to.
  ///
  /// - Parameter order: The tests in the order that the results are to have; others come last.
  /// - Returns: One result for each test.
  package func results(in order: TestList) -> [TestRecord] {
    order.sorted(
      runs.values.compactMap { runs in
        let failed = runs.last { $0.status == .failed || $0.status == .unfinished }
        let isRetry = if case .retryOnFailure = repetition { true } else { false }
        let decisive = isRetry ? runs.last : failed ?? runs.last
        guard var result = decisive else { return nil }
        if runs.count > 1 { result.runs = runs }
        return result
      }.sorted { $0.id.specifier < $1.id.specifier })
  }
}
