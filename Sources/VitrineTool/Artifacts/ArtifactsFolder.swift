import Foundation

/// The folder in which a run leaves pictures, trees and logs, one folder a test.
///
/// The test libraries find it in the environment variable `VITRINE_ARTIFACTS` and write to
/// `<folder>/<Suite>.<test>/`.
package struct ArtifactsFolder: Sendable {
  package let url: URL
  private static let marker = ".made-by-vitrine"

  /// Makes the folder, or empties it of what an earlier run left in it.
  ///
  /// A folder that this tool didn't make is used as it is: nothing of it is removed.
  /// - Throws: `ToolError` when the folder can't be made or written to.
  package init(_ url: URL) throws {
    self.url = url
    let manager = FileManager.default
    var isDirectory: ObjCBool = false
    if manager.fileExists(atPath: url.path, isDirectory: &isDirectory), !isDirectory.boolValue {
      throw ToolError(
        "The artifacts folder \(url.path) is a file.\nGive another with --artifacts.")
    }
    let isNew = !manager.fileExists(atPath: url.path)
    let marker = url.appendingPathComponent(Self.marker)
    do {
      try manager.createDirectory(at: url, withIntermediateDirectories: true)
      if manager.fileExists(atPath: marker.path) {
        for name in try manager.contentsOfDirectory(atPath: url.path) where name != Self.marker {
          try manager.removeItem(at: url.appendingPathComponent(name))
        }
      } else if isNew {
        try Data().write(to: marker)
      }
      if let problem = WritablePlace.problem(of: url.path) { throw ToolError(problem) }
    } catch {
      throw ToolError(
        """
        The artifacts folder \(url.path) can't be written to: \(Self.reason(error))
        Give another with --artifacts.
        """)
    }
  }

  /// The folder for Swift Testing's attachments; nil when it can't be made.
  package func attachments() -> String? {
    let folder = url.appendingPathComponent("attachments")
    try? FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    return FileManager.default.fileExists(atPath: folder.path) ? folder.path : nil
  }

  /// The files that belong to a test, sorted by name, as absolute paths.
  package func files(of test: TestID) -> [String] {
    let manager = FileManager.default
    let folders = ((try? manager.contentsOfDirectory(atPath: url.path)) ?? [])
      .filter { Self.names(of: test).contains(Self.normalized($0)) }
    return folders.sorted().flatMap { folder -> [String] in
      let path = url.appendingPathComponent(folder).path
      return ((try? manager.subpathsOfDirectory(atPath: path)) ?? []).sorted()
        .map { "\(path)/\($0)" }
        .filter {
          var isDirectory: ObjCBool = false
          return manager.fileExists(atPath: $0, isDirectory: &isDirectory) && !isDirectory.boolValue
        }
    }
  }

  /// Writes a file into the folder of a test; a failure to do so only costs the file.
  package func write(_ text: String, named name: String, for test: TestID) {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: url.path)) ?? []
    let existing = names.first { Self.names(of: test).contains(Self.normalized($0)) }
    let folder = url.appendingPathComponent(existing ?? Self.folderName(of: test))
    try? FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    try? Data(text.utf8).write(to: folder.appendingPathComponent(name))
  }

  /// Moves the files of a folder that was filed under another name to the folder of a test.
  package func adopt(_ name: String, for test: TestID) {
    let manager = FileManager.default
    let source = url.appendingPathComponent(name)
    guard let names = try? manager.contentsOfDirectory(atPath: source.path) else { return }
    let folder = url.appendingPathComponent(Self.folderName(of: test))
    try? manager.createDirectory(at: folder, withIntermediateDirectories: true)
    for name in names {
      try? manager.moveItem(
        at: source.appendingPathComponent(name), to: folder.appendingPathComponent(name))
    }
    try? manager.removeItem(at: source)
  }

  // MARK: Names

  private static func folderName(of test: TestID) -> String {
    String(test.title.map { $0 == "/" || $0 == "\0" ? "_" : $0 })
  }

  /// The spellings under which a test library may have filed a test's artifacts.
  private static func names(of test: TestID) -> Set<String> {
    [
      normalized(test.title), normalized(test.specifier),
      normalized("\(test.target ?? "").\(test.title)"),
    ]
  }

  private static func normalized(_ name: String) -> String {
    String(name.lowercased().filter { $0.isLetter || $0.isNumber })
  }

  private static func reason(_ error: any Error) -> String {
    if let error = error as? ToolError { return error.description }
    let underlying = (error as NSError).userInfo[NSUnderlyingErrorKey] as? NSError
    return underlying?.localizedDescription ?? (error as NSError).localizedDescription
  }
}
