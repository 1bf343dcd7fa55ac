/// Words behind a name and a colon, as tables that are written from the modules' sources hold them.
enum WordGroups {
  /// The words of a table, by the name before them.
  static func read(_ table: String) -> [String: [String]] {
    var (result, current): ([String: [String]], String) = ([:], "")
    for word in table.split(whereSeparator: \.isWhitespace) {
      if word.hasSuffix(":") {
        current = String(word.dropLast())
      } else {
        result[current, default: []].append(String(word))
      }
    }
    return result
  }
}
