import Foundation
import FoundationXML

/// An element of an XML file with what is in it.
struct XMLTree {
  var name: String
  var attributes: [String: String] = [:]
  var children: [XMLTree] = []
  /// The line on which it begins, from 1.
  var line = 0

  subscript(attribute: String) -> String? { attributes[attribute] }

  /// The children of a name.
  func all(_ name: String) -> [XMLTree] { children.filter { $0.name == name } }

  /// The first child of a name.
  func first(_ name: String) -> XMLTree? { children.first { $0.name == name } }

  /// Whether an attribute says `YES`; nil when it isn't there.
  func flag(_ attribute: String) -> Bool? { attributes[attribute].map { $0.uppercased() == "YES" } }

  init(name: String) {
    self.name = name
  }

  /// Reads a file.
  ///
  /// - Throws: `ProjectError` when it is missing or no XML.
  init(path: String) throws(ProjectError) {
    guard let data = FileManager.default.contents(atPath: path) else {
      throw ProjectError(path, "the file is missing or can't be read.")
    }
    // Foundation's parser ends the process where a name or a value is no text.
    guard String(validating: data, as: UTF8.self) != nil else {
      throw ProjectError(
        path,
        "this is no text in UTF-8, and no XML that can be read; take the file from the last good commit."
      )
    }
    let builder = Builder()
    let parser = XMLParser(data: data)
    parser.delegate = builder
    // Foundation for Linux says that all was well where elements are left open, and keeps the error.
    let isRead = parser.parse()
    guard isRead, parser.parserError == nil, let root = builder.root else {
      let reason = data.isEmpty ? "it is empty" : Self.reason(parser.parserError)
      let text = String(decoding: data, as: UTF8.self)
      let conflict = text.split(separator: "\n", omittingEmptySubsequences: false)
        .firstIndex { $0.hasPrefix("<<<<<<<") }
      if let conflict {
        throw ProjectError(
          path, line: conflict + 1,
          "a merge conflict is left here (“<<<<<<<”): keep one of its two sides and take the lines with "
            + "the markers out.")
      }
      throw ProjectError(
        path, line: max(1, parser.lineNumber),
        "this is no XML that can be read (\(reason)); take the file from the last good commit.")
    }
    self = root
  }

  private static func reason(_ error: (any Error)?) -> String {
    // The numbers are libxml2's: on Linux those of `XMLParser.ErrorCode` are others.
    switch (error as NSError?)?.code {
    case nil, 4: "there is no element"
    case 5, 76, 77:
      "an element is not closed, or closed by another's end"
    default: error?.localizedDescription ?? ""
    }
  }

  private final class Builder: NSObject, XMLParserDelegate {
    var root: XMLTree?
    private var open: [XMLTree] = []

    func parser(
      _ parser: XMLParser, didStartElement elementName: String, namespaceURI: String?,
      qualifiedName: String?, attributes: [String: String]
    ) {
      var element = XMLTree(name: elementName)
      element.attributes = attributes
      element.line = parser.lineNumber
      open.append(element)
    }

    func parser(
      _ parser: XMLParser, didEndElement elementName: String, namespaceURI: String?,
      qualifiedName: String?
    ) {
      guard let element = open.popLast() else { return }
      if open.isEmpty {
        root = element
      } else {
        open[open.count - 1].children.append(element)
      }
    }
  }
}
