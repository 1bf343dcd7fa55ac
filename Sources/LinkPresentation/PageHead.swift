import Foundation

/// What the elements in the head of a web page say of it.
struct PageHead {
  private var properties: [String: String] = [:]
  private var links: [String: String] = [:]
  private var heading: String?

  init(_ html: String) {
    let whole = NSRange(html.startIndex..., in: html)
    for match in Self.tags.matches(in: html, range: whole) {
      guard let name = Self.text(match, 1, html)?.lowercased() else { continue }
      let attributes = Self.attributes(of: Self.text(match, 2, html) ?? "")
      switch name {
      case "meta":
        guard let key = attributes["property"] ?? attributes["name"],
          let content = attributes["content"]
        else { continue }
        if properties[key.lowercased()] == nil { properties[key.lowercased()] = content }
      case "link":
        guard let place = attributes["href"] else { continue }
        for relation in (attributes["rel"] ?? "").lowercased().split(separator: " ")
        where links[String(relation)] == nil {
          links[String(relation)] = place
        }
      default: continue
      }
    }
    heading = Self.titles.firstMatch(in: html, range: whole).flatMap { Self.text($0, 1, html) }
      .map(Self.plain)
  }

  /// Nil where it is empty.
  var title: String? {
    [properties["og:title"], heading].compactMap(\.self).first { !$0.isEmpty }
  }
  var image: String? { properties["og:image"] ?? properties["og:image:url"] }
  var icon: String? { links["apple-touch-icon"] ?? links["icon"] }
  var video: String? { properties["og:video:url"] ?? properties["og:video"] }

  // MARK: Reading

  private static let tags = expression(#"<(meta|link)\b((?:[^>"']|"[^"]*"|'[^']*')*)>"#)
  private static let titles = expression(#"<title\b[^>]*>([\s\S]*?)</title>"#)
  private static let pairs = expression(
    #"([A-Za-z:_-]+)\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'>]+))"#)

  private static func expression(_ pattern: String) -> NSRegularExpression {
    do {
      return try NSRegularExpression(pattern: pattern, options: .caseInsensitive)
    } catch {
      preconditionFailure("\(pattern): \(error)")
    }
  }

  private static func text(
    _ match: NSTextCheckingResult, _ group: Int, _ whole: String
  ) -> String? {
    Range(match.range(at: group), in: whole).map { String(whole[$0]) }
  }

  private static func attributes(of tag: String) -> [String: String] {
    var attributes: [String: String] = [:]
    for match in pairs.matches(in: tag, range: NSRange(tag.startIndex..., in: tag)) {
      guard let name = text(match, 1, tag),
        let value = text(match, 2, tag) ?? text(match, 3, tag) ?? text(match, 4, tag)
      else { continue }
      attributes[name.lowercased()] = plain(value)
    }
    return attributes
  }

  private static let entities = [
    "amp": "&", "lt": "<", "gt": ">", "quot": "\"", "apos": "'", "nbsp": "\u{A0}",
    "ndash": "–", "mdash": "—", "hellip": "…", "lsquo": "‘", "rsquo": "’", "ldquo": "“",
    "rdquo": "”",
  ]

  /// Without the names of characters, and with single spaces.
  private static func plain(_ text: String) -> String {
    var result = ""
    var rest = text[...]
    while let start = rest.firstIndex(of: "&") {
      result += rest[..<start]
      rest = rest[start...].dropFirst()
      guard let end = rest.prefix(10).firstIndex(of: ";"), let mark = character(rest[..<end])
      else {
        result += "&"
        continue
      }
      result += mark
      rest = rest[end...].dropFirst()
    }
    return (result + rest).split(whereSeparator: \.isWhitespace).joined(separator: " ")
  }

  private static func character(_ name: Substring) -> String? {
    guard name.hasPrefix("#") else { return entities[String(name)] }
    let digits = name.dropFirst()
    let code =
      digits.lowercased().hasPrefix("x") ? UInt32(digits.dropFirst(), radix: 16) : UInt32(digits)
    return code.flatMap(Unicode.Scalar.init).map { String($0) }
  }
}
