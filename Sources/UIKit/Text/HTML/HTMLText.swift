import CoreGraphics
import Foundation

/// The text of an HTML document with the looks of its elements.
///
/// Paragraphs end in a line break each, also the last one, and list items begin with a tab, a bullet and a tab, as the
/// texts that iOS makes.
struct HTMLText {
  /// What an element says of the text in it.
  private struct Style {
    var size: CGFloat = 12
    var isBold = false
    var isItalic = false
    var color: UIColor?
    var link: String?
    var isUnderlined = false
    var isStruckThrough = false
    var keepsSpaces = false
  }

  static func attributed(_ html: String, defaults: [NSAttributedString.Key: Any])
    -> NSAttributedString
  {
    var reader = HTMLText(defaults: defaults)
    for token in HTMLTokens(html) { reader.take(token) }
    return reader.result
  }

  private let defaults: [NSAttributedString.Key: Any]
  private let result = NSMutableAttributedString(string: "")
  private var styles = [Style()]
  private var open: [String] = []
  /// Elements whose text is not shown.
  private var hidden = 0
  /// The numbers of the lists around; nil for one with bullets.
  private var lists: [Int?] = []

  private init(defaults: [NSAttributedString.Key: Any]) {
    self.defaults = defaults
  }

  private static let blocks: Set<String> = [
    "p", "div", "h1", "h2", "h3", "h4", "h5", "h6", "ul", "ol", "li", "blockquote", "pre",
    "section", "article", "header", "footer", "table", "tr", "body",
  ]
  private static let headings: [String: CGFloat] = [
    "h1": 24, "h2": 18, "h3": 14, "h4": 12, "h5": 10, "h6": 8,
  ]
  private static let hiddenElements: Set<String> = ["head", "style", "script", "title"]
  private static let empty: Set<String> = ["br", "hr", "img", "meta", "link", "input"]

  private mutating func take(_ token: HTMLTokens.Token) {
    switch token {
    case .text(let text): if hidden == 0 { append(text) }
    case .start(let name, let attributes, let closes): start(name, attributes, closes: closes)
    case .end(let name): end(name)
    }
  }

  private mutating func start(_ name: String, _ attributes: [String: String], closes: Bool) {
    if name == "br" || name == "hr" {
      if hidden == 0 { add("\n") }
      return
    }
    if Self.blocks.contains(name), name != "body" { breakLine() }
    guard !closes, !Self.empty.contains(name) else { return }
    if Self.hiddenElements.contains(name) { hidden += 1 }
    var style = styles.last ?? Style()
    Self.apply(name, attributes, to: &style)
    styles.append(style)
    open.append(name)
    switch name {
    case "ul": lists.append(nil)
    case "ol": lists.append(1)
    case "li":
      guard let last = lists.indices.last else { break }
      add(lists[last].map { "\t\($0).\t" } ?? "\t•\t")
      lists[last] = lists[last].map { $0 + 1 }
    default: break
    }
  }

  private mutating func end(_ name: String) {
    guard let index = open.lastIndex(of: name) else { return }
    for name in open[index...].reversed() {
      if Self.blocks.contains(name), name != "body" { breakLine() }
      if Self.hiddenElements.contains(name) { hidden -= 1 }
      if name == "ul" || name == "ol" { lists.removeLast() }
      styles.removeLast()
    }
    open.removeSubrange(index...)
  }

  private static func apply(
    _ name: String, _ attributes: [String: String], to style: inout Style
  ) {
    switch name {
    case "b", "strong": style.isBold = true
    case "i", "em": style.isItalic = true
    case "u": style.isUnderlined = true
    case "s", "del", "strike": style.isStruckThrough = true
    case "pre": style.keepsSpaces = true
    case "a":
      style.link = attributes["href"]
      style.isUnderlined = attributes["href"] != nil
    case "font": style.color = attributes["color"].flatMap(HTMLColor.color) ?? style.color
    default:
      guard let size = headings[name] else { break }
      style.size = size
      style.isBold = true
    }
    for declaration in (attributes["style"] ?? "").split(separator: ";") {
      let parts = declaration.split(separator: ":", maxSplits: 1).map {
        $0.trimmingCharacters(in: .whitespaces).lowercased()
      }
      guard parts.count == 2 else { continue }
      switch parts[0] {
      case "color": style.color = HTMLColor.color(parts[1]) ?? style.color
      case "font-weight": style.isBold = parts[1] == "bold" || (Int(parts[1]) ?? 0) >= 600
      case "font-style": style.isItalic = parts[1] == "italic"
      case "font-size":
        let number = Double(parts[1].prefix { $0.isNumber || $0 == "." })
        // A pixel of the document is three quarters of a point, as on iOS.
        let unit = parts[1].hasSuffix("px") ? 0.75 : 1
        if let number { style.size = CGFloat(number * unit) }
      default: break
      }
    }
  }

  // MARK: Text

  private mutating func append(_ text: String) {
    guard styles.last?.keepsSpaces != true else { return add(text) }
    var collapsed = ""
    var endsInSpace = result.length == 0 || result.string.last?.isWhitespace == true
    for character in text {
      let isSpace = character == " " || character.isNewline || character == "\t"
      if isSpace, endsInSpace { continue }
      collapsed.append(isSpace ? " " : character)
      endsInSpace = isSpace
    }
    add(collapsed)
  }

  /// Ends the line, if there is something on it.
  private mutating func breakLine() {
    guard result.length > 0, result.string.last != "\n" else { return }
    if result.string.last == " " {
      result.deleteCharacters(in: NSRange(location: result.length - 1, length: 1))
    }
    add("\n")
  }

  private mutating func add(_ text: String) {
    guard !text.isEmpty else { return }
    let style = styles.last ?? Style()
    var attributes: [NSAttributedString.Key: Any] = [.font: Self.font(style)]
    attributes[.foregroundColor] = style.color ?? UIColor.black
    if let link = style.link { attributes[.link] = URL(string: link) ?? link }
    if style.isUnderlined { attributes[.underlineStyle] = NSUnderlineStyle.single.rawValue }
    if style.isStruckThrough { attributes[.strikethroughStyle] = NSUnderlineStyle.single.rawValue }
    for (key, value) in defaults where styles.count == 1 { attributes[key] = value }
    result.append(NSAttributedString(string: text, attributes: attributes))
  }

  private static func font(_ style: Style) -> UIFont {
    let font = UIFont.systemFont(ofSize: style.size, weight: style.isBold ? .bold : .regular)
    guard style.isItalic,
      let descriptor = font.fontDescriptor.withSymbolicTraits(
        style.isBold ? [.traitBold, .traitItalic] : .traitItalic)
    else { return font }
    return UIFont(descriptor: descriptor, size: style.size)
  }
}

/// The colors of documents: "#f00", "#ff0000", "rgb(255, 0, 0)" and some names.
enum HTMLColor {
  static func color(_ text: String) -> UIColor? {
    let text = text.lowercased()
    if let named = names[text] { return color(named) }
    let numbers: [CGFloat]
    if text.hasPrefix("rgb") {
      numbers = text.split { !$0.isNumber }.prefix(3).compactMap { Double($0) }.map {
        CGFloat($0) / 255
      }
    } else {
      let digits = text.drop { $0 == "#" }.compactMap(\.hexDigitValue)
      switch digits.count {
      case 3: numbers = digits.map { CGFloat($0 * 17) / 255 }
      case 6:
        let bytes = [0, 2, 4].map { digits[$0] * 16 + digits[$0 + 1] }
        numbers = bytes.map { CGFloat($0) / 255 }
      default: return nil
      }
    }
    guard numbers.count == 3 else { return nil }
    return UIColor(red: numbers[0], green: numbers[1], blue: numbers[2], alpha: 1)
  }

  private static let names = [
    "black": "#000", "white": "#fff", "red": "#f00", "green": "#008000", "blue": "#00f",
    "gray": "#808080", "grey": "#808080", "yellow": "#ff0", "orange": "#ffa500",
    "purple": "#800080",
  ]
}
