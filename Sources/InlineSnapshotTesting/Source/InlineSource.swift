/// A source, in which calls and the closures behind them are found without parsing all of Swift.
///
/// It knows brackets, strings with their interpolations and comments, which is what a call can hold.
struct InlineSource {
  let text: [UInt8]

  init(_ source: String) {
    text = Array(source.utf8)
  }

  /// A closure behind a call.
  struct Closure {
    /// Nil for the first one.
    let label: String?
    /// With its braces, and with its label.
    let range: Range<Int>
  }

  /// The call that begins on a line: the one at the column if there is one, else `assertInlineSnapshot`, else
  /// the first one; nil if none does.
  ///
  /// Lines and columns are counted from 1.
  func call(onLine line: Int, column: Int) -> InlineCallSite? {
    guard let start = start(ofLine: line) else { return nil }
    let end = text[start...].firstIndex(of: Self.newline) ?? text.count
    var found: [(name: Range<Int>, open: Int)] = []
    var place = start
    while place < end {
      if let next = skipped(at: place) {
        place = next
      } else if Self.isOfName(text[place]) {
        let nameEnd = text[place...].firstIndex { !Self.isOfName($0) } ?? text.count
        let name = String(decoding: text[place..<nameEnd], as: UTF8.self)
        if nameEnd < text.count, text[nameEnd] == UInt8(ascii: "("), !Self.keywords.contains(name) {
          found.append((place..<nameEnd, nameEnd))
        }
        place = nameEnd
      } else {
        place += 1
      }
    }
    let named = Array("assertInlineSnapshot".utf8)
    let chosen =
      found.first { $0.name.lowerBound == start + column - 1 || $0.open == start + column - 1 }
      ?? found.first { text[$0.name].elementsEqual(named) } ?? found.first
    return chosen.flatMap { site(open: $0.open, lineStart: start) }
  }

  private func site(open: Int, lineStart: Int) -> InlineCallSite? {
    guard let close = closing(open) else { return nil }
    var closures: [Closure] = []
    var place = close + 1
    while true {
      let start = blank(after: place, crossingLines: true)
      if closures.isEmpty {
        guard start < text.count, text[start] == UInt8(ascii: "{"), let end = closing(start) else {
          break
        }
        closures.append(Closure(label: nil, range: start..<end + 1))
        place = end + 1
      } else {
        let nameEnd = text[start...].firstIndex { !Self.isOfName($0) } ?? text.count
        guard nameEnd > start, nameEnd < text.count, text[nameEnd] == UInt8(ascii: ":") else {
          break
        }
        let brace = blank(after: nameEnd + 1, crossingLines: true)
        guard brace < text.count, text[brace] == UInt8(ascii: "{"), let end = closing(brace) else {
          break
        }
        let label = String(decoding: text[start..<nameEnd], as: UTF8.self)
        closures.append(Closure(label: label, range: start..<end + 1))
        place = end + 1
      }
    }
    return InlineCallSite(
      source: text, open: open, close: close, closures: closures, lineStart: lineStart)
  }

  private func start(ofLine line: Int) -> Int? {
    var (place, current) = (0, 1)
    while current < line {
      guard let end = text[place...].firstIndex(of: Self.newline) else { return nil }
      (place, current) = (end + 1, current + 1)
    }
    return place < text.count ? place : nil
  }

  // MARK: Skipping

  private static let newline = UInt8(ascii: "\n")
  private static let keywords: Set<String> = [
    "if", "for", "while", "switch", "guard", "return", "try", "await", "in", "case", "where",
  ]

  private static func isOfName(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), 0x80...:
      true
    default: false
    }
  }

  /// The place of the first byte that is no blank.
  private func blank(after place: Int, crossingLines: Bool) -> Int {
    var place = place
    while place < text.count,
      text[place] == UInt8(ascii: " ") || text[place] == UInt8(ascii: "\t")
        || crossingLines && (text[place] == Self.newline || text[place] == UInt8(ascii: "\r"))
    { place += 1 }
    return place
  }

  /// The bracket that closes the one at `open`.
  private func closing(_ open: Int) -> Int? {
    var (depth, place) = (0, open)
    while place < text.count {
      if let next = skipped(at: place) {
        place = next
        continue
      }
      switch text[place] {
      case UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "{"): depth += 1
      case UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}"):
        depth -= 1
        if depth == 0 { return place }
      default: break
      }
      place += 1
    }
    return nil
  }

  /// Behind the comment or the string that begins at a place; nil if none does.
  private func skipped(at place: Int) -> Int? {
    if has("//", at: place) { return text[place...].firstIndex(of: Self.newline) ?? text.count }
    if has("/*", at: place) { return behindComment(place) }
    var quote = place
    while quote < text.count, text[quote] == UInt8(ascii: "#") { quote += 1 }
    guard quote < text.count, text[quote] == UInt8(ascii: "\"") else { return nil }
    return behindString(quote, hashes: quote - place)
  }

  private func behindComment(_ start: Int) -> Int {
    var (depth, place) = (0, start)
    while place < text.count {
      if has("/*", at: place) {
        (depth, place) = (depth + 1, place + 2)
      } else if has("*/", at: place) {
        (depth, place) = (depth - 1, place + 2)
        if depth == 0 { return place }
      } else {
        place += 1
      }
    }
    return place
  }

  private func behindString(_ quote: Int, hashes: Int) -> Int {
    let marks = String(repeating: "#", count: hashes)
    let isLong = has("\"\"\"", at: quote)
    let end = (isLong ? "\"\"\"" : "\"") + marks
    var place = quote + (isLong ? 3 : 1)
    while place < text.count {
      if has("\\" + marks + "(", at: place) {
        guard let close = closing(place + 1 + hashes) else { return text.count }
        place = close + 1
      } else if has("\\" + marks, at: place) {
        place += 2 + hashes
      } else if has(end, at: place) {
        return place + end.utf8.count
      } else {
        place += 1
      }
    }
    return place
  }

  private func has(_ word: String, at place: Int) -> Bool {
    text[place...].starts(with: word.utf8)
  }
}
