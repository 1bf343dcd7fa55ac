import Foundation

/// Words behind a name and a colon, as tables that are written from the modules' sources hold them.
enum WordGroups {
  /// The words of a table, by the name before them.
  static func read(_ table: String) -> [String: [String]] {
    var result: [String: [String]] = [:]
    var (name, words) = ("", [String]())
    // By the C library, as `RecordReader` does: tables are long, and a run reads them for one word.
    guard let copy = strdup(table) else { return [:] }
    defer { free(copy) }
    var rest: UnsafeMutablePointer<CChar>?
    var next = strtok_r(copy, " \n", &rest)
    while let word = next {
      next = strtok_r(nil, " \n", &rest)
      guard word[strlen(word) - 1] == CChar(UInt8(ascii: ":")) else {
        words.append(String(cString: word))
        continue
      }
      if !words.isEmpty { result[name, default: []] += words }
      name = String(String(cString: word).dropLast())
      words = []
    }
    if !words.isEmpty { result[name, default: []] += words }
    return result
  }
}
