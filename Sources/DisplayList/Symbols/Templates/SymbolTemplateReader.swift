import CoreGraphics
import Foundation
import FoundationXML

/// Reads the shapes and guides of a symbol's template.
final class SymbolTemplateReader: NSObject, XMLParserDelegate {
  private var drawing = SymbolTemplateDrawing()
  /// One for each open element, with all around it.
  private var transforms = [CGAffineTransform.identity]
  /// The ids of the open elements; empty for those without one.
  private var ids: [String] = []

  /// Nil for what is no XML in UTF-8; Foundation's parser ends the process for bytes that are no text.
  static func read(_ data: Data) -> SymbolTemplateDrawing? {
    guard String(validating: data, as: UTF8.self) != nil else { return nil }
    let parser = XMLParser(data: data)
    let reader = SymbolTemplateReader()
    parser.delegate = reader
    return parser.parse() ? reader.drawing : nil
  }

  func parser(
    _ parser: XMLParser, didStartElement elementName: String, namespaceURI: String?,
    qualifiedName qName: String?, attributes attributeDict: [String: String] = [:]
  ) {
    let attributes = attributeDict
    let transform = attributes["transform"].map(Self.transform) ?? .identity
    let place = transform.concatenating(transforms.last ?? .identity)
    transforms.append(place)
    ids.append(attributes["id"] ?? "")
    if let id = attributes["id"], id.contains("-margin"), let x = Self.place(of: attributes) {
      drawing.guides[id] = CGPoint(x: x, y: 0).applying(place).x
    }
    guard let symbols = ids.firstIndex(of: "Symbols"), symbols + 1 < ids.count,
      let path = Self.path(elementName, attributes)
    else { return }
    var moving = place
    let layer = SymbolLayer(
      .fill(path.copy(using: &moving) ?? path), level: Self.level(attributes["class"] ?? ""))
    drawing.layers[ids[symbols + 1], default: []].append(layer)
  }

  func parser(
    _ parser: XMLParser, didEndElement elementName: String, namespaceURI: String?,
    qualifiedName qName: String?
  ) {
    // Broken files close what was not opened.
    guard transforms.count > 1 else { return }
    transforms.removeLast()
    ids.removeLast()
  }

  // MARK: Elements

  private static func path(_ element: String, _ attributes: [String: String]) -> CGPath? {
    func number(_ key: String) -> CGFloat { attributes[key].flatMap { Double($0) } ?? 0 }
    let path = CGMutablePath()
    switch element {
    case "path": return attributes["d"].map(SVGPath.path)
    case "polygon": return attributes["points"].map { SVGPath.path("M \($0) Z") }
    case "rect":
      let rect = CGRect(
        x: number("x"), y: number("y"), width: number("width"), height: number("height"))
      let radius = min(max(number("rx"), number("ry")), min(rect.width, rect.height) / 2)
      path.addRoundedRect(in: rect, cornerWidth: radius, cornerHeight: radius)
    case "circle", "ellipse":
      let (width, height) =
        element == "circle" ? (number("r"), number("r")) : (number("rx"), number("ry"))
      path.addEllipse(
        in: CGRect(
          x: number("cx") - width, y: number("cy") - height, width: 2 * width, height: 2 * height))
    default: return nil
    }
    return path
  }

  /// The horizontal place of a guide.
  private static func place(of attributes: [String: String]) -> CGFloat? {
    if let x = attributes["x1"].flatMap({ Double($0) }) { return CGFloat(x) }
    let path =
      attributes["d"].map(SVGPath.path) ?? attributes["points"].map { SVGPath.path("M\($0)") }
    return path.map(\.boundingBoxOfPath.midX)
  }

  /// Which level of a symbol with several colours the classes say.
  private static func level(_ classes: String) -> Int {
    let hierarchical = classes.split(separator: " ").first { $0.hasPrefix("hierarchical-") }
    if hierarchical?.hasSuffix(":secondary") == true { return 1 }
    return hierarchical?.hasSuffix(":tertiary") == true ? 2 : 0
  }

  /// The transform of an attribute: some of `matrix`, `translate`, `scale`, `rotate`, in their order.
  static func transform(_ text: String) -> CGAffineTransform {
    text.split(separator: ")").reduce(.identity) { result, part in
      guard let open = part.firstIndex(of: "(") else { return result }
      let name = part[..<open].filter(\.isLetter)
      let values = SVGPath.numbers(String(part[part.index(after: open)...]))
      func value(_ index: Int, _ other: CGFloat = 0) -> CGFloat {
        index < values.count ? values[index] : other
      }
      let next: CGAffineTransform
      switch name {
      case "matrix":
        next = CGAffineTransform(value(0, 1), value(1), value(2), value(3, 1), value(4), value(5))
      case "translate": next = CGAffineTransform(translationX: value(0), y: value(1))
      case "scale": next = CGAffineTransform(scaleX: value(0, 1), y: value(1, value(0, 1)))
      case "rotate":
        next = CGAffineTransform(translationX: value(1), y: value(2))
          .rotated(by: value(0) * .pi / 180).translatedBy(x: -value(1), y: -value(2))
      default: next = .identity
      }
      return next.concatenating(result)
    }
  }
}
