import Foundation

/// A string catalog (`.xcstrings`).
package struct StringCatalog: Sendable {
  package let path: String
  /// The language of the keys, as `en`.
  package let sourceLanguage: String
  /// The entries by their keys.
  package let entries: [String: Entry]

  /// A text and its translations.
  package struct Entry: Sendable {
    /// `manual`, `stale` and others; nil for what was found in the sources.
    package var extractionState: String?
    /// Whether the source language's text serves in all languages.
    package var isTranslated = true
    package var localizations: [String: Unit] = [:]
  }

  /// A text in one language, or its variations.
  package indirect enum Unit: Sendable {
    /// A text with what stands for `%#@name@` in it.
    case text(String, substitutions: [String: Substitution])
    /// By the plural form, as `one` and `other`.
    case plural([String: Unit])
    /// By the device, as `iphone` and `other`.
    case device([String: Unit])
    /// By the width in characters.
    case width([String: Unit])
  }

  /// What stands for a variable in a text.
  package struct Substitution: Sendable {
    /// Which argument it is about, from 1; nil means by its place.
    package var argument: Int?
    /// As `lld`.
    package var specifier: String
    package var unit: Unit
  }

  /// The name of the table that the catalog is, as `Localizable`.
  package var table: String { path.pathBaseName }

  /// All languages that have texts, and the source language.
  package var languages: [String] {
    entries.values.reduce(into: Set([sourceLanguage])) { $0.formUnion($1.localizations.keys) }
      .sorted()
  }

  /// Reads a catalog.
  ///
  /// - Throws: `ProjectError` when it is missing or no JSON.
  package init(path: String) throws(ProjectError) {
    guard let data = FileManager.default.contents(atPath: path) else {
      throw ProjectError(path, "the string catalog is missing or can't be read.")
    }
    guard let root = try? JSONSerialization.jsonObject(with: data) as? [String: Any] else {
      let text = String(decoding: data, as: UTF8.self)
      let line = text.split(separator: "\n", omittingEmptySubsequences: false)
        .firstIndex { $0.hasPrefix("<<<<<<<") }
      throw ProjectError(
        path, line: line.map { $0 + 1 },
        line == nil
          ? "the string catalog is no JSON that can be read; take it from the last good commit."
          : "a merge conflict is left in the string catalog: keep one of its two sides and take the lines "
            + "with the markers out.")
    }
    self.path = path
    sourceLanguage = root["sourceLanguage"] as? String ?? "en"
    let strings = root["strings"] as? [String: [String: Any]] ?? [:]
    entries = strings.mapValues { Entry($0) }
  }
}

extension StringCatalog.Entry {
  fileprivate init(_ values: [String: Any]) {
    extractionState = values["extractionState"] as? String
    isTranslated = values["shouldTranslate"] as? Bool ?? true
    let languages = values["localizations"] as? [String: [String: Any]] ?? [:]
    localizations = languages.compactMapValues { StringCatalog.Unit($0) }
  }
}

extension StringCatalog.Unit {
  fileprivate init?(_ values: [String: Any]) {
    if let variations = values["variations"] as? [String: [String: [String: Any]]] {
      if let forms = variations["device"] {
        self = .device(forms.compactMapValues { StringCatalog.Unit($0) })
      } else if let forms = variations["plural"] {
        self = .plural(forms.compactMapValues { StringCatalog.Unit($0) })
      } else if let forms = variations["width"] {
        self = .width(forms.compactMapValues { StringCatalog.Unit($0) })
      } else {
        return nil
      }
      return
    }
    guard let unit = values["stringUnit"] as? [String: Any], let text = unit["value"] as? String
    else { return nil }
    let substitutions = values["substitutions"] as? [String: [String: Any]] ?? [:]
    self = .text(
      text, substitutions: substitutions.compactMapValues { StringCatalog.Substitution($0) })
  }

  /// The text itself: of the plain form, of the form `other`, or of the first one.
  var plainText: String? {
    switch self {
    case .text(let text, _): text
    case .plural(let forms), .device(let forms), .width(let forms):
      (forms["other"] ?? forms.min { $0.key < $1.key }?.value)?.plainText
    }
  }

  /// The texts of all forms, and of those of its substitutions.
  var texts: [(text: String, isSubstituted: Bool)] {
    switch self {
    case .text(let text, let substitutions):
      [(text, false)]
        + substitutions.sorted { $0.key < $1.key }.flatMap { $0.value.unit.texts }.map {
          ($0.text, true)
        }
    case .plural(let forms), .device(let forms), .width(let forms):
      forms.sorted { $0.key < $1.key }.flatMap(\.value.texts)
    }
  }

  /// The substitutions of the text, wherever it stands.
  var substitutions: [String: StringCatalog.Substitution] {
    switch self {
    case .text(_, let substitutions): substitutions
    case .plural(let forms), .device(let forms), .width(let forms):
      (forms["other"] ?? forms.min { $0.key < $1.key }?.value)?.substitutions ?? [:]
    }
  }
}

extension StringCatalog.Substitution {
  fileprivate init?(_ values: [String: Any]) {
    guard let unit = StringCatalog.Unit(values) else { return nil }
    argument = (values["argNum"] as? NSNumber)?.intValue
    specifier = values["formatSpecifier"] as? String ?? "lld"
    self.unit = unit
  }
}
