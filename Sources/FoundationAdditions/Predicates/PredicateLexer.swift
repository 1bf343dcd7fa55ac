import Foundation

/// One word of a predicate's format.
enum PredicateToken: Equatable {
  /// A key path or a keyword.
  case word(String)
  /// A key after `#`: never a keyword.
  case key(String)
  case string(String)
  case number(Double)
  /// `%@`, `%d`, …: takes the next argument; the letter is what follows the sign.
  case argument(Character)
  case variable(String)
  case symbol(String)
  /// Keys that lead on from a value in parentheses or brackets: `.@count`.
  case continuation(String)
}

/// Splits a predicate's format into words.
struct PredicateLexer {
  private let characters: [Character]
  private var position = 0

  init(_ format: String) {
    characters = Array(format)
  }

  static func tokens(of format: String) throws(PredicateProblem) -> [PredicateToken] {
    var lexer = PredicateLexer(format)
    var tokens: [PredicateToken] = []
    while let token = try lexer.next() { tokens.append(token) }
    return tokens
  }

  private mutating func next() throws(PredicateProblem) -> PredicateToken? {
    while position < characters.count, characters[position].isWhitespace { position += 1 }
    guard position < characters.count else { return nil }
    let character = characters[position]
    switch character {
    case "\"", "'": return .string(try quoted(by: character))
    case "%": return try argument()
    case "$":
      position += 1
      return .variable(word())
    case "#":
      position += 1
      return .key(word())
    case "." where position + 1 < characters.count && isWordStart(characters[position + 1]):
      position += 1
      return .continuation(word())
    case _ where character.isNumber: return try number()
    case _ where isWordStart(character): return .word(word())
    default: return try symbol()
    }
  }

  // MARK: Parts

  private func isWordStart(_ character: Character) -> Bool {
    character.isLetter || character == "_" || character == "@"
  }

  private mutating func word() -> String {
    let start = position
    while position < characters.count {
      let character = characters[position]
      let isPart = isWordStart(character) || character.isNumber || character == "."
      guard isPart else { break }
      position += 1
    }
    return String(characters[start..<position])
  }

  private mutating func quoted(by quote: Character) throws(PredicateProblem) -> String {
    position += 1
    var text = ""
    while position < characters.count {
      let character = characters[position]
      position += 1
      if character == quote { return text }
      guard character == "\\", position < characters.count else {
        text.append(character)
        continue
      }
      text.append(escaped())
    }
    throw PredicateProblem(description: "the string \(quote)\(text) has no closing \(quote)")
  }

  private mutating func escaped() -> Character {
    let character = characters[position]
    position += 1
    switch character {
    case "n": return "\n"
    case "t": return "\t"
    case "r": return "\r"
    default: return character
    }
  }

  private mutating func argument() throws(PredicateProblem) -> PredicateToken {
    position += 1
    while position < characters.count, "lhqz".contains(characters[position]) { position += 1 }
    guard position < characters.count else {
      throw PredicateProblem(description: "a % at the end")
    }
    let letter = characters[position]
    position += 1
    guard "@KdDiuUfFgGeEcCsSxX".contains(letter) else {
      throw PredicateProblem(description: "unknown format specifier %\(letter)")
    }
    return .argument(letter)
  }

  private mutating func number() throws(PredicateProblem) -> PredicateToken {
    let start = position
    while position < characters.count {
      let character = characters[position]
      let isExponentSign =
        "+-".contains(character) && "eE".contains(characters[position - 1])
        && !String(characters[start..<position]).lowercased().hasPrefix("0x")
      guard character.isHexDigit || ".xXoObBeE".contains(character) || isExponentSign else { break }
      position += 1
    }
    let text = String(characters[start..<position])
    let radix: [String: Int] = ["0x": 16, "0o": 8, "0b": 2]
    if let radix = radix[text.prefix(2).lowercased()],
      let value = Int(text.dropFirst(2), radix: radix)
    {
      return .number(Double(value))
    }
    guard let value = Double(text) else {
      throw PredicateProblem(description: "\(text) is not a number")
    }
    return .number(value)
  }

  private mutating func symbol() throws(PredicateProblem) -> PredicateToken {
    let pair = String(characters[position..<min(position + 2, characters.count)])
    let pairs = ["==", "!=", "<>", "<=", "=<", ">=", "=>", "&&", "||", "**", ":="]
    if pairs.contains(pair) {
      position += 2
      return .symbol(pair)
    }
    let character = characters[position]
    guard "=<>!(){}[],:+-*/".contains(character) else {
      throw PredicateProblem(description: "unexpected '\(character)'")
    }
    position += 1
    return .symbol(String(character))
  }
}
