import Foundation
import ReviewRecords
import SnapshotTesting
import TestReporting

/// The baselines of one test of an app in one environment: a folder a branch, a picture a checkpoint.
struct BaselineStore {
  /// Of the test.
  private let folder: URL
  /// Where baselines are written.
  let branch: String
  /// Where they are looked for, the nearest first.
  let branches: [String]

  /// - Parameters:
  ///   - root: The folder of all baselines.
  ///   - app: The app's name.
  ///   - test: The test's name.
  ///   - environment: Where it runs.
  ///   - branch: Where baselines are written.
  ///   - branches: Where they are looked for, the nearest first.
  init(
    root: URL, app: String, test: String, environment: String, branch: String,
    branches: [String]
  ) {
    folder = [app, test, environment].reduce(root) {
      $0.appendingPathComponent(Self.name($1))
    }
    self.branch = branch
    self.branches = branches
  }

  /// The folder of all baselines of the tests in a file.
  static func root(beside source: String) -> URL {
    URL(fileURLWithPath: source).deletingLastPathComponent()
      .appendingPathComponent("__Eyes__")
  }

  /// The folder of the test's own branch.
  var url: URL { folder(of: branch) }

  private func folder(of branch: String) -> URL {
    folder.appendingPathComponent(Self.name(branch))
  }

  /// A name as files have it.
  static func name(_ text: String) -> String {
    let name = SnapshotName.sanitized(text)
    return name.isEmpty ? "unnamed" : name
  }

  // MARK: Reading

  /// The baseline of a checkpoint in the nearest branch that has one; nil if none has.
  func baseline(_ step: String) -> URL? {
    branches.lazy.map { file(step, in: $0) }
      .first { FileManager.default.fileExists(atPath: $0.path) }
  }

  /// All baselines that hold, by checkpoint.
  var baselines: [String: URL] {
    var found: [String: URL] = [:]
    for branch in branches.reversed() {
      let folder = folder(of: branch)
      for name in (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
      where name.hasSuffix(".png") {
        found[String(name.dropLast(4))] = folder.appendingPathComponent(name)
      }
    }
    return found
  }

  /// Where the baseline of a checkpoint is written.
  func target(_ step: String) -> URL { file(step, in: branch) }

  private func file(_ step: String, in branch: String) -> URL {
    folder(of: branch).appendingPathComponent("\(step).png")
  }

  // MARK: Writing

  /// Writes the baseline of a checkpoint.
  ///
  /// - Throws: `EyesError.store` if that can't be done.
  func write(_ data: Data, _ step: String) throws {
    let url = target(step)
    do {
      try FileManager.default.createDirectory(
        at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
      try data.writeOutput(to: url, options: .atomic)
    } catch {
      let inner = (error as NSError).userInfo[NSUnderlyingErrorKey] as? NSError
      throw EyesError.store(
        """
        Can't write the baseline \(url.path): \((inner ?? error as NSError).localizedDescription)
        Check that the folder may be written to.
        """)
    }
  }
}
