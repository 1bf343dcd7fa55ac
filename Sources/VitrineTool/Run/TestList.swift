import Foundation

/// The tests that a run is expected to run, as far as the list can tell.
package struct TestList: Equatable, Sendable {
  package private(set) var tests: [TestID]

  package init(_ tests: [TestID]) {
    self.tests = tests
  }

  /// Reads what `swift test list` prints; lines that aren't tests are passed over.
  package init(output: [String]) {
    tests = output.compactMap(TestID.init(specifier:))
  }

  package func tests(of library: TestID.Library) -> [TestID] {
    tests.filter { $0.library == library }
  }

  /// The records in the order of the list; those that it doesn't have come last.
  package func sorted(_ records: [TestRecord]) -> [TestRecord] {
    let places = Dictionary(zip(tests, tests.indices)) { first, _ in first }
    return records.enumerated().sorted {
      (places[$0.element.id] ?? tests.count, $0.offset)
        < (places[$1.element.id] ?? tests.count, $1.offset)
    }.map(\.element)
  }

  /// The tests that any of the filters matches and none of the skips, as `swift test` does it.
  ///
  /// - Throws: `ToolError` for a pattern that isn't a regular expression.
  package func selecting(filters: [String], skips: [String]) throws -> TestList {
    let filters = try filters.map { try Self.expression($0, option: "--filter") }
    let skips = try skips.map { try Self.expression($0, option: "--skip") }
    return TestList(
      tests.filter { test in
        let name = test.specifier
        return (filters.isEmpty || filters.contains { $0.matches(name) })
          && !skips.contains { $0.matches(name) }
      })
  }

  private static func expression(_ pattern: String, option: String) throws -> NSRegularExpression {
    do {
      return try NSRegularExpression(pattern: pattern)
    } catch {
      throw ToolError(
        """
        Not a regular expression: \(option) \(pattern)
        A special character such as ( or [ is matched literally with a backslash before it.
        """)
    }
  }
}

extension NSRegularExpression {
  fileprivate func matches(_ text: String) -> Bool {
    firstMatch(in: text, range: NSRange(text.startIndex..., in: text)) != nil
  }
}
