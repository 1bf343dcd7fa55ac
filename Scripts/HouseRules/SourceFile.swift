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
  let converter: SourceLocationConverter

  init(path: String) throws {
    self.path = path
    let text = try String(contentsOfFile: path, encoding: .utf8)
    tree = Parser.parse(source: text)
    converter = SourceLocationConverter(fileName: path, tree: tree)
    let parts = path.split(separator: "/")
    target = String(parts[1])
    folder = parts.dropFirst(2).dropLast().joined(separator: "/")
  }

  func line(of node: some SyntaxProtocol) -> Int {
    node.startLocation(converter: converter, afterLeadingTrivia: true).line
  }

  /// All Swift files below `folders`, parsed.
  static func all(below folders: [String]) throws -> [SourceFile] {
    var paths: [String] = []
    for folder in folders {
      let names = FileManager.default.enumerator(atPath: folder)
      while let name = names?.nextObject() as? String {
        if name.hasSuffix(".swift") { paths.append(folder + "/" + name) }
      }
    }
    return try paths.sorted().map { try SourceFile(path: $0) }
  }
}
