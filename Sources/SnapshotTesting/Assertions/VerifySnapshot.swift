import Foundation

/// Compares a value with its reference, for assertions of a test's own.
///
/// Differs from Apple's: `fileID` and `column` make no difference: the problem is returned without a place.
///
/// - Parameters:
///   - value: The value.
///   - snapshotting: How it is made comparable.
///   - name: The snapshot's name; numbers are given without one.
///   - recording: When to record, if not as said elsewhere.
///   - snapshotDirectory: Where references lie; nil for `__Snapshots__` beside the test's file.
///   - timeout: How long to wait for the snapshot, in real seconds.
///   - fileID: The test's file as the compiler names it.
///   - filePath: The path of the test's file.
///   - testName: The test's name.
///   - line: The caller's line, counted from 1.
///   - column: The caller's column, counted from 1.
/// - Returns: What is wrong; nil if the value is as its reference.
public func verifySnapshot<Value, Format>(
  of value: @autoclosure () throws -> Value,
  as snapshotting: Snapshotting<Value, Format>,
  named name: String? = nil,
  record recording: SnapshotTestingConfiguration.Record? = nil,
  snapshotDirectory: String? = nil,
  timeout: TimeInterval = 5,
  fileID: StaticString = #fileID,
  file filePath: StaticString = #filePath,
  testName: String = #function,
  line: UInt = #line,
  column: UInt = #column
) -> String? {
  SnapshotCheck(
    strategy: snapshotting, name: name, record: recording, folder: snapshotDirectory,
    timeout: timeout, source: filePath.description, test: testName, line: line
  ).problem(of: value)
}
