/// The tests that `-only-testing` and `-skip-testing` leave.
package struct TestSelection {
  private let only: [XcodeBuildTestIdentifier]
  private let skip: [XcodeBuildTestIdentifier]
  /// The names of test targets by their modules.
  private let targets: [String: String]

  package init(
    only: [XcodeBuildTestIdentifier], skip: [XcodeBuildTestIdentifier], targets: [String: String]
  ) {
    self.only = only
    self.skip = skip
    self.targets = targets
  }

  /// Whether only some of the tests are asked for.
  package var isPart: Bool { !(only + skip).isEmpty }

  /// What is asked for, in the caller's words; nil for all tests.
  package var text: String? {
    let words = only.map { "-only-testing:\($0.text)" } + skip.map { "-skip-testing:\($0.text)" }
    return words.isEmpty ? nil : words.joined(separator: " ")
  }

  /// Whether a test is to run: skipping it wins.
  package func includes(_ test: TestID) -> Bool {
    (only.isEmpty || only.contains { matches($0, test) }) && !skip.contains { matches($0, test) }
  }

  private func matches(_ identifier: XcodeBuildTestIdentifier, _ test: TestID) -> Bool {
    var named = test
    // Command lines name targets, the tests their modules.
    if let module = test.target, identifier.target != module { named.target = targets[module] }
    return identifier.matches(named)
  }
}
