import SnapshotTesting

@testable import InlineSnapshotTesting

/// The comparison behind the assertion, for calls in sources that a test makes.
enum InlineCheckForTests {
  static func problem(
    of value: String?, path: String, line: Int, column: Int,
    record: SnapshotTestingConfiguration.Record, expected: String?
  ) -> String? {
    InlineCheck(
      mode: record, descriptor: InlineSnapshotSyntaxDescriptor(),
      call: InlineCall(path: path, line: line, column: column)
    ).problem(actual: value, expected: expected)
  }
}
