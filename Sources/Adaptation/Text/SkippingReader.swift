/// Goes over comments, strings and braces of Swift without looking at what they mean.
struct SkippingReader {
  private let bytes: UnsafeBufferPointer<UInt8>
  var position = 0
  /// Whether something was not closed.
  private(set) var failed = false

  init(_ bytes: UnsafeBufferPointer<UInt8>) {
    self.bytes = bytes
  }

  private func byte(_ offset: Int = 0) -> UInt8 {
    position + offset < bytes.count ? bytes[position + offset] : 0
  }

  // MARK: Code

  /// Goes to the next word or sign that is no operator, over comments and strings; nil at the end.
  mutating func nextSignificant() -> UInt8? {
    while position < bytes.count, !failed {
      let byte = bytes[position]
      switch byte {
      case UInt8(ascii: "{"), UInt8(ascii: "}"), UInt8(ascii: "("), UInt8(ascii: ")"),
        UInt8(ascii: "["), UInt8(ascii: "]"), UInt8(ascii: ";"):
        return byte
      case _ where Self.isLetter(byte): return byte
      case UInt8(ascii: "0")...UInt8(ascii: "9"): skipWord()
      default:
        if !skipLiteral() { position += 1 }
      }
    }
    return nil
  }

  /// Reads a word; one after a period or in back quotes is a name only.
  mutating func word() -> StaticWord {
    let start = position
    let isName = start > 0 && [UInt8(ascii: "."), UInt8(ascii: "`")].contains(bytes[start - 1])
    skipWord()
    return isName ? .other : StaticWord(bytes, start..<position)
  }

  private mutating func skipWord() {
    while position < bytes.count,
      Self.isLetter(bytes[position])
        || (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(bytes[position])
    {
      position += 1
    }
  }

  private static func isLetter(_ byte: UInt8) -> Bool {
    byte >= 0x80 || byte == UInt8(ascii: "_")
      || (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte | 0x20)
  }

  /// From an opening brace to behind the one that closes it.
  mutating func skipBraces() { skipNested(UInt8(ascii: "{"), UInt8(ascii: "}")) }

  private mutating func skipNested(_ open: UInt8, _ close: UInt8) {
    var depth = 0
    while position < bytes.count, !failed {
      let byte = bytes[position]
      if byte == open {
        depth += 1
        position += 1
      } else if byte == close {
        depth -= 1
        position += 1
        if depth == 0 { return }
      } else if !skipLiteral() {
        position += 1
      }
    }
    failed = true
  }

  // MARK: Comments and literals

  /// Goes over a comment, a string or a regular expression between number signs, if one begins here.
  private mutating func skipLiteral() -> Bool {
    switch bytes[position] {
    case UInt8(ascii: "/"):
      if byte(1) == UInt8(ascii: "/") {
        while position < bytes.count, bytes[position] != UInt8(ascii: "\n") { position += 1 }
        return true
      }
      guard byte(1) == UInt8(ascii: "*") else { return false }
      skipComment()
      return true
    case UInt8(ascii: "\""):
      skipString(signs: 0)
      return true
    case UInt8(ascii: "#"):
      var signs = 1
      while byte(signs) == UInt8(ascii: "#") { signs += 1 }
      if byte(signs) == UInt8(ascii: "\"") {
        position += signs
        skipString(signs: signs)
        return true
      }
      // A regular expression: rare, and left to the parser.
      if byte(signs) == UInt8(ascii: "/") { failed = true }
      return false
    default: return false
    }
  }

  private mutating func skipComment() {
    var depth = 0
    while position < bytes.count {
      if byte() == UInt8(ascii: "/"), byte(1) == UInt8(ascii: "*") {
        depth += 1
        position += 2
      } else if byte() == UInt8(ascii: "*"), byte(1) == UInt8(ascii: "/") {
        depth -= 1
        position += 2
        if depth == 0 { return }
      } else {
        position += 1
      }
    }
    failed = true
  }

  /// From the quote on; `signs` is the number of number signs before it.
  private mutating func skipString(signs: Int) {
    let quote = UInt8(ascii: "\"")
    let isLong = byte(1) == quote && byte(2) == quote
    // `""` has no text, `#"""#` a quote.
    position += isLong ? 3 : 1
    while position < bytes.count, !failed {
      switch bytes[position] {
      case UInt8(ascii: "\n") where !isLong:
        failed = true
      case UInt8(ascii: "\\") where hasSigns(signs, at: 1):
        position += 1 + signs
        if byte() == UInt8(ascii: "(") {
          skipNested(UInt8(ascii: "("), UInt8(ascii: ")"))
        } else {
          position += 1
        }
      case quote where !isLong || byte(1) == quote && byte(2) == quote:
        let length = isLong ? 3 : 1
        if hasSigns(signs, at: length) {
          position += length + signs
          return
        }
        position += 1
      default: position += 1
      }
    }
    failed = true
  }

  private func hasSigns(_ count: Int, at offset: Int) -> Bool {
    (0..<count).allSatisfy { byte(offset + $0) == UInt8(ascii: "#") }
  }
}
