/// One thing that went wrong in a test.
package struct TestIssue: Equatable, Sendable {
  package enum Kind: String, Sendable {
    case failure
    /// The test process ended while the test was running.
    case crash
    /// The test did not come to an end and was stopped.
    case timeout
  }

  package var kind: Kind
  /// One or more lines.
  package var message: String
  /// An absolute path; nil when the library didn't say.
  package var file: String?
  package var line: Int?

  package init(kind: Kind = .failure, message: String, file: String? = nil, line: Int? = nil) {
    self.kind = kind
    self.message = message
    self.file = file
    self.line = line
  }
}
