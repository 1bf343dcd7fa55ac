import Foundation

/// The inline part of Markdown: emphasis, code, strikethrough, links, and Apple's attributes: `^[text](inflect: true)`.
///
/// Takes time in proportion to the text, whatever it says: each kind of mark is looked for once in each part,
/// and parts lie inside of each other only so deep.
struct InlineMarkdown {
  struct Style: OptionSet, Hashable {
    let rawValue: Int
    static let strong = Style(rawValue: 1)
    static let emphasis = Style(rawValue: 2)
    static let code = Style(rawValue: 4)
    static let strikethrough = Style(rawValue: 8)
  }

  struct Piece: Equatable {
    var text: String
    var style: Style = []
    var link: URL?
    /// The number of the part whose words agree with the number in it; nil outside of such parts.
    var agreement: Int?
  }

  /// Whether a string has any character that means something.
  static func isNeeded(_ text: String) -> Bool {
    var text = text
    // A plain loop over the bytes: every text that is made asks.
    return text.withUTF8 { bytes in
      guard let start = bytes.baseAddress else { return false }
      let count = bytes.count
      var index = 0
      while index < count {
        let byte = start[index]
        // Small letters first, of which most texts are made.
        if byte &- 0x61 < 26 {
          index += 1
          continue
        }
        // * and what lies around the letters: [ \ _ ` ~
        if byte == 0x2A { return true }
        if byte >= 0x5B, byte <= 0x5C || byte == 0x5F || byte == 0x60 || byte == 0x7E {
          return true
        }
        index += 1
      }
      return false
    }
  }

  static func pieces(of text: String) -> [Piece] {
    var parser = InlineMarkdown(Array(text))
    parser.parse(0..<parser.characters.count, style: [], link: nil)
    parser.flush()
    return parser.pieces
  }

  /// Parts inside of each other, of which people write four; marks further inside are text.
  private static let deepest = 50
  /// Characters of an address.
  private static let longestAddress = 2_000

  private let characters: [Character]
  /// Where the run of equal marks ends in which a character stands; 0 for what is no mark.
  private let runEnds: [Int]
  private var pieces: [Piece] = []
  /// The last piece, to which more may be added.
  private var open: Piece?
  private var depth = 0
  /// The part with words that agree which is being read, and how many there were.
  private var agreement: Int?
  private var agreements = 0
  /// From where on there is no closing mark of a kind before an end.
  private var missing: [Search: Int] = [:]
  /// The closing bracket that was found last, and from where on it is the next one.
  private var lastBracket: (start: Int, end: Int)?

  private struct Search: Hashable {
    let mark: Character
    let count: Int
    let end: Int
  }

  private init(_ characters: [Character]) {
    self.characters = characters
    var ends = [Int](repeating: 0, count: characters.count)
    var index = characters.count
    while index > 0 {
      index -= 1
      let character = characters[index]
      guard "*_~`".contains(character) else { continue }
      let goesOn = index + 1 < characters.count && characters[index + 1] == character
      ends[index] = goesOn ? ends[index + 1] : index + 1
    }
    runEnds = ends
  }

  private mutating func append(_ text: String, _ style: Style, _ link: URL?) {
    if open?.style == style, open?.link == link, open?.agreement == agreement {
      open?.text += text
    } else {
      flush()
      open = Piece(text: text, style: style, link: link, agreement: agreement)
    }
  }

  private mutating func flush() {
    if let open { pieces.append(open) }
    open = nil
  }

  private mutating func parse(_ range: Range<Int>, style: Style, link: URL?) {
    depth += 1
    defer { depth -= 1 }
    var index = range.lowerBound
    while index < range.upperBound {
      let character = characters[index]
      if character == "\\", index + 1 < range.upperBound,
        characters[index + 1].isASCII,
        characters[index + 1].isPunctuation
          || characters[index + 1].isSymbol
      {
        append(String(characters[index + 1]), style, link)
        index += 2
      } else if let next = span(at: index, in: range, style: style, link: link) {
        index = next
      } else {
        append(String(character), style, link)
        index += 1
      }
    }
  }

  /// Takes what begins at an index; returns where it ends, nil when nothing begins there.
  private mutating func span(
    at index: Int, in range: Range<Int>, style: Style, link: URL?
  ) -> Int? {
    guard depth <= Self.deepest else { return nil }
    switch characters[index] {
    case "`":
      guard let end = close("`", 1, from: index + 1, in: range) else { return nil }
      append(String(characters[(index + 1)..<end]), style.union(.code), link)
      return end + 1
    case "[": return linkSpan(at: index, in: range, style: style)
    case "^": return attributedSpan(at: index, in: range, style: style, link: link)
    case "~":
      return delimited("~", [(2, .strikethrough), (1, .strikethrough)], index, range, style, link)
    case "*":
      return delimited(
        "*", [(3, [.strong, .emphasis]), (2, .strong), (1, .emphasis)], index, range, style, link)
    case "_":
      let isInWord = index > range.lowerBound && isWord(characters[index - 1])
      guard !isInWord else { return nil }
      return delimited(
        "_", [(3, [.strong, .emphasis]), (2, .strong), (1, .emphasis)], index, range, style, link)
    default: return nil
    }
  }

  private func isWord(_ character: Character) -> Bool {
    character.isLetter || character.isNumber
  }

  private mutating func delimited(
    _ mark: Character, _ kinds: [(count: Int, style: Style)], _ index: Int, _ range: Range<Int>,
    _ style: Style, _ link: URL?
  ) -> Int? {
    let length = min(runEnds[index], range.upperBound) - index
    guard let kind = kinds.first(where: { $0.count == min(length, kinds[0].count) }) else {
      return nil
    }
    let start = index + kind.count
    guard start < range.upperBound, !characters[start].isWhitespace,
      let end = close(mark, kind.count, from: start, in: range), end > start
    else { return nil }
    parse(start..<end, style: style.union(kind.style), link: link)
    return end + kind.count
  }

  /// Where the closing run of a mark begins.
  private mutating func close(
    _ mark: Character, _ count: Int, from start: Int, in range: Range<Int>
  )
    -> Int?
  {
    let search = Search(mark: mark, count: count, end: range.upperBound)
    if let known = missing[search], start >= known { return nil }
    var index = start
    while index < range.upperBound {
      if characters[index] == "\\", mark != "`" {
        index += 2
        continue
      }
      guard characters[index] == mark else {
        index += 1
        continue
      }
      let after = min(runEnds[index], range.upperBound)
      let length = after - index
      let isInWord = mark == "_" && after < range.upperBound && isWord(characters[after])
      let fits = length == count || (length > count && length != 2)
      if fits, !isInWord, mark == "`" || !characters[index - 1].isWhitespace {
        return after - count
      }
      index = after
    }
    missing[search] = start
    return nil
  }

  private mutating func linkSpan(at index: Int, in range: Range<Int>, style: Style) -> Int? {
    guard let close = bracket(from: index, in: range),
      close + 1 < range.upperBound, characters[close + 1] == "(",
      let end = characters[
        close..<min(range.upperBound, close + Self.longestAddress)
      ].firstIndex(of: ")"),
      let url = URL(string: String(characters[(close + 2)..<end]))
    else { return nil }
    parse((index + 1)..<close, style: style, link: url)
    return end + 1
  }

  /// Apple's extension: what stands in the parentheses are attributes, which are not shown.
  private mutating func attributedSpan(
    at index: Int, in range: Range<Int>, style: Style, link: URL?
  ) -> Int? {
    guard index + 1 < range.upperBound, characters[index + 1] == "[",
      let close = bracket(from: index + 1, in: range),
      close + 1 < range.upperBound, characters[close + 1] == "(",
      let end = characters[
        close..<min(range.upperBound, close + Self.longestAddress)
      ].firstIndex(of: ")")
    else { return nil }
    let attributes = String(characters[(close + 2)..<end].filter { !$0.isWhitespace })
    guard attributes.contains(":") else { return nil }
    let outer = agreement
    if attributes.contains("inflect:true") {
      agreements += 1
      agreement = agreements
    }
    parse((index + 2)..<close, style: style, link: link)
    agreement = outer
    return end + 1
  }

  /// Where the next closing bracket stands.
  private mutating func bracket(from start: Int, in range: Range<Int>) -> Int? {
    if let lastBracket, lastBracket.start <= start, start <= lastBracket.end {
      return lastBracket.end < range.upperBound ? lastBracket.end : nil
    }
    let end = characters[start...].firstIndex(of: "]") ?? characters.count
    lastBracket = (start, end)
    return end < range.upperBound ? end : nil
  }
}
