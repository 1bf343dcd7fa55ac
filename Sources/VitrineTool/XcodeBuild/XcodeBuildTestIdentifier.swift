/// A value of `-only-testing` and `-skip-testing`: a target, a class in it, or one test.
package struct XcodeBuildTestIdentifier: Equatable, Sendable {
  package var target: String
  /// The class, or suites from the outside in.
  package var suites: [String]
  /// The test without what stands in its parentheses; nil for a whole class or target.
  package var test: String?
  /// As it was written.
  package var text: String

  /// Reads `Target`, `Target/Class`, `Target/Class/testMethod` with or without parentheses, and
  /// `Target/Suite/function(label:)`.
  ///
  /// Of a last part without parentheses only the listing of tests can tell what it is: it is taken for
  /// a class as the second part, and for a test as the third.
  ///
  /// - Throws: `XcodeBuildError` for an empty part.
  package init(_ text: String) throws(XcodeBuildError) {
    let parts = text.split(separator: "/", omittingEmptySubsequences: false).map(String.init)
    guard !parts.contains("") else {
      throw XcodeBuildError(
        .usage, "“\(text)” names no test; the form is Target, Target/Class or Target/Class/test.")
    }
    self.text = text
    target = parts[0]
    let rest = parts.dropFirst()
    if let last = rest.last, last.hasSuffix(")") || rest.count > 1 {
      test = last
      suites = Array(rest.dropLast())
    } else {
      suites = Array(rest)
    }
  }

  /// Whether a test is meant.
  package func matches(_ id: TestID) -> Bool {
    guard id.target == nil || id.target == target else { return false }
    let path = id.suite.split(separator: "/").map(String.init)
    guard path.starts(with: suites) else {
      return test == nil && suites.count == 1 && suites[0] == Self.plain(id.name) && path.isEmpty
    }
    guard let test else { return true }
    if path.count == suites.count { return Self.same(test, id.name) }
    // A suite inside a suite, written without parentheses.
    return !test.hasSuffix(")") && path[suites.count] == test
  }

  private static func same(_ written: String, _ name: String) -> Bool {
    written == name
      || plain(written) == plain(name) && (written.hasSuffix("()") || !written.hasSuffix(")"))
  }

  private static func plain(_ name: String) -> String { String(name.prefix { $0 != "(" }) }
}
