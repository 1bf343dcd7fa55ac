import Foundation

/// A word that the system itself shows or speaks, in the language of the device.
///
/// The words are those of iOS as far as they are known; less common ones may differ from the exact form
/// that a release has. Differs from Apple's: a word whose form in a language is not known for sure is English
/// there, as are whole sentences of the system: its questions, VoiceOver's hints, what a store says.
package enum SystemWord: CaseIterable, Sendable {
  case edit, done, cancel, back, delete, search, ok, save, undo, redo
  case cut, copy, paste, select, selectAll
  case close, remove, insert, add, open, move, share, shareMore, reply, refresh, stop, camera,
    compose, organize, play, pause, rewind, fastForward, subscribe, purchase
  case more, favorites, recents, contacts, history, bookmarks, downloads, loading, today,
    previousMonth, nextMonth
  case clearText, increment, decrement, reorder, reorderItem, removeItem, returnKey, go, next, send,
    join, continueKey, space
  case spokenButton, spokenSwitch, spokenBackButton, spokenTab, spokenPlace, spokenSearchField,
    spokenSecureField, spokenTextField, spokenEditing, spokenLink, spokenHeading,
    spokenHeadingLevel, spokenImage, spokenAdjustable, spokenSelected, spokenDimmed,
    spokenOn, spokenOff, spokenMixed, spokenCharacters

  package var text: String { text(in: DeviceLocale.current.language) }

  /// The words for something that has a name, as "Reorder Milk".
  package func text(of name: String) -> String {
    text(of: [name], in: DeviceLocale.current.language)
  }

  /// The words of a language with names or numbers in their places.
  package func text(of names: [String], in language: Locale.Language) -> String {
    var parts = text(in: language).components(separatedBy: "%@")
    for name in names where parts.count > 1 {
      parts[0] += name + parts.remove(at: 1)
    }
    return parts.joined(separator: "%@")
  }

  /// The word in a language; English for one that is not known.
  package func text(in language: Locale.Language) -> String {
    let words = Self.words[self] ?? [:]
    return Self.codes(of: language).lazy.compactMap { words[$0] }.first ?? words["en"] ?? ""
  }

  /// Whether a language has a word of its own, or is known to use the English one.
  package func isKnown(in language: Locale.Language) -> Bool {
    let words = Self.words[self] ?? [:]
    return Self.codes(of: language).contains { words[$0] != nil }
  }

  /// The names by which words of a language are found, the most particular first.
  private static func codes(of language: Locale.Language) -> [String] {
    guard let code = language.languageCode?.identifier else { return [] }
    let region = language.region?.identifier
    let spelled = older[code] ?? code
    switch spelled {
    case "zh":
      // Chinese is written in two scripts; where none is said the region tells.
      let isTraditional = ["TW", "HK", "MO"].contains(region)
      return ["zh-" + (language.script?.identifier ?? (isTraditional ? "Hant" : "Hans"))]
    case "es" where latinAmerica.contains(region ?? ""): return ["es-419", "es"]
    default: return (region.map { ["\(spelled)-\($0)"] } ?? []) + [spelled]
    }
  }

  /// Older names of the same languages.
  private static let older = ["iw": "he", "no": "nb", "in": "id"]

  private static let latinAmerica: Set<String> = [
    "419", "AR", "BO", "CL", "CO", "CR", "CU", "DO", "EC", "GT", "HN", "MX", "NI", "PA", "PE", "PR",
    "PY", "SV", "US", "UY", "VE",
  ]

  /// By the codes of the languages.
  private static let words: [SystemWord: [String: String]] = [
    menus, buttons, places, controls, speech,
  ].reduce(into: [:]) { words, table in
    for (word, line) in table {
      let parts = line.split(separator: "|")
      words[word] = ["en": String(parts[0])]
      for part in parts.dropFirst() {
        let pair = part.split(separator: " ", maxSplits: 1)
        words[word]?[String(pair[0])] = String(pair[1])
      }
    }
  }
}
