import Foundation

/// What a source imports, read line by line, and whether it does so in every build.
package struct SourceImports: Equatable, Codable, Sendable {
  /// Imports outside of `#if`.
  package private(set) var always: Set<String> = []
  /// Imports that stand under a condition.
  package private(set) var sometimes: Set<String> = []
  /// Whether a condition asks for Linux.
  package private(set) var knowsLinux = false

  package init() {}

  package init(_ text: String) {
    var depth = 0
    for line in text.utf8.split(separator: UInt8(ascii: "\n")) {
      // Most lines are neither: look at them no further than needed.
      guard let first = line.first(where: { $0 != UInt8(ascii: " ") && $0 != UInt8(ascii: "\t") })
      else { continue }
      if first == UInt8(ascii: "#") {
        let directive = Substring(line).drop { $0 == " " || $0 == "\t" }
        if directive.hasPrefix("#if") { depth += 1 }
        if directive.hasPrefix("#endif") { depth -= 1 }
        if directive.contains("os(Linux)") || directive.contains("canImport(Glibc)") {
          knowsLinux = true
        }
      } else if Self.beginnings.contains(first), let module = Self.module(Substring(line)) {
        if depth > 0 { sometimes.insert(module) } else { always.insert(module) }
      }
    }
  }

  /// The imports of several files together.
  package init(of files: [URL]) {
    for file in files {
      guard let text = try? String(contentsOf: file, encoding: .utf8) else { continue }
      formUnion(SourceImports(text))
    }
  }

  package mutating func formUnion(_ other: SourceImports) {
    always.formUnion(other.always)
    sometimes.formUnion(other.sometimes)
    knowsLinux = knowsLinux || other.knowsLinux
  }

  package var all: Set<String> { always.union(sometimes) }

  /// Where a module is imported first.
  ///
  /// - Returns: The file and the line, from 1; nil where no file imports it.
  static func place(of module: String, in files: [URL]) -> (file: URL, line: Int)? {
    for file in files {
      guard let text = try? String(contentsOf: file, encoding: .utf8) else { continue }
      let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
      if let index = lines.firstIndex(where: { Self.module($0) == module }) {
        return (file, index + 1)
      }
    }
    return nil
  }

  // MARK: Lines

  /// The first letters of `import`, of what may stand before it, and of attributes.
  private static let beginnings = Set("ipf@".utf8)
  private static let before: Set<Substring> = [
    "public", "package", "internal", "private", "fileprivate",
  ]
  private static let kinds: Set<Substring> = [
    "struct", "class", "enum", "protocol", "func", "var", "let", "typealias",
  ]

  private static func module(_ line: Substring) -> String? {
    var words = line.split(whereSeparator: { " \t;\r".contains($0) })[...]
    while let word = words.first, word.hasPrefix("@") || before.contains(word) {
      words.removeFirst()
    }
    guard words.popFirst() == "import" else { return nil }
    if let kind = words.first, kinds.contains(kind) { words.removeFirst() }
    let module = words.first?.split(separator: ".").first.map(String.init)
    return module.flatMap { name in
      name.unicodeScalars.allSatisfy { $0.properties.isXIDContinue || $0 == "_" } ? name : nil
    }
  }
}
