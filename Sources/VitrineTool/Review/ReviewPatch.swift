import Foundation
import ReviewRecords

/// A patch of git with pictures in it, against the commit that is checked out.
package struct ReviewPatch {
  private let store: ReviewStore
  private let records: [ReviewRecord]

  package init(_ store: ReviewStore, _ records: [ReviewRecord]) {
    (self.store, self.records) = (store, records)
  }

  /// Writes the patch; neither the work tree nor git's own files are changed.
  ///
  /// - Returns: how many files it is about.
  /// - Throws: `ToolError` if the references are not in a repository.
  package func write(to url: URL) throws -> Int {
    guard let first = records.first else {
      try Data().write(to: url)
      return 0
    }
    let folder = URL(fileURLWithPath: first.reference).deletingLastPathComponent()
    let top = try Git(folder: Self.existing(folder).path, environment: [:])
      .run(["rev-parse", "--show-toplevel"]).line
    let objects = try Git(folder: top, environment: [:])
      .run(["rev-parse", "--path-format=absolute", "--git-path", "objects"]).line
    let scratch = FileManager.default.temporaryDirectory
      .appendingPathComponent("vitrine-patch-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: scratch, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: scratch) }
    // An index and a store of objects of its own, so that the repository stays as it is.
    let git = Git(
      folder: top,
      environment: [
        "GIT_INDEX_FILE": scratch.appendingPathComponent("index").path,
        "GIT_OBJECT_DIRECTORY": scratch.path, "GIT_ALTERNATE_OBJECT_DIRECTORIES": objects,
      ])
    try git.run(["read-tree", "HEAD"])
    var count = 0
    for record in records {
      guard record.reference.hasPrefix(top + "/") else { continue }
      let path = String(record.reference.dropFirst(top.count + 1))
      if record.kind == .missing {
        try git.run(["update-index", "--force-remove", path])
      } else if let file = store.folder.files(of: record).snapshot {
        let object = try git.run(["hash-object", "-w", "--no-filters", file.path]).line
        try git.run(["update-index", "--add", "--cacheinfo", "100644,\(object),\(path)"])
      }
      count += 1
    }
    try git.run(["diff", "--cached", "--binary", "--no-renames", "HEAD"]).output.write(to: url)
    return count
  }

  private static func existing(_ folder: URL) -> URL {
    var folder = folder
    while !FileManager.default.fileExists(atPath: folder.path), folder.path != "/" {
      folder.deleteLastPathComponent()
    }
    return folder
  }
}

/// Runs git.
private struct Git {
  struct Answer {
    let output: Data
    var line: String {
      String(decoding: output, as: UTF8.self).trimmingCharacters(in: .whitespacesAndNewlines)
    }
  }

  let folder: String
  let environment: [String: String]

  @discardableResult
  func run(_ arguments: [String]) throws -> Answer {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = ["git"] + arguments
    process.currentDirectoryURL = URL(fileURLWithPath: folder)
    process.environment = ProcessInfo.processInfo.environment.merging(environment) { $1 }
    let (output, problems) = (Pipe(), Pipe())
    (process.standardOutput, process.standardError) = (output, problems)
    try process.run()
    let data = output.fileHandleForReading.readDataToEndOfFile()
    let said = problems.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    guard process.terminationStatus == 0 else {
      throw ToolError(
        "git \(arguments.first ?? "") failed: \(String(decoding: said, as: UTF8.self))")
    }
    return Answer(output: data)
  }
}
