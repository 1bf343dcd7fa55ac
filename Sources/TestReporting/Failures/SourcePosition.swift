import Testing

/// A line of a test's source, as both test frameworks can take it.
package struct SourcePosition: Sendable, Hashable {
  /// The path of the file, as `#filePath` or `#file` gave it.
  package let file: String

  /// Counted from 1.
  package let line: Int

  /// Counted from 1.
  package let column: Int

  package init(file: String, line: Int, column: Int = 1) {
    self.file = file
    self.line = max(line, 1)
    self.column = max(column, 1)
  }

  package init(file: StaticString, line: UInt, column: UInt = 1) {
    self.init(
      file: file.description, line: Int(clamping: line), column: Int(clamping: column))
  }

  package init(_ location: SourceLocation) {
    self.init(file: location.filePath, line: location.line, column: location.column)
  }

  /// Swift Testing's spelling, whose file identifier is the last two components of the path.
  var sourceLocation: SourceLocation {
    let components = file.split(separator: "/").suffix(2)
    let fileID =
      switch components.count {
      case 2: components.joined(separator: "/")
      case 1: "Tests/\(components.joined())"
      default: "Tests/Unknown.swift"
      }
    return SourceLocation(
      fileID: fileID, filePath: file.isEmpty ? fileID : file, line: line, column: column)
  }
}
