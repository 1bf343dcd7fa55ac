import Device
import Foundation

/// The translations of a storyboard or xib: `Main.strings` in the folder of each language, whose keys
/// are ids of objects with the name of an attribute.
struct InterfaceStrings {
  private let words: [String: String]

  /// Those for a file; none for one that belongs to a language itself.
  init(path: String) {
    let folder = (path as NSString).deletingLastPathComponent
    let isLocalized = folder.hasSuffix(".lproj")
    guard !isLocalized || folder.hasSuffix("/Base.lproj") else {
      words = [:]
      return
    }
    let root = isLocalized ? (folder as NSString).deletingLastPathComponent : folder
    let name = ((path as NSString).lastPathComponent as NSString).deletingPathExtension
    let table = InterfaceLanguages.preferred.lazy
      .map { "\(root)/\($0).lproj/\(name).strings" }
      .first { FileManager.default.fileExists(atPath: $0) }
    let list = table.flatMap { FileManager.default.contents(atPath: $0) }.flatMap {
      try? PropertyListSerialization.propertyList(from: $0, format: nil)
    }
    words = (list as? [String: Any] ?? [:]).compactMapValues { $0 as? String }
  }

  /// Puts the translations in the place of the words of the file.
  func translate(_ root: InterfaceElement) {
    guard !words.isEmpty else { return }
    root.forEach { element in
      guard let id = element.id else { return }
      for attribute in Self.attributes {
        guard let word = words["\(id).\(attribute)"] else { continue }
        element.replace(attribute, with: word)
      }
      for state in element.children where state.name == "state" {
        guard let key = state.key, let word = words["\(id).\(key)Title"] else { continue }
        state.replace("title", with: word)
      }
      for name in ["title", "subtitle"] {
        guard let word = words["\(id).configuration.\(name)"] else { continue }
        element.child(key: "configuration")?.replace(name, with: word)
      }
      for (index, title) in element.list("scopeButtonTitles").enumerated() {
        guard let word = words["\(id).scopeButtonTitles[\(index)]"] else { continue }
        title.replaceText(with: word)
      }
      for (index, segment) in element.list("segments").enumerated() {
        guard let word = words["\(id).segmentTitles[\(index)]"] else { continue }
        segment.replace("title", with: word)
      }
      let accessibility = element.child(key: "accessibilityConfiguration")
      for name in ["label", "hint"] {
        guard let word = words["\(id).accessibility\(name.capitalized)"] else { continue }
        accessibility?.replace(name, with: word)
      }
    }
  }

  /// The attributes whose keys have their names.
  private static let attributes = [
    "text", "title", "placeholder", "prompt", "headerTitle", "footerTitle", "backButtonTitle",
  ]
}

/// The languages in which a bundle's files are looked for.
enum InterfaceLanguages {
  /// The device's first: `pt-BR`, `pt_BR`, `pt`.
  static var preferred: [String] {
    let code = DeviceLocale.current.identifier.replacingOccurrences(of: "_", with: "-")
    let language = String(code.prefix { $0 != "-" })
    let parts = code.split(separator: "-").map(String.init)
    var names = [code, code.replacingOccurrences(of: "-", with: "_")]
    if parts.count > 2 { names.append(parts[0] + "-" + parts[1]) }
    names.append(language)
    return names.reduce(into: []) { if !$0.contains($1) { $0.append($1) } }
  }
}
