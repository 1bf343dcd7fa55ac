import Foundation

/// One language of a string catalog as bundles have it: a `.strings` and a `.stringsdict` file.
package struct CompiledStrings: Equatable, Sendable {
  /// As `de`.
  package var language: String
  /// The name of both files without suffix.
  package var table: String
  /// The plain texts by their keys.
  package var strings: [String: String] = [:]
  /// The texts with variations by their keys.
  package var variations: [String: InfoPlistValue] = [:]

  /// The contents of the `.strings` file; there is one for each language, also an empty one.
  package var stringsFile: Data {
    let lines = strings.sorted { $0.key < $1.key }.map { key, value in
      "\(Self.quoted(key)) = \(Self.quoted(value));\n"
    }
    return Data(lines.joined().utf8)
  }

  /// The contents of the `.stringsdict` file; nil when nothing varies.
  ///
  /// - Throws: An error of `PropertyListSerialization`.
  package func stringsDictionaryFile() throws -> Data? {
    guard !variations.isEmpty else { return nil }
    return try PropertyListSerialization.data(
      fromPropertyList: variations.mapValues(\.object), format: .xml, options: 0)
  }

  private static func quoted(_ text: String) -> String {
    var result = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"": result += "\\\""
      case "\\": result += "\\\\"
      case "\n": result += "\\n"
      case "\r": result += "\\r"
      case "\t": result += "\\t"
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result + "\""
  }
}

extension StringCatalog {
  /// The catalog's tables, one for each language.
  ///
  /// A text that a language lacks is the source language's, if that one is written out.
  package func compiled() -> [CompiledStrings] {
    languages.map { language in
      var table = CompiledStrings(language: language, table: table)
      for (key, entry) in entries {
        let own = entry.isTranslated ? entry.localizations[language] : nil
        guard let unit = own ?? entry.localizations[sourceLanguage] else { continue }
        if case .text(let text, let substitutions) = unit, substitutions.isEmpty {
          table.strings[key] = Self.format(text)
        } else {
          table.variations[key] = StringVariations(key: key).value(of: unit)
        }
      }
      return table
    }
  }

  /// A text as formats have it: named arguments become numbered ones.
  static func format(_ text: String) -> String {
    let pieces = FormatSpecifier.pieces(of: text)
    let specifiers = pieces.compactMap { piece -> FormatSpecifier? in
      if case .specifier(let specifier) = piece { specifier } else { nil }
    }
    guard specifiers.contains(where: { $0.name != nil && !$0.isVariable }) else { return text }
    var next = 0
    return pieces.map { piece -> String in
      switch piece {
      case .text(let text): return text
      case .specifier(let specifier):
        next += 1
        return specifier.written(position: specifiers.count > 1 ? specifier.position ?? next : nil)
      }
    }.joined()
  }
}
