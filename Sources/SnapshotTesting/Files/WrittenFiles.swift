import Foundation
import Synchronization
import TestReporting

/// What this process has written as references, so that no two snapshots take one name.
final class WrittenFiles: Sendable {
  private struct Writing {
    let data: Data
    let place: String
  }

  static let shared = WrittenFiles()

  private let writings = Mutex<[String: Writing]>([:])

  /// Writes a reference.
  ///
  /// - Throws: `SnapshotProblem` if another snapshot of this run has written something else there, or if
  ///   nothing can be written.
  func write(_ data: Data, to url: URL, place: String) throws {
    try writings.withLock { writings in
      // What was deleted or changed since is no longer the other snapshot's.
      if let earlier = writings[url.path], (try? Data(contentsOf: url)) == earlier.data {
        guard earlier.data != data else { return }
        throw SnapshotProblem(
          """
          Two snapshots of this run have one name, and differ: \(url.path)
          The other one was recorded at \(earlier.place), and is kept. Give them names of their own \
          with named:.
          """)
      }
      do {
        try FileManager.default.createDirectory(
          at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
        try data.writeOutput(to: url, options: .atomic)
      } catch {
        throw SnapshotProblem.unwritable(url, error)
      }
      writings[url.path] = Writing(data: data, place: place)
    }
  }
}
