import Device
import Foundation

// Foundation for Linux looks for translated files in the languages of the machine; these look in those of
// the device. They are taken where a name is given for sure, Foundation's own where it may be missing.

extension Bundle {
  /// Where a file of the bundle lies: beside the others, or in the folder of the device's language.
  public func path(forResource name: String, ofType ext: String?) -> String? {
    file(name, ext) ?? path(forResource: Optional(name), ofType: ext)
  }

  public func url(forResource name: String, withExtension ext: String?) -> URL? {
    file(name, ext).map { URL(fileURLWithPath: $0) }
      ?? url(forResource: Optional(name), withExtension: ext)
  }

  /// The languages of the bundle that the device's user reads, the best first; the one that the bundle was
  /// written in if there are none.
  public var devicePreferredLocalizations: [String] {
    let all = Set(localizations)
    let known = StringTables.languages(of: DeviceLocale.current.identifier)
      .filter { $0 != "Base" && all.contains($0) }
    if let best = known.first { return [best] }
    let own = ownLanguage ?? "en"
    return [all.isEmpty || all.contains(own) ? own : localizations.first ?? own]
  }

  /// A string of a table in the device's language.
  public func deviceString(forKey key: String, value: String?, table: String?) -> String {
    let strings = StringTables.strings(
      table: table, bundle: self, locale: DeviceLocale.current.identifier)
    if let found = strings[key] {
      return found.resolved(numbers: [], locale: DeviceLocale.current.identifier)
    }
    let own = localizedString(forKey: key, value: value, table: table)
    return own.isEmpty ? key : own
  }

  /// What the Info.plist says for a key, in the device's language where it is translated.
  public func deviceObject(forInfoDictionaryKey key: String) -> Any? {
    let locale = DeviceLocale.current.identifier
    let strings = StringTables.strings(table: "InfoPlist", bundle: self, locale: locale)
    if let found = strings[key] { return found.resolved(numbers: [], locale: locale) }
    return infoDictionary?[key] ?? object(forInfoDictionaryKey: key)
  }

  /// The language that the bundle was written in; Foundation's own property for it traps where none is said.
  private var ownLanguage: String? { infoDictionary?["CFBundleDevelopmentRegion"] as? String }

  private func file(_ name: String, _ type: String?) -> String? {
    guard !name.isEmpty, let root = resourcePath else { return nil }
    var types = [type ?? ""]
    // What Xcode compiles has another name there.
    if type == "storyboardc" { types.append("storyboard") }
    if type == "nib" { types.append("xib") }
    let languages = StringTables.languages(of: DeviceLocale.current.identifier)
    let folders =
      [""]
      + (languages.dropLast() + [ownLanguage ?? "en", "Base"])
      .map { "\($0).lproj/" }
    for type in types {
      let file = type.isEmpty ? name : "\(name).\(type)"
      for folder in folders {
        let path = "\(root)/\(folder)\(file)"
        if FileManager.default.fileExists(atPath: path) { return path }
      }
    }
    return nil
  }
}
