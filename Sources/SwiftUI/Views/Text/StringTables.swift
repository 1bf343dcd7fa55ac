import Foundation
import Synchronization

/// The strings of an app in its languages: `.strings` and `.xcstrings` files.
enum StringTables {
  private struct Place: Hashable {
    let root: String
    let table: String
    let locale: String
  }

  private static let tables = Mutex<[Place: [String: String]]>([:])

  /// The strings of a bundle's table by their keys; empty when there is no such table.
  static func strings(table: String?, bundle: Bundle?, locale: String) -> [String: String] {
    let place = Place(
      root: (bundle ?? .main).resourcePath ?? "", table: table ?? "Localizable", locale: locale)
    return tables.withLock { tables in
      if let known = tables[place] { return known }
      let strings = read(place)
      tables[place] = strings
      return strings
    }
  }

  // MARK: Reading

  private static func read(_ place: Place) -> [String: String] {
    var strings: [String: String] = [:]
    // The best language comes last and wins.
    for language in languages(of: place.locale).reversed() {
      let folder = "\(place.root)/\(language).lproj"
      strings.merge(file("\(folder)/\(place.table).strings")) { $1 }
    }
    if strings.isEmpty { strings = file("\(place.root)/\(place.table).strings") }
    strings.merge(catalogue(place)) { $1 }
    return strings
  }

  /// The folders to look in, the best first.
  private static func languages(of locale: String) -> [String] {
    let dashed = locale.replacingOccurrences(of: "_", with: "-")
    let base = String(dashed.prefix { $0 != "-" })
    return [dashed, locale, base, "Base"]
  }

  private static func file(_ path: String) -> [String: String] {
    guard let data = FileManager.default.contents(atPath: path),
      let list = try? PropertyListSerialization.propertyList(from: data, format: nil)
    else { return [:] }
    return list as? [String: String] ?? [:]
  }

  private static func catalogue(_ place: Place) -> [String: String] {
    let path = "\(place.root)/\(place.table).xcstrings"
    guard let data = FileManager.default.contents(atPath: path),
      let json = try? JSONSerialization.jsonObject(with: data) as? [String: Any],
      let entries = json["strings"] as? [String: [String: Any]]
    else { return [:] }
    let source = json["sourceLanguage"] as? String ?? "en"
    var strings: [String: String] = [:]
    for (key, entry) in entries {
      let localizations = entry["localizations"] as? [String: [String: Any]] ?? [:]
      for language in languages(of: place.locale) + [source] {
        guard let value = localizations[language].flatMap(value) else { continue }
        strings[key] = value
        break
      }
    }
    return strings
  }

  private static func value(_ localization: [String: Any]) -> String? {
    if let unit = localization["stringUnit"] as? [String: Any] { return unit["value"] as? String }
    guard let variations = localization["variations"] as? [String: [String: Any]] else {
      return nil
    }
    let kinds = variations["plural"] ?? variations["device"] ?? [:]
    let other = kinds["other"] as? [String: Any]
    return (other?["stringUnit"] as? [String: Any])?["value"] as? String
  }
}
