import Foundation
import SnapshotTesting
import TestReporting

/// Fails unless a value is as the text in the closure behind the call, which is written there where it is
/// missing.
///
/// Differs from Apple's: `fileID` and `function` make no difference: the call is found by its path, line and column.
///
/// - Parameters:
///   - value: The value; nil for none, of which there is no text.
///   - snapshotting: How it becomes text.
///   - message: Said before what differs.
///   - recording: When to write, if not as said elsewhere.
///   - timeout: How long to wait for the snapshot, in real seconds.
///   - syntaxDescriptor: Which closure behind the call holds the text.
///   - expected: The text that there should be.
///   - fileID: The test's file as the compiler names it.
///   - filePath: The path of the test's file.
///   - function: The test's name.
///   - line: The line of the call, counted from 1.
///   - column: The column of the call, counted from 1.
public func assertInlineSnapshot<Value>(
  of value: @autoclosure () throws -> Value?,
  as snapshotting: Snapshotting<Value, String>,
  message: @autoclosure () -> String = "",
  record recording: SnapshotTestingConfiguration.Record? = nil,
  timeout: TimeInterval = 5,
  syntaxDescriptor: InlineSnapshotSyntaxDescriptor = InlineSnapshotSyntaxDescriptor(),
  matches expected: (() -> String)? = nil,
  fileID: StaticString = #fileID,
  file filePath: StaticString = #filePath,
  function: StaticString = #function,
  line: UInt = #line,
  column: UInt = #column
) {
  let check = InlineCheck(
    mode: SnapshotTaking.mode(recording), descriptor: syntaxDescriptor,
    call: InlineCall(path: filePath.description, line: Int(line), column: Int(column)))
  let problem: String?
  do {
    let actual = try value().map {
      try SnapshotTaking.format(of: $0, by: snapshotting, timeout: timeout)
    }
    problem = check.problem(actual: actual, expected: expected?())
  } catch let failure as SnapshotProblem {
    problem = failure.message
  } catch {
    problem = "The value could not be made: \(error)"
  }
  guard let problem else { return }
  let prefix = message()
  recordFailure(
    prefix.isEmpty ? problem : "\(prefix)\n\(problem)",
    at: SourcePosition(file: filePath, line: line, column: column))
}
