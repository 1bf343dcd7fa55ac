import Foundation

/// The strings of an app in its languages: `.strings` and `.xcstrings` files.
enum StringTables {
  private struct Place: Hashable {
    let root: String
    let table: String
    let locale: String
  }

  nonisolated(unsafe) private static var tables: [Place: [String: String]] = [:]
  nonisolated(unsafe) private static var recent: (locale: String, table: [String: String])?
  private static let lock = NSLock()

  /// The string of a key; nil when no table of the bundle has it.
  static func string(
    _ key: String, table: String?, bundle: Bundle?, locale: Locale
  ) -> String? {
    let identifier = locale.identifier
    lock.lock()
    defer { lock.unlock() }
    if table == nil, bundle == nil, let recent, recent.locale == identifier {
      return recent.table.isEmpty ? nil : recent.table[key]
    }
    let root = (bundle ?? .main).resourcePath ?? ""
    let place = Place(root: root, table: table ?? "Localizable", locale: identifier)
    let strings: [String: String]
    if let known = tables[place] {
      strings = known
    } else {
      strings = read(place)
      tables[place] = strings
    }
    if table == nil, bundle == nil { recent = (identifier, strings) }
    return strings[key]
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
