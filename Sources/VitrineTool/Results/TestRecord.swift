/// What became of one test.
package struct TestRecord: Equatable, Sendable {
  package enum Status: String, Sendable {
    case passed
    case failed
    case skipped
    /// The run was stopped before the test ended, or before it began.
    case unfinished
  }

  package var id: TestID
  /// The name given with `@Test("...")`.
  package var displayName: String?
  package var status: Status
  /// In seconds; nil for a test that didn't end.
  package var duration: Double?
  package var issues: [TestIssue] = []
  /// Why the test was skipped.
  package var skipReason: String?
  /// What the test printed; empty for Swift Testing, whose tests print side by side.
  package var output: [String] = []
  /// Absolute paths of the files that belong to the test.
  package var artifacts: [String] = []
  /// When it began, in seconds since 1970; nil where nobody noted it.
  package var start: Double?
  /// The configuration of the test plan in which it ran; nil where there is just one.
  package var configuration: String?
  /// The identifier of the virtual device on which it ran; nil for the standard one.
  package var device: String?
  /// All its runs in their order, this one among them, where there were several.
  package var runs: [TestRecord] = []

  package init(id: TestID, status: Status, duration: Double? = nil, issues: [TestIssue] = []) {
    self.id = id
    self.status = status
    self.duration = duration
    self.issues = issues
  }

  package var isCrashed: Bool { issues.contains { $0.kind == .crash } }
}
