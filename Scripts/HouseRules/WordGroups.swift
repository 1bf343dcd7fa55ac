/// Words behind a name and a colon, as the tables of `Adaptation` hold them: names in order, words in lines.
struct WordGroups {
  let groups: [String: [String]]

  /// The lines of a table, indented for the literal that holds them.
  var text: String {
    groups.keys.sorted().map { name in
      "    \(name):\n" + Self.lines(of: groups[name] ?? []).map { "      " + $0 + "\n" }.joined()
    }.joined()
  }

  private static func lines(of words: [String]) -> [String] {
    var lines = [""]
    for word in words {
      let last = lines[lines.count - 1]
      if last.isEmpty {
        lines[lines.count - 1] = word
      } else if last.count + word.count < 93 {
        lines[lines.count - 1] = last + " " + word
      } else {
        lines.append(word)
      }
    }
    return lines
  }
}
