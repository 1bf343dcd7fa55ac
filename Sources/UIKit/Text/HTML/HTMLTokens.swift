import Foundation

/// The tags of an HTML document and the text between them.
package struct HTMLTokens: Sequence, IteratorProtocol {
  package enum Token {
    case text(String)
    /// `closes`: whether the tag ends in "/>".
    case start(String, attributes: [String: String], closes: Bool)
    case end(String)
  }

  private var rest: Substring
  /// The element that was begun and holds nothing but text.
  private var textElement: String?

  /// Elements whose content is no tags, and whether characters have names in it.
  private static let textElements = [
    "script": false, "style": false, "title": true, "textarea": true,
  ]

  package init(_ html: String) {
    rest = Substring(html)
  }

  package mutating func next() -> Token? {
    // Comments and the like are no tokens: many of them must not call this again and again.
    while true {
      switch piece() {
      case .token(let token): return token
      case .nothing: continue
      case .end: return nil
      }
    }
  }

  private enum Piece {
    case token(Token)
    /// What is not shown.
    case nothing
    case end
  }

  private mutating func piece() -> Piece {
    if let name = textElement {
      textElement = nil
      let end = rest.range(of: "</\(name)", options: .caseInsensitive)?.lowerBound ?? rest.endIndex
      let text = rest[..<end]
      rest = rest[end...]
      if !text.isEmpty {
        return .token(
          .text(Self.textElements[name] == true ? Self.unescaped(text) : String(text)))
      }
    }
    guard !rest.isEmpty else { return .end }
    guard isAtTag else {
      let end = rest.dropFirst().firstIndex(of: "<") ?? rest.endIndex
      let text = rest[..<end]
      rest = rest[end...]
      return .token(.text(Self.unescaped(text)))
    }
    if rest.hasPrefix("<!--") {
      rest = rest.range(of: "-->").map { rest[$0.upperBound...] } ?? ""
      return .nothing
    }
    guard let end = endOfTag else {
      let text = rest
      rest = ""
      return .token(.text(Self.unescaped(text)))
    }
    let tag = rest[rest.index(after: rest.startIndex)..<end]
    rest = rest[rest.index(after: end)...]
    if tag.hasPrefix("!") || tag.hasPrefix("?") { return .nothing }
    if tag.hasPrefix("/") {
      return .token(.end(tag.dropFirst().trimmingCharacters(in: .whitespaces).lowercased()))
    }
    let closes = tag.hasSuffix("/")
    let name = tag.prefix { !$0.isWhitespace && $0 != "/" }
    if !closes, Self.textElements[name.lowercased()] != nil { textElement = name.lowercased() }
    return .token(
      .start(
        name.lowercased(), attributes: Self.attributes(tag.dropFirst(name.count)), closes: closes))
  }

  /// Whether a tag or a comment begins; a single "<" is text.
  private var isAtTag: Bool {
    guard rest.first == "<", let next = rest.dropFirst().first else { return false }
    return next.isLetter || next == "/" || next == "!" || next == "?"
  }

  /// The tag's ">", which is not one in the quotes of an attribute, unless these are never closed.
  private var endOfTag: Substring.Index? {
    var quote: Character?
    var previous: Character = "<"
    for index in rest.indices {
      let character = rest[index]
      if let open = quote {
        if character == open { quote = nil }
      } else if character == ">" {
        return index
      } else if previous == "=", character == "\"" || character == "'" {
        quote = character
      }
      if !character.isWhitespace { previous = character }
    }
    return rest.firstIndex(of: ">")
  }

  private static func attributes(_ text: Substring) -> [String: String] {
    var attributes: [String: String] = [:]
    var rest = text
    while true {
      rest = rest.drop { $0.isWhitespace || $0 == "/" }
      let name = rest.prefix { $0 != "=" && !$0.isWhitespace && $0 != "/" }
      guard !name.isEmpty else { return attributes }
      rest = rest.dropFirst(name.count).drop { $0.isWhitespace }
      guard rest.first == "=" else {
        attributes[name.lowercased()] = ""
        continue
      }
      rest = rest.dropFirst().drop { $0.isWhitespace }
      let value: Substring
      if let quote = rest.first, quote == "\"" || quote == "'" {
        rest = rest.dropFirst()
        value = rest.prefix { $0 != quote }
        rest = rest.dropFirst(value.count).dropFirst()
      } else {
        value = rest.prefix { !$0.isWhitespace }
        rest = rest.dropFirst(value.count)
      }
      attributes[name.lowercased()] = unescaped(value)
    }
  }

  // MARK: Entities

  private static func unescaped(_ text: Substring) -> String {
    guard text.contains("&") else { return String(text) }
    var result = ""
    var rest = text
    while let start = rest.firstIndex(of: "&") {
      result += rest[..<start]
      rest = rest[start...]
      guard let end = rest.prefix(12).firstIndex(of: ";"),
        let character = character(rest[rest.index(after: start)..<end])
      else {
        result += "&"
        rest = rest.dropFirst()
        continue
      }
      result += character
      rest = rest[rest.index(after: end)...]
    }
    return result + rest
  }

  private static func character(_ name: Substring) -> String? {
    if name.hasPrefix("#") {
      let digits = name.dropFirst()
      let isHex = digits.first == "x" || digits.first == "X"
      let number = isHex ? UInt32(digits.dropFirst(), radix: 16) : UInt32(digits)
      return number.flatMap(Unicode.Scalar.init).map { String(Character($0)) }
    }
    return entities[String(name)]
  }

  private static let entities = [
    "amp": "&", "lt": "<", "gt": ">", "quot": "\"", "apos": "'", "nbsp": "\u{a0}",
    "copy": "©", "reg": "®", "trade": "™", "hellip": "…", "mdash": "—", "ndash": "–",
    "lsquo": "‘", "rsquo": "’", "ldquo": "“", "rdquo": "”", "bull": "•", "middot": "·",
    "euro": "€", "pound": "£", "yen": "¥", "cent": "¢", "deg": "°", "times": "×",
    "laquo": "«", "raquo": "»", "auml": "ä", "ouml": "ö", "uuml": "ü", "Auml": "Ä", "Ouml": "Ö",
    "Uuml": "Ü", "szlig": "ß", "eacute": "é", "egrave": "è", "agrave": "à", "ccedil": "ç",
    "ntilde": "ñ",
  ]
}
