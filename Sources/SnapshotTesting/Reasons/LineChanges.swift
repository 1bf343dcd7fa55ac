/// What differs between two lists of lines, in words.
enum LineChanges {
  /// Each change once: a line that took another's place, came or went.
  static func texts(from before: [String], to after: [String]) -> [String] {
    changes(from: before, to: after).map(\.text)
  }

  /// Each change once, with the index of the new line; nil for one that went.
  static func changes(
    from before: [String], to after: [String]
  ) -> [(text: String, line: Int?)] {
    guard before != after else { return [] }
    var (removed, added) = ([(Int, String)](), [(Int, String)]())
    for change in after.difference(from: before) {
      switch change {
      case .remove(let offset, let line, _): removed.append((offset, trimmed(line)))
      case .insert(let offset, let line, _): added.append((offset, trimmed(line)))
      }
    }
    removed.sort { $0.0 < $1.0 }
    added.sort { $0.0 < $1.0 }
    var changes: [(text: String, line: Int?)] = []
    for (_, line) in removed {
      if let index = added.firstIndex(where: { subject($0.1) == subject(line) }) {
        let new = added.remove(at: index)
        changes.append(("\(line) became \(new.1)", new.0))
      } else {
        changes.append(("\(line) is gone", nil))
      }
    }
    return changes + added.map { ("\($0.1) is new", $0.0) }
  }

  /// A line's words and colours alone: what stays where only places and sizes differ.
  static func withoutNumbers(_ line: String) -> String {
    var (result, rest) = ("", Substring(line))
    while let first = rest.first {
      if first == "#" {
        let color = rest.prefix { $0 == "#" || $0.isHexDigit }
        result += color
        rest = rest.dropFirst(color.count)
      } else if first.isNumber || first == "." || first == "-" {
        result += result.hasSuffix("0") ? "" : "0"
        rest = rest.drop { $0.isNumber || $0 == "." || $0 == "-" }
      } else {
        result.append(first)
        rest = rest.dropFirst()
      }
    }
    return result
  }

  /// The line's first word: the kind of view or of command.
  private static func subject(_ line: String) -> Substring { line.prefix { $0 != " " } }

  private static func trimmed(_ line: String) -> String {
    let start = line.firstIndex { $0 != " " } ?? line.endIndex
    let text = String(line[start...])
    return text.count > 160 ? text.prefix(159) + "…" : text
  }
}
