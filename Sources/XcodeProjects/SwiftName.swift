/// Swift names made of other texts.
enum SwiftName {
  /// The name of a string's symbol.
  ///
  /// Placeholders and apostrophes go, words in capitals alone become ordinary ones.
  static func member(ofText text: String) -> String {
    let plain = FormatSpecifier.pieces(of: text).map { piece -> String in
      if case .text(let text) = piece { text } else { " " }
    }.joined().filter { !"'’".contains($0) }
    let words = plain.split { !$0.isLetter && !$0.isNumber }.map { word -> String in
      word.allSatisfy { !$0.isLowercase } ? word.lowercased() : String(word)
    }
    var name = ""
    for (index, word) in words.enumerated() {
      name += index == 0 ? lowered(word) : word.prefix(1).uppercased() + word.dropFirst()
    }
    if name.isEmpty { name = "string" }
    if name.first?.isNumber == true { name = "_" + name }
    return escaped(name)
  }

  /// The name of a type.
  static func type(_ text: String) -> String {
    let words = text.split { !$0.isLetter && !$0.isNumber }
    let name = words.map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined()
    if name.isEmpty { return "_" }
    return name.first?.isNumber == true ? "_" + name : escaped(name)
  }

  /// A word with a small start: of several capitals at its start, all but the one that begins the next
  /// word become small.
  static func lowered(_ word: String) -> String {
    let run = word.prefix { $0.isUppercase }
    guard !run.isEmpty else { return word }
    let follower = word.dropFirst(run.count).first
    let isWordBegun = run.count > 1 && follower?.isLowercase == true
    let count = isWordBegun ? run.count - 1 : run.count
    return word.prefix(count).lowercased() + word.dropFirst(count)
  }

  /// A name in backticks where it is a word of the language.
  static func escaped(_ name: String) -> String { keywords.contains(name) ? "`\(name)`" : name }

  private static let keywords: Set = [
    "Any", "Protocol", "Self", "Type", "as", "associatedtype", "break", "case", "catch", "class",
    "continue", "default", "defer", "deinit", "do", "else", "enum", "extension", "fallthrough",
    "false", "fileprivate", "for", "func", "guard", "if", "import", "in", "init", "inout",
    "internal",
    "is", "let", "nil", "operator", "precedencegroup", "private", "protocol", "public", "repeat",
    "rethrows", "return", "self", "static", "struct", "subscript", "super", "switch", "throw",
    "throws", "true", "try", "typealias", "var", "where", "while",
  ]
}
