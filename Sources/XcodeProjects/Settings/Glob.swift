/// Patterns with `*` and `?`, as settings use them.
enum Glob {
  /// Whether a whole text fits a pattern, letter case included.
  static func matches(_ text: String, _ pattern: String) -> Bool {
    let text = Array(text.utf8)
    let pattern = Array(pattern.utf8)
    var position = 0
    var place = 0
    var star: (pattern: Int, text: Int)?
    while position < text.count {
      if place < pattern.count, pattern[place] == UInt8(ascii: "*") {
        star = (place, position)
        place += 1
      } else if place < pattern.count,
        pattern[place] == UInt8(ascii: "?") || pattern[place] == text[position]
      {
        place += 1
        position += 1
      } else if let last = star {
        place = last.pattern + 1
        position = last.text + 1
        star = (last.pattern, position)
      } else {
        return false
      }
    }
    return pattern[place...].allSatisfy { $0 == UInt8(ascii: "*") }
  }

  /// Whether a file is one that `EXCLUDED_SOURCE_FILE_NAMES` and its kin mean: a pattern without a
  /// slash is compared with the file's name, one with a slash with the end of its path.
  static func matches(file path: String, _ pattern: String) -> Bool {
    if pattern.contains("/") {
      let pattern = pattern.hasPrefix("./") ? String(pattern.dropFirst(2)) : pattern
      return matches(path, pattern) || matches(path, "*/" + pattern)
    }
    return matches(path.lastPathPart, pattern)
  }
}
