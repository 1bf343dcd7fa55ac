import Foundation

/// The inline part of Markdown: emphasis, code, strikethrough, links.
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
  }

  /// Whether a string has any character that means something.
  static func isNeeded(_ text: String) -> Bool {
    var text = text
    // A plain loop over the bytes: every text that is made asks.
    return text.withUTF8 { bytes in
      var index = 0
      while index < bytes.count {
        switch bytes[index] {
        case UInt8(ascii: "*"), UInt8(ascii: "_"), UInt8(ascii: "`"), UInt8(ascii: "~"),
          UInt8(ascii: "["), UInt8(ascii: "\\"):
          return true
        default: index += 1
        }
      }
      return false
    }
  }

  static func pieces(of text: String) -> [Piece] {
    var parser = InlineMarkdown(Array(text))
    parser.parse(0..<parser.characters.count, style: [], link: nil)
    return parser.pieces
  }

  private let characters: [Character]
  private var pieces: [Piece] = []

  private init(_ characters: [Character]) { self.characters = characters }

  private mutating func append(_ text: String, _ style: Style, _ link: URL?) {
    if let last = pieces.last, last.style == style, last.link == link {
      pieces[pieces.count - 1].text += text
    } else {
      pieces.append(Piece(text: text, style: style, link: link))
    }
  }

  private mutating func parse(_ range: Range<Int>, style: Style, link: URL?) {
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
    switch characters[index] {
    case "`":
      guard let end = close("`", 1, from: index + 1, in: range) else { return nil }
      append(String(characters[(index + 1)..<end]), style.union(.code), link)
      return end + 1
    case "[": return linkSpan(at: index, in: range, style: style)
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
    var length = 0
    while index + length < range.upperBound, characters[index + length] == mark { length += 1 }
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
  private func close(_ mark: Character, _ count: Int, from start: Int, in range: Range<Int>)
    -> Int?
  {
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
      var length = 0
      while index + length < range.upperBound, characters[index + length] == mark { length += 1 }
      let after = index + length
      let isInWord = mark == "_" && after < range.upperBound && isWord(characters[after])
      let fits = length == count || (length > count && length != 2)
      if fits, !isInWord, mark == "`" || !characters[index - 1].isWhitespace {
        return after - count
      }
      index = after
    }
    return nil
  }

  private mutating func linkSpan(at index: Int, in range: Range<Int>, style: Style) -> Int? {
    guard let close = characters[index..<range.upperBound].firstIndex(of: "]"),
      close + 1 < range.upperBound, characters[close + 1] == "(",
      let end = characters[(close + 1)..<range.upperBound].firstIndex(of: ")"),
      let url = URL(string: String(characters[(close + 2)..<end]))
    else { return nil }
    parse((index + 1)..<close, style: style, link: url)
    return end + 1
  }
}
