import Foundation

/// Where a line of an adapted file stands in the user's own.
///
/// Adapted files begin with a directive that names the user's file, by which the compiler tells all places in it. Macros
/// ask for the place that they are written at and get that in the adapted file: Swift Testing tells it of a function
/// that throws.
struct AdaptedPlace {
  /// The user's file of each adapted one, and its line that the adapted file's second line is; nil for files that are
  /// not adapted.
  private var sources: [String: (file: String, line: Int)?] = [:]

  mutating func original(_ file: String, _ line: Int) -> (file: String, line: Int) {
    guard file.hasSuffix(".swift"), let source = source(of: file), line > 1 else {
      return (file, line)
    }
    return (source.file, source.line + line - 2)
  }

  private mutating func source(of file: String) -> (file: String, line: Int)? {
    if let known = sources[file] { return known }
    let source = Self.directive(in: file)
    sources[file] = .some(source)
    return source
  }

  /// What `#sourceLocation(file: "…", line: N)` says in a file's first line.
  private static func directive(in file: String) -> (file: String, line: Int)? {
    guard let handle = FileHandle(forReadingAtPath: file),
      let data = try? handle.read(upToCount: 8192)
    else { return nil }
    let first = String(decoding: data.prefix { $0 != UInt8(ascii: "\n") }, as: UTF8.self)
    guard
      let match = first.wholeMatch(
        of: /#sourceLocation\(file: "(?<file>(?:[^"\\]|\\.)*)", line: (?<line>\d+)\)\s*/),
      let line = Int(match.line)
    else { return nil }
    return (String(match.file).replacing(/\\(.)/) { $0.1 }, line)
  }
}
