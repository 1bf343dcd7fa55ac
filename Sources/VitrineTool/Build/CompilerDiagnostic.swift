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

  /// The excerpt with the numbers of the user's own lines.
  ///
  /// The compiler writes those of the file that it read, which differ where that file says it is another one.
  package var shownExcerpt: [String] {
    guard let line,
      let mark = excerpt.firstIndex(where: { $0.contains("- \(severity.rawValue): ") }),
      let own = excerpt[..<mark].lazy.reversed().compactMap(Self.number).first, own.number != line
    else { return excerpt }
    return excerpt.map { text in
      guard let (number, end) = Self.number(text) else { return text }
      let shown = String(number + line - own.number)
      let width = text.distance(from: text.startIndex, to: end)
      return String(repeating: " ", count: max(0, width - shown.count)) + shown + text[end...]
    }
  }

  /// The number before a line of source, and where it ends.
  private static func number(_ text: String) -> (number: Int, end: String.Index)? {
    let digits = text.drop { $0 == " " }.prefix { $0.isASCII && $0.isNumber }
    guard text[digits.endIndex...].hasPrefix(" |") else { return nil }
    return Int(digits).map { ($0, digits.endIndex) }
  }

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
