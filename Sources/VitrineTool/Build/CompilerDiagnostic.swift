/// An error or a warning of the compiler, with the lines of source it shows.
package struct CompilerDiagnostic: Equatable, Sendable {
  package enum Severity: String, Sendable {
    case error
    case warning
    case note
  }

  package var severity: Severity
  package var message: String
  /// Nil for what isn't about a place in a file, such as a failed link.
  package var file: String?
  package var line: Int?
  package var column: Int?
  /// The source lines and markers under the message, as the compiler drew them.
  package var excerpt: [String] = []

  /// Reads the first line of a diagnostic: `path:line:column: error: message`, or `error: message`.
  package init?(line text: String) {
    for severity in [Severity.error, .warning, .note] {
      if text.hasPrefix("\(severity.rawValue): ") {
        self.severity = severity
        message = String(text.dropFirst(severity.rawValue.count + 2))
        return
      }
      guard let range = text.range(of: ": \(severity.rawValue): ") else { continue }
      let place = text[..<range.lowerBound].split(separator: ":", omittingEmptySubsequences: false)
      guard place.count >= 2, let last = place.last.flatMap({ Int($0) }) else { continue }
      self.severity = severity
      message = String(text[range.upperBound...])
      if place.count >= 3, let line = Int(place[place.count - 2]) {
        file = place.dropLast(2).joined(separator: ":")
        self.line = line
        column = last
      } else {
        file = place.dropLast().joined(separator: ":")
        line = last
      }
      return
    }
    return nil
  }

  /// Whether two diagnostics say the same about the same place; the compiler often says it twice.
  package func repeats(_ other: CompilerDiagnostic) -> Bool {
    severity == other.severity && message == other.message && file == other.file
      && line == other.line && column == other.column
  }
}
