import UIKit

/// What the elements in the head of a web page say of it.
struct PageHead {
  private var properties: [String: String] = [:]
  private var links: [String: String] = [:]
  private var heading: String?

  init(_ html: String) {
    var isInTitle = false
    for token in HTMLTokens(html) {
      switch token {
      case .start("meta", let attributes, _):
        guard let key = attributes["property"] ?? attributes["name"],
          let content = attributes["content"]
        else { continue }
        if properties[key.lowercased()] == nil {
          properties[key.lowercased()] = Self.oneLine(content)
        }
      case .start("link", let attributes, _):
        guard let place = attributes["href"] else { continue }
        for relation in (attributes["rel"] ?? "").lowercased().split(separator: " ")
        where links[String(relation)] == nil {
          links[String(relation)] = place
        }
      case .start(let name, _, _): isInTitle = name == "title"
      case .text(let text): if isInTitle, heading == nil { heading = Self.oneLine(text) }
      case .end: isInTitle = false
      }
    }
  }

  /// Nil where it is empty.
  var title: String? {
    [properties["og:title"], heading].compactMap(\.self).first { !$0.isEmpty }
  }
  var image: String? { properties["og:image"] ?? properties["og:image:url"] }
  var icon: String? { links["apple-touch-icon"] ?? links["icon"] }
  var video: String? { properties["og:video:url"] ?? properties["og:video"] }

  private static func oneLine(_ text: String) -> String {
    text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
  }
}
