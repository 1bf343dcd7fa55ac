import Foundation

/// Where a reference lies.
struct SnapshotFile {
  /// The folder of the references of one file of tests.
  let folder: URL
  /// The name of the file of tests, without its ending.
  let suite: String
  /// The test's name as files have it.
  let test: String
  let url: URL
  /// The file's name without its endings.
  let name: String
  /// Where a Mac has its reference; nil if that is the same file.
  let twin: URL?

  /// - Parameters:
  ///   - source: The path of the file of tests.
  ///   - folder: Where references lie, instead of beside that file.
  ///   - test: The test's name.
  ///   - identifier: The snapshot's name or number.
  ///   - pathExtension: The ending; nil for none.
  ///   - suffix: What stands before the ending, empty for nothing.
  init(
    source: String, folder: String?, test: String, identifier: String, pathExtension: String?,
    suffix: String
  ) {
    let source = URL(fileURLWithPath: source, isDirectory: false)
    suite = source.deletingPathExtension().lastPathComponent
    self.folder =
      folder.map { URL(fileURLWithPath: $0, isDirectory: true) }
      ?? source.deletingLastPathComponent().appendingPathComponent("__Snapshots__")
      .appendingPathComponent(suite)
    self.test = SnapshotName.sanitized(test)
    let base = "\(self.test).\(SnapshotName.sanitized(identifier))"
    name = base
    let ending = pathExtension.map { $0.isEmpty ? "" : ".\($0)" } ?? ""
    let plain = self.folder.appendingPathComponent(base + ending)
    url = suffix.isEmpty ? plain : self.folder.appendingPathComponent("\(base).\(suffix)\(ending)")
    twin = suffix.isEmpty ? nil : plain
  }

  /// Before the ending of references that only this renderer can meet.
  static let systemSuffix = "vitrine"
}
