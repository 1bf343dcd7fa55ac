import Foundation
import UIKit

/// Reads what a page shows from HTML.
///
/// Style sheets and scripts are not read; of styles only `display: none` on an element counts, and `hidden`.
struct PageReader {
  private var page = PageContent()
  private var block = PageContent.Block()
  private var link: (href: String, opensWindow: Bool, text: String)?
  private var button: (text: String, sends: Bool)?
  private var label: (target: String, text: String)?
  /// The texts of labels by the `id` of their fields.
  private var labels: [String: String] = [:]
  private var form: Int?
  /// The element whose content is not shown, and how deep it is nested in others of its name.
  private var skipped: (name: String, depth: Int)?
  private var isInTitle = false

  private static let unseen: Set<String> = [
    "script", "style", "noscript", "template", "svg", "iframe", "object", "select", "datalist",
  ]
  private static let lines: Set<String> = [
    "p", "div", "section", "article", "header", "footer", "main", "nav", "aside", "ul", "ol", "li",
    "table", "tr", "td", "th", "form", "fieldset", "legend", "figure", "figcaption", "blockquote",
    "pre", "hr", "br", "h1", "h2", "h3", "h4", "h5", "h6", "dl", "dt", "dd", "address", "details",
    "summary", "body",
  ]
  private static let empty: Set<String> = [
    "br", "hr", "img", "input", "meta", "link", "area", "base", "col", "embed", "source", "wbr",
  ]

  static func page(_ html: String) -> PageContent {
    var reader = PageReader()
    reader.page.source = html
    for token in HTMLTokens(html) { reader.read(token) }
    reader.endBlock()
    reader.nameFields()
    return reader.page
  }

  private mutating func read(_ token: HTMLTokens.Token) {
    if let skipped {
      skip(token, skipped)
      return
    }
    switch token {
    case .text(let text): add(text)
    case .start(let name, let attributes, let closes):
      if !closes, !Self.empty.contains(name), Self.isHidden(name, attributes) {
        skipped = (name, 1)
      } else {
        start(name, attributes)
      }
    case .end(let name): end(name)
    }
  }

  private mutating func skip(_ token: HTMLTokens.Token, _ skipped: (name: String, depth: Int)) {
    var depth = skipped.depth
    switch token {
    case .start(skipped.name, _, false): depth += 1
    case .end(skipped.name): depth -= 1
    default: return
    }
    self.skipped = depth > 0 ? (skipped.name, depth) : nil
  }

  private static func isHidden(_ name: String, _ attributes: [String: String]) -> Bool {
    let style = (attributes["style"] ?? "").filter { !$0.isWhitespace }
    return unseen.contains(name) || attributes["hidden"] != nil || style.contains("display:none")
  }

  // MARK: Elements

  private mutating func start(_ name: String, _ attributes: [String: String]) {
    if Self.lines.contains(name) { endBlock() }
    switch name {
    case "title": isInTitle = true
    case "h1", "h2", "h3", "h4", "h5", "h6": block.heading = name.last?.wholeNumberValue
    case "li": block.isListItem = true
    case "a":
      guard let href = attributes["href"] else { return }
      link = (href, attributes["target"] == "_blank", "")
    case "img":
      let text = attributes["alt"] ?? ""
      if !text.isEmpty { block.pieces.append(.image(alternative: text)) }
    case "form":
      page.forms.append(
        PageContent.Form(
          action: attributes["action"] ?? "",
          isPost: attributes["method"]?.lowercased() == "post"))
      form = page.forms.count - 1
    case "button":
      button = ("", attributes["type"].map { $0.lowercased() == "submit" } ?? true)
    case "label": label = (attributes["for"] ?? "", "")
    case "input": input(attributes)
    case "textarea": field(.text, attributes)
    default: break
    }
  }

  private mutating func input(_ attributes: [String: String]) {
    let value = attributes["value"] ?? ""
    switch attributes["type"]?.lowercased() ?? "text" {
    case "hidden":
      if let form { page.forms[form].hidden.append((attributes["name"] ?? "", value)) }
    case "submit": block.pieces.append(.button(value.isEmpty ? "Submit" : value, form: form))
    case "button", "reset": block.pieces.append(.button(value, form: nil))
    case "password": field(.password, attributes)
    case "checkbox", "radio": field(.checkbox, attributes)
    case "file", "image", "color", "range": break
    default: field(.text, attributes)
    }
  }

  private mutating func field(_ kind: PageContent.Field.Kind, _ attributes: [String: String]) {
    page.fields.append(
      PageContent.Field(
        kind: kind, name: attributes["name"] ?? "",
        value: attributes["value"] ?? (kind == .checkbox ? "on" : ""),
        isOn: attributes["checked"] != nil, placeholder: attributes["placeholder"] ?? "",
        label: attributes["aria-label"] ?? "", id: attributes["id"] ?? "", form: form))
    block.pieces.append(.field(page.fields.count - 1))
  }

  private mutating func end(_ name: String) {
    switch name {
    case "title": isInTitle = false
    case "a":
      if let link, !link.text.isEmpty {
        block.pieces.append(.link(link.text, href: link.href, opensWindow: link.opensWindow))
      }
      link = nil
    case "button":
      if let button { block.pieces.append(.button(button.text, form: button.sends ? form : nil)) }
      button = nil
    case "label":
      if let label, !label.target.isEmpty { labels[label.target] = label.text }
      label = nil
    case "form":
      endBlock()
      form = nil
    default: break
    }
    if Self.lines.contains(name) { endBlock() }
  }

  // MARK: Text

  private mutating func add(_ text: String) {
    let words = text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    if isInTitle {
      page.title = Self.joined(page.title, words)
      return
    }
    guard !words.isEmpty else { return }
    if let label { self.label = (label.target, Self.joined(label.text, words)) }
    if let link {
      self.link = (link.href, link.opensWindow, Self.joined(link.text, words))
    } else if let button {
      self.button = (Self.joined(button.text, words), button.sends)
    } else if case .text(let last)? = block.pieces.last {
      block.pieces[block.pieces.count - 1] = .text(Self.joined(last, words))
    } else {
      block.pieces.append(.text(words))
    }
  }

  private static func joined(_ first: String, _ second: String) -> String {
    first.isEmpty || second.isEmpty ? first + second : first + " " + second
  }

  private mutating func endBlock() {
    if !block.pieces.isEmpty { page.blocks.append(block) }
    block = PageContent.Block()
  }

  private mutating func nameFields() {
    for index in page.fields.indices where page.fields[index].label.isEmpty {
      let field = page.fields[index]
      page.fields[index].label = labels[field.id] ?? field.placeholder
    }
  }
}
