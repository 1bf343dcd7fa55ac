import Foundation
import Synchronization

/// The strings of an app in its languages: `.strings`, `.stringsdict` and `.xcstrings` files.
package enum StringTables {
  private struct Place: Hashable {
    let root: String
    let table: String
    let locale: String
  }

  private static let tables = Mutex<[Place: [String: LocalizedFormat]]>([:])

  /// The strings of a bundle's table by their keys; empty when there is no such table.
  package static func strings(
    table: String?, bundle: Bundle?, locale: String
  ) -> [String: LocalizedFormat] {
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

  private static func read(_ place: Place) -> [String: LocalizedFormat] {
    var strings: [String: LocalizedFormat] = [:]
    // The best language comes last and wins.
    let folders = folders(in: place.root)
    // To tell the languages of a locale takes longer than all the rest, and most packages have no folders.
    let languages = folders.isEmpty ? [] : languages(of: place.locale)
    for language in languages.reversed() {
      guard let folder = folders["\(language).lproj".lowercased()] else { continue }
      strings.merge(files("\(place.root)/\(folder)/\(place.table)")) { $1 }
    }
    if strings.isEmpty { strings = files("\(place.root)/\(place.table)") }
    if strings.isEmpty, !folders.isEmpty,
      let folder = folders["\(ownLanguage(place)).lproj".lowercased()]
    {
      strings = files("\(place.root)/\(folder)/\(place.table)")
    }
    strings.merge(catalogue(place)) { $1 }
    return strings
  }

  /// The folders of languages by their names in small letters: iOS finds them in either case.
  private static func folders(in root: String) -> [String: String] {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: root)) ?? []
    let folders = names.filter { $0.lowercased().hasSuffix(".lproj") }
    return Dictionary(folders.map { ($0.lowercased(), $0) }) { first, _ in first }
  }

  /// The language that the bundle was written in, for devices of languages that it doesn't have.
  private static func ownLanguage(_ place: Place) -> String {
    let info = file(place.root + "/Info.plist")
    return info["CFBundleDevelopmentRegion"] as? String ?? "en"
  }

  /// The folders to look in, the best first.
  static func languages(of locale: String) -> [String] {
    let dashed = locale.replacingOccurrences(of: "_", with: "-")
    let base = String(dashed.prefix { $0 != "-" })
    let full = Locale.Language(identifier: locale).maximalIdentifier.split(separator: "-")
    // Chinese is told apart by its scripts, which the region may stand for.
    let script = full.count > 1 ? "\(full[0])-\(full[1])" : base
    return [dashed, locale, script, base, "Base"]
  }

  /// The strings of a language, and over them those whose words depend on numbers.
  private static func files(_ path: String) -> [String: LocalizedFormat] {
    var strings = file(path + ".strings").compactMapValues { value in
      (value as? String).map { LocalizedFormat($0) }
    }
    for case (let key, let entry as [String: Any]) in file(path + ".stringsdict") {
      if let format = LocalizedFormat(stringsdict: entry) { strings[key] = format }
    }
    return strings
  }

  private static func file(_ path: String) -> [String: Any] {
    // An empty file is a table without strings.
    guard let data = FileManager.default.contents(atPath: path), !data.isEmpty else { return [:] }
    do {
      let list = try PropertyListSerialization.propertyList(from: data, format: nil)
      if let strings = list as? [String: Any] { return strings }
      UnreadableFile.tell(path, "it holds no strings by keys", cost: "Its strings are missing.")
    } catch {
      UnreadableFile.tell(path, error, cost: "Its strings are missing.")
    }
    return [:]
  }

  private static func catalogue(_ place: Place) -> [String: LocalizedFormat] {
    let path = "\(place.root)/\(place.table).xcstrings"
    guard let json = UnreadableFile.json(path, cost: "Its strings are missing.") else { return [:] }
    guard let entries = json["strings"] as? [String: [String: Any]] else {
      UnreadableFile.tell(path, "it has no \"strings\"", cost: "Its strings are missing.")
      return [:]
    }
    let source = json["sourceLanguage"] as? String ?? "en"
    var strings: [String: LocalizedFormat] = [:]
    for (key, entry) in entries {
      let localizations = entry["localizations"] as? [String: [String: Any]] ?? [:]
      for language in languages(of: place.locale) + [source] {
        guard let format = localizations[language].flatMap(LocalizedFormat.init(catalogue:))
        else { continue }
        strings[key] = format
        break
      }
    }
    return strings
  }
}
