/// The Swift names that Xcode makes of the keys of a string catalog.
package struct GeneratedStringSymbols: Sendable {
  /// The name of the file, as `GeneratedStringSymbols_Localizable.swift`.
  package let fileName: String
  /// The Swift text; nil when no key gets a name.
  package private(set) var source: String?
  package private(set) var notes: [Note] = []

  /// Makes the names of all keys that were written by hand; others are used as they stand in code.
  package init(_ catalog: StringCatalog) {
    fileName = "GeneratedStringSymbols_\(SettingOperator.identifier(catalog.table)).swift"
    var members: [(name: String, text: String)] = []
    var owners: [String: String] = [:]
    for (key, entry) in catalog.entries.sorted(by: { $0.key < $1.key })
    where entry.extractionState == "manual" {
      let symbol = StringSymbol(key: key, entry.localizations[catalog.sourceLanguage])
      if let other = owners[symbol.signature] {
        notes.append(
          Note(
            catalog.path,
            "the keys “\(other)” and “\(key)” make one symbol, \(symbol.name): the second one gets none. "
              + "Rename one of them."))
        continue
      }
      owners[symbol.signature] = key
      members.append((symbol.name, symbol.declaration(table: catalog.table)))
    }
    guard !members.isEmpty else { return }
    let isDefault = catalog.table == "Localizable"
    let indentation = isDefault ? "  " : "    "
    let body = members.map { indentation + $0.text + "\n" }.joined()
    let type = SwiftName.type(catalog.table)
    let inner = isDefault ? body : "  enum \(type) {\n\(body)  }\n"
    source = """
      // Made from \(catalog.path.lastPathPart).
      import Foundation
      import SwiftUI

      private final class ResourceBundleClass {}
      private nonisolated let resourceBundle = LocalizedStringResource.BundleDescription.atURL(
        Bundle(for: ResourceBundleClass.self).bundleURL)

      nonisolated extension LocalizedStringResource {
      \(inner)}

      """
  }
}

/// The name of one key, with the arguments that its text takes.
private struct StringSymbol {
  let key: String
  let name: String
  private let arguments: [Argument]
  private let defaultValue: String

  private struct Argument {
    var label: String?
    var name: String
    var type: String
  }

  /// What may stand only once.
  var signature: String {
    arguments.isEmpty ? name : name + arguments.map { ($0.label ?? "_") + ":" + $0.type }.joined()
  }

  init(key: String, _ unit: StringCatalog.Unit?) {
    self.key = key
    name = SwiftName.member(ofText: key)
    let text = unit?.plainText ?? key
    let substitutions = unit?.substitutions ?? [:]
    var found: [Int: Argument] = [:]
    var next = 0
    var value = ""
    for piece in FormatSpecifier.pieces(of: text) {
      switch piece {
      case .text(let text): value += Self.escaped(text.replacing("%%", with: "%"))
      case .specifier(let specifier):
        next += 1
        let substitution = specifier.isVariable ? substitutions[specifier.name ?? ""] : nil
        let number = substitution?.argument ?? specifier.position ?? next
        let type =
          substitution.map { FormatSpecifier(type: $0.specifier).swiftType }
          ?? (specifier.isArgument ? "Int" : specifier.swiftType)
        let label = specifier.name.map { SwiftName.member(ofText: $0) }
        let argument = Argument(label: label, name: label ?? "arg\(number)", type: type)
        found[number] = found[number] ?? argument
        value += "\\(\(found[number]?.name ?? argument.name))"
      }
    }
    arguments = found.sorted { $0.key < $1.key }.map(\.value)
    defaultValue = value
  }

  func declaration(table: String) -> String {
    let resource =
      "LocalizedStringResource(\"\(Self.escaped(key))\", defaultValue: \"\(defaultValue)\", "
      + "table: \"\(table)\", bundle: resourceBundle)"
    guard !arguments.isEmpty else {
      return "static var \(name): LocalizedStringResource { \(resource) }"
    }
    let parameters = arguments.map { argument in
      "\(argument.label == nil ? "_ " : "")\(argument.name): \(argument.type)"
    }
    return "static func \(name)(\(parameters.joined(separator: ", "))) -> LocalizedStringResource "
      + "{ \(resource) }"
  }

  private static func escaped(_ text: String) -> String {
    var result = ""
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
    return result
  }
}
