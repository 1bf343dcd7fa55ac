import Foundation
import TestReporting

/// Where snapshots that differ from their references are put for a look.
enum FailedSnapshots {
  /// The folder that `SNAPSHOT_ARTIFACTS` names, else the one for temporary files.
  static var folder: URL {
    let path = ProcessConfiguration.environment("SNAPSHOT_ARTIFACTS") ?? NSTemporaryDirectory()
    return URL(fileURLWithPath: path, isDirectory: true)
  }

  /// Where the snapshot is put that differs from the reference in `file`.
  static func url(of file: SnapshotFile) -> URL {
    folder.appendingPathComponent(file.suite).appendingPathComponent(file.url.lastPathComponent)
  }

  /// Puts a snapshot and the picture of its difference, if there is one, where they can be looked at.
  ///
  /// - Returns: where they are.
  /// - Throws: `SnapshotProblem` if nothing can be written.
  static func write(
    _ data: Data, difference: XCTAttachment?, of file: SnapshotFile
  ) throws -> (snapshot: URL, difference: URL?) {
    let url = url(of: file)
    let pathExtension = url.pathExtension
    let marked = difference.map { _ in
      url.deletingPathExtension().appendingPathExtension("difference")
        .appendingPathExtension(pathExtension)
    }
    do {
      try FileManager.default.createDirectory(
        at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
      try data.writeOutput(to: url)
      if let marked, let difference { try difference.contents.writeOutput(to: marked) }
    } catch {
      throw SnapshotProblem.unwritable(url, error)
    }
    return (url, marked)
  }
}
