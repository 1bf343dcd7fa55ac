import Foundation
import ReviewRecords

/// The folder in which a generated package, its bundles and its build products are kept for the next run.
///
/// A file is written only if it changes, so that the build does nothing for what is the same; what an
/// earlier run left and this one does not need is removed.
package final class ScratchFolder {
  package let url: URL
  /// What this run needs, relative to `url`.
  private var needed: Set<String> = []

  package init(_ url: URL) throws {
    self.url = url
    do {
      try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    } catch {
      throw ToolError(
        "The folder \(url.path) can't be made: \(error.localizedDescription)\n"
          + "Give another with --scratch-path.")
    }
  }

  /// The folder for a project, when none is given: in the user's caches, named by the project and its place.
  package static func standard(for project: URL, environment: [String: String]) -> URL {
    let caches =
      environment["XDG_CACHE_HOME"].flatMap { $0.hasPrefix("/") ? $0 : nil }
      ?? "\(environment["HOME"] ?? NSTemporaryDirectory())/.cache"
    let name = project.deletingPathExtension().lastPathComponent
    return URL(fileURLWithPath: caches)
      .appendingPathComponent("vitrine/projects/\(name)-\(StableHash.text(of: project.path))")
  }

  package func path(_ relative: String) -> String { url.appendingPathComponent(relative).path }

  // MARK: Writing

  /// Writes a file unless it has these contents already.
  package func write(_ contents: Data, to relative: String) throws {
    needed.insert(relative)
    let file = url.appendingPathComponent(relative)
    if (try? Data(contentsOf: file)) == contents { return }
    try attempt("written", file) {
      try makeFolder(of: file)
      try? FileManager.default.removeItem(at: file)
      try contents.write(to: file)
    }
  }

  package func write(_ text: String, to relative: String) throws {
    try write(Data(text.utf8), to: relative)
  }

  /// Says that a file, which something else writes, is needed.
  package func keep(_ relative: String) { needed.insert(relative) }

  /// Copies a file, or a folder with all that is in it, unless the copy has the same size and date.
  package func copy(_ source: URL, to relative: String) throws {
    var isFolder: ObjCBool = false
    guard FileManager.default.fileExists(atPath: source.path, isDirectory: &isFolder) else {
      return
    }
    guard isFolder.boolValue else { return try copyFile(source, to: relative) }
    let names = (try? FileManager.default.contentsOfDirectory(atPath: source.path)) ?? []
    for name in names.sorted() where name != ".DS_Store" {
      try copy(source.appendingPathComponent(name), to: "\(relative)/\(name)")
    }
  }

  private func copyFile(_ source: URL, to relative: String) throws {
    needed.insert(relative)
    let file = url.appendingPathComponent(relative)
    let manager = FileManager.default
    let old = try? manager.attributesOfItem(atPath: file.path)
    let new = try? manager.attributesOfItem(atPath: source.resolvingSymlinksInPath().path)
    if let old, let new, old[.size] as? UInt64 == new[.size] as? UInt64,
      old[.modificationDate] as? Date == new[.modificationDate] as? Date
    {
      return
    }
    try attempt("copied", source) {
      try makeFolder(of: file)
      try? manager.removeItem(at: file)
      try manager.copyItem(at: source.resolvingSymlinksInPath(), to: file)
      if let date = new?[.modificationDate] {
        try? manager.setAttributes([.modificationDate: date], ofItemAtPath: file.path)
      }
    }
  }

  /// Gives a program another name, under which it finds the bundle that it then lies in.
  package func link(_ program: String, as relative: String) throws {
    needed.insert(relative)
    let file = url.appendingPathComponent(relative)
    let manager = FileManager.default
    try attempt("linked", file) {
      try makeFolder(of: file)
      try? manager.removeItem(at: file)
      do {
        try manager.linkItem(atPath: program, toPath: file.path)
      } catch {
        // Another file system.
        try manager.copyItem(atPath: program, toPath: file.path)
      }
    }
  }

  /// Removes what lies in these folders and was not written, copied or kept.
  package func removeLeftovers(in folders: [String]) {
    let manager = FileManager.default
    for folder in folders {
      let paths = (try? manager.subpathsOfDirectory(atPath: path(folder))) ?? []
      for item in paths.sorted(by: >) {
        let relative = "\(folder)/\(item)"
        guard !needed.contains(relative) else { continue }
        var isFolder: ObjCBool = false
        guard manager.fileExists(atPath: path(relative), isDirectory: &isFolder) else { continue }
        if isFolder.boolValue {
          // Only empty folders go.
          rmdir(path(relative))
        } else {
          try? manager.removeItem(atPath: path(relative))
        }
      }
    }
  }

  // MARK: Parts

  private func makeFolder(of file: URL) throws {
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
  }

  private func attempt(_ what: String, _ file: URL, _ body: () throws -> Void) throws {
    do {
      try body()
    } catch {
      throw ToolError("\(file.path) can't be \(what): \(error.localizedDescription)")
    }
  }
}
