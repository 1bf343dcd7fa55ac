import Foundation
import Synchronization

/// The sources around a test, in which the declarations of views are found by their names.
///
/// A view does not know where it was written, and nothing of this is read before a message needs it.
final class ViewSources: Sendable {
  /// Where a type is declared or extended.
  struct Declaration: Sendable {
    let file: URL
    /// The lines from the declaration to its end, and the number of the first one, counted from 1.
    let lines: [String]
    let first: Int
    let isExtension: Bool

    /// The number of the only line with a word, counted from 1; nil if none or several have it.
    func onlyLine(with word: String) -> Int? {
      var found: Int?
      for (index, line) in lines.enumerated() where line.contains(word) {
        if line.drop(while: \.isWhitespace).hasPrefix("//") { continue }
        if found != nil { return nil }
        found = first + index
      }
      return found
    }
  }

  /// As many files are looked at.
  private static let most = 20_000
  /// Folders of what others have written, and of what is made of sources.
  private static let passedOver: Set<String> = [
    "Pods", "Carthage", "DerivedData", "node_modules", "build", "__Snapshots__", "__Eyes__",
  ]

  private static let known = Mutex<[String: ViewSources]>([:])

  private let files: [URL]
  private let found = Mutex<[String: [Declaration]]>([:])

  /// The sources of the project to which a file belongs; listed once in a process.
  static func around(_ file: String) -> ViewSources {
    let root = root(of: URL(fileURLWithPath: file))
    return known.withLock { known in
      if let sources = known[root.path] { return sources }
      let sources = ViewSources(root)
      known[root.path] = sources
      return sources
    }
  }

  private init(_ root: URL) {
    // The views of the frameworks are none of the app's, where both are in one checkout.
    let own = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent().path
    var files: [URL] = []
    let all = FileManager.default.enumerator(
      at: root, includingPropertiesForKeys: nil, options: .skipsHiddenFiles)
    while let url = all?.nextObject() as? URL, files.count < Self.most {
      if Self.passedOver.contains(url.lastPathComponent) || url.path == own {
        all?.skipDescendants()
      } else if url.pathExtension == "swift" {
        files.append(url)
      }
    }
    self.files = files.sorted { $0.path < $1.path }
  }

  /// The outermost folder above a file with a package or a project, no higher than its repository.
  private static func root(of file: URL) -> URL {
    var folder = file.deletingLastPathComponent()
    var root = folder
    for _ in 0..<16 {
      guard folder.path != "/" else { break }
      let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
      let isProject = names.contains { name in
        name == "Package.swift" || name == ".git" || name.hasSuffix(".xcodeproj")
          || name.hasSuffix(".xcworkspace")
      }
      if isProject { root = folder }
      if names.contains(".git") { break }
      folder = folder.deletingLastPathComponent()
    }
    return root
  }

  // MARK: Declarations

  /// All declarations and extensions of types of a name.
  func declarations(of name: String) -> [Declaration] {
    guard !name.isEmpty else { return [] }
    return found.withLock { found in
      if let known = found[name] { return known }
      let all = files.flatMap { Self.declarations(of: name, in: $0) }
      found[name] = all
      return all
    }
  }

  /// The declaration of a type with its extensions; empty if several types have the name.
  func type(named name: String) -> [Declaration] {
    let all = declarations(of: name)
    return all.count { !$0.isExtension } == 1 ? all : []
  }

  /// A function of a file, from its first line to its last.
  static func function(_ name: String, in file: String) -> Declaration? {
    guard !name.isEmpty else { return nil }
    let url = URL(fileURLWithPath: file)
    let word = "func \(name.prefix { $0 != "(" })"
    guard let lines = lines(of: url, with: word),
      let start = lines.firstIndex(where: { ends($0, with: word) })
    else { return nil }
    return declaration(from: start, in: lines, of: url, isExtension: false)
  }

  private static let keywords = ["struct", "class", "actor", "enum", "extension"]

  private static func declarations(of name: String, in file: URL) -> [Declaration] {
    guard let lines = lines(of: file, with: name) else { return [] }
    return lines.indices.compactMap { index in
      let line = lines[index]
      guard line.contains(name), !line.drop(while: \.isWhitespace).hasPrefix("//"),
        let keyword = keywords.first(where: { ends(line, with: "\($0) \(name)") })
      else { return nil }
      return declaration(from: index, in: lines, of: file, isExtension: keyword == "extension")
    }
  }

  /// The lines of a file in which a word is; nil if it isn't there, which costs nearly nothing.
  private static func lines(of file: URL, with word: String) -> [String]? {
    guard let data = try? Data(contentsOf: file, options: .mappedIfSafe) else { return nil }
    guard data.range(of: Data(word.utf8)) != nil else { return nil }
    return String(decoding: data, as: UTF8.self)
      .split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
  }

  /// Whether words stand in a line, with nothing behind them that would make another word of them.
  private static func ends(_ line: String, with words: String) -> Bool {
    guard let range = line.range(of: words) else { return false }
    let before = line[..<range.lowerBound].last ?? " "
    let next = line[range.upperBound...].first ?? " "
    return before.isWhitespace && !(next.isLetter || next.isNumber || next == "_")
  }

  /// To the first line with a brace at the declaration's own indentation.
  private static func declaration(
    from start: Int, in lines: [String], of file: URL, isExtension: Bool
  ) -> Declaration {
    let indent = lines[start].prefix { $0 == " " || $0 == "\t" }
    let isOneLine =
      lines[start].contains("{")
      && lines[start].count { $0 == "{" } == lines[start].count { $0 == "}" }
    let end = lines[start...].dropFirst().firstIndex { $0.hasPrefix(indent + "}") }
    let last = isOneLine ? start : end ?? start
    return Declaration(
      file: file, lines: Array(lines[start...last]), first: start + 1, isExtension: isExtension)
  }
}
