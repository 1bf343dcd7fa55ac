/// What differs between two lists of lines, in words.
enum LineChanges {
  /// Each change once: a line that took another's place, came or went.
  static func texts(from before: [String], to after: [String]) -> [String] {
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
    var texts: [String] = []
    for (_, line) in removed {
      if let index = added.firstIndex(where: { subject($0.1) == subject(line) }) {
        texts.append("\(line) became \(added.remove(at: index).1)")
      } else {
        texts.append("\(line) is gone")
      }
    }
    return texts + added.map { "\($0.1) is new" }
  }

  /// The line's first word: the kind of view or of command.
  private static func subject(_ line: String) -> Substring { line.prefix { $0 != " " } }

  private static func trimmed(_ line: String) -> String {
    let start = line.firstIndex { $0 != " " } ?? line.endIndex
    let text = String(line[start...])
    return text.count > 160 ? text.prefix(159) + "…" : text
  }
}
