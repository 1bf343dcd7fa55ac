import Foundation
import SwiftParser
import SwiftSyntax

/// A parsed file of a target: the types that it declares and the names that its code uses.
struct SourceFile {
  /// From the root of the repository.
  let path: String
  /// The name of the target.
  let target: String
  /// The folders below the target's, such as "Views/Lists"; empty for files of the target itself.
  let folder: String
  let tree: SourceFileSyntax
  private let lines: Lines

  init(path: String) throws {
    self.path = path
    let text = try String(contentsOfFile: path, encoding: .utf8)
    let tree = Parser.parse(source: text)
    self.tree = tree
    lines = Lines(path: path, tree: tree)
    let parts = path.split(separator: "/")
    target = String(parts[1])
    folder = parts.dropFirst(2).dropLast().joined(separator: "/")
  }

  func line(of node: some SyntaxProtocol) -> Int {
    node.startLocation(converter: lines.converter, afterLeadingTrivia: true).line
  }

  /// Where the lines of a file begin, which only those ask that have something to say of it.
  private final class Lines {
    private let path: String
    private let tree: SourceFileSyntax
    private(set) lazy var converter = SourceLocationConverter(fileName: path, tree: tree)

    init(path: String, tree: SourceFileSyntax) {
      self.path = path
      self.tree = tree
    }
  }

  // MARK: Reading

  /// All Swift files below `folders`, parsed.
  static func all(below folders: [String]) throws -> [SourceFile] {
    try all(at: paths(below: folders))
  }

  static func paths(below folders: [String]) -> [String] {
    var paths: [String] = []
    for folder in folders {
      let names = FileManager.default.enumerator(atPath: folder)
      while let name = names?.nextObject() as? String {
        if name.hasSuffix(".swift") { paths.append(folder + "/" + name) }
      }
    }
    return paths.sorted()
  }

  /// The files at `paths`, each parsed once for all checks, side by side.
  static func all(at paths: [String]) throws -> [SourceFile] {
    let missing = paths.filter { known[$0] == nil }
    let parsed = Parsed(count: missing.count)
    DispatchQueue.concurrentPerform(iterations: missing.count) { number in
      parsed.set(Result { try SourceFile(path: missing[number]) }, at: number)
    }
    for (path, file) in zip(missing, parsed.results) { known[path] = try file?.get() }
    return paths.compactMap { known[$0] }
  }

  nonisolated(unsafe) private static var known: [String: SourceFile] = [:]

  private final class Parsed: @unchecked Sendable {
    private let lock = NSLock()
    private(set) var results: [Result<SourceFile, any Error>?]

    init(count: Int) { results = Array(repeating: nil, count: count) }

    func set(_ result: Result<SourceFile, any Error>, at number: Int) {
      lock.withLock { results[number] = result }
    }
  }
}
