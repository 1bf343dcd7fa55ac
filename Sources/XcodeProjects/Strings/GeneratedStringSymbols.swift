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
