import Foundation
import SnapshotTesting

/// A folder of references that is there for one test.
final class SnapshotFolder {
  let url = FileManager.default.temporaryDirectory
    .appendingPathComponent("snapshots-\(UUID().uuidString)")

  deinit { try? FileManager.default.removeItem(at: url) }

  /// What `verifySnapshot` says of a value named `value`.
  func problem<Value, Format>(
    of value: Value, as strategy: Snapshotting<Value, Format>, named name: String? = "value",
    record: SnapshotTestingConfiguration.Record? = .missing, test: String = "test",
    timeout: TimeInterval = 5
  ) -> String? {
    verifySnapshot(
      of: value, as: strategy, named: name, record: record, snapshotDirectory: url.path,
      timeout: timeout, testName: test)
  }

  /// The names of the files, sorted.
  var files: [String] {
    ((try? FileManager.default.contentsOfDirectory(atPath: url.path)) ?? []).sorted()
  }

  func data(_ name: String) throws -> Data {
    try Data(contentsOf: url.appendingPathComponent(name))
  }

  func write(_ data: Data, _ name: String) throws {
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    try data.write(to: url.appendingPathComponent(name))
  }
}
