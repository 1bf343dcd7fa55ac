import Foundation
import FoundationXML

/// Makes a tree of elements from XML.
final class InterfaceTreeBuilder: NSObject, XMLParserDelegate {
  /// What the parser says of a text that is no XML.
  struct Problem: Error {
    /// Counted from 1.
    let line: Int
    let reason: String
  }

  private var root: InterfaceElement?
  private var open: [InterfaceElement] = []
  private let firstLine: Int
  /// The parser goes on behind a tag that closes another element; this is where it did so first.
  private var mismatch: Problem?

  private init(firstLine: Int) {
    self.firstLine = firstLine
  }

  /// The element that `data` holds.
  ///
  /// `firstLine`: In which line of the file the data begin.
  /// - Throws: `Problem` with the line where the text is no XML.
  static func tree(_ data: Data, firstLine: Int = 1) throws -> InterfaceElement {
    // Foundation's parser ends the process where a name or a value is no text.
    guard String(validating: data, as: UTF8.self) != nil else {
      throw Problem(line: firstLine, reason: "the file is no text in UTF-8")
    }
    let builder = InterfaceTreeBuilder(firstLine: firstLine)
    let parser = XMLParser(data: data)
    parser.delegate = builder
    let isWhole = parser.parse()
    if let mismatch = builder.mismatch { throw mismatch }
    if isWhole, builder.open.isEmpty, let root = builder.root { return root }
    throw Problem(
      line: firstLine - 1 + max(parser.lineNumber, 1), reason: builder.reason(of: parser))
  }

  private func reason(of parser: XMLParser) -> String {
    let place = open.last.map { "inside of <\($0.name)>\($0.id.map { " \($0)" } ?? "")" }
    let code = (parser.parserError as NSError?)?.code
    let text = code.flatMap { Self.reasons[$0] } ?? "the XML is damaged"
    return place.map { "\(text), \($0)" } ?? text
  }

  /// Of the codes of libxml2 that broken files lead to.
  private static let reasons = [
    4: "the file is empty", 5: "the file ends too early", 68: "a name is missing after '<'",
    76: "a tag is closed that was not opened last", 77: "the file ends before all tags are closed",
  ]

  // MARK: Events

  func parser(
    _ parser: XMLParser, didStartElement elementName: String, namespaceURI: String?,
    qualifiedName qName: String?, attributes attributeDict: [String: String]
  ) {
    let element = InterfaceElement(
      name: elementName, attributes: attributeDict, line: firstLine - 1 + parser.lineNumber)
    if let parent = open.last { parent.append(element) } else { root = element }
    open.append(element)
  }

  func parser(
    _ parser: XMLParser, didEndElement elementName: String, namespaceURI: String?,
    qualifiedName qName: String?
  ) {
    guard let element = open.popLast() else { return }
    guard element.name != elementName || parser.parserError != nil, mismatch == nil else { return }
    mismatch = Problem(
      line: firstLine - 1 + parser.lineNumber,
      reason:
        "<\(element.name)>\(element.id.map { " \($0)" } ?? "") of line \(element.line) is not "
        + "closed")
  }

  func parser(_ parser: XMLParser, foundCharacters string: String) {
    guard let element = open.last, Self.hasText(element.name) else { return }
    element.append(text: string)
  }

  func parser(_ parser: XMLParser, foundCDATA CDATABlock: Data) {
    guard let element = open.last, Self.hasText(element.name) else { return }
    element.append(text: String(decoding: CDATABlock, as: UTF8.self))
  }

  /// Between the tags of all others stands only space.
  private static func hasText(_ name: String) -> Bool {
    name == "string" || name == "mutableString"
  }
}
