import Foundation

/// What an asset catalog holds, by name.
package struct AssetCatalog: Sendable {
  /// One set of an asset catalog.
  package struct Asset: Equatable, Sendable {
    package enum Kind: String, Sendable {
      case image = "imageset"
      case color = "colorset"
      case symbol = "symbolset"
      case data = "dataset"
      case icon = "appiconset"
    }

    package var kind: Kind
    /// The folder's name without suffix.
    package var baseName: String
    /// The folders around it that belong to its name.
    package var namespace: [String]
    /// The set's absolute path.
    package var path: String

    /// The name by which code finds it, as `Onboarding/Lock`.
    package var name: String { (namespace + [baseName]).joined(separator: "/") }
  }

  package let path: String
  /// In the order of their names.
  package private(set) var assets: [Asset] = []
  package private(set) var notes: [Note] = []
  /// What the catalog itself says of names in the frameworks' types; nil when it says nothing.
  package private(set) var generatesExtensions: Bool?

  /// Reads a catalog.
  ///
  /// Sets that can't be read become notes.
  package init(path: String) {
    self.path = path
    let root = properties(of: path) ?? [:]
    generatesExtensions = (root["generate-swift-asset-symbol-extensions"] as? String).map {
      $0 == "enabled"
    }
    read(path, namespace: [])
  }

  private mutating func read(_ folder: String, namespace: [String]) {
    let names = ((try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []).sorted()
    for name in names where !name.hasPrefix(".") && name != "Contents.json" {
      let inner = folder + "/" + name
      var isDirectory: ObjCBool = false
      guard FileManager.default.fileExists(atPath: inner, isDirectory: &isDirectory),
        isDirectory.boolValue
      else { continue }
      if let kind = Asset.Kind(rawValue: name.pathSuffix) {
        guard properties(of: inner) != nil else { continue }
        assets.append(
          Asset(kind: kind, baseName: name.pathBaseName, namespace: namespace, path: inner))
      } else if name.pathSuffix.isEmpty || !Self.otherSets.contains(name.pathSuffix) {
        let isNamespace = properties(of: inner)?["provides-namespace"] as? Bool == true
        read(inner, namespace: isNamespace ? namespace + [name] : namespace)
      }
    }
  }

  /// The properties in a folder's `Contents.json`, empty when there are none; nil with a note when the
  /// file is broken.
  private mutating func properties(of folder: String) -> [String: Any]? {
    let file = folder + "/Contents.json"
    guard let data = FileManager.default.contents(atPath: file) else { return [:] }
    if data.isEmpty { return [:] }
    guard let root = try? JSONSerialization.jsonObject(with: data) as? [String: Any] else {
      notes.append(
        Note(
          file,
          "this is no JSON that can be read: \(folder.lastPathPart) is skipped. Take the file from the "
            + "last good commit."))
      return nil
    }
    return root["properties"] as? [String: Any] ?? [:]
  }

  private static let otherSets: Set = [
    "launchimage", "brandassets", "imagestack", "imagestacklayer", "complicationset", "spriteatlas",
    "cubetextureset", "mipmapset", "textureset", "stickerpack", "stickersequence",
    "arresourcegroup",
    "arreferenceimage", "arobject", "gcleaderboard", "gcdashboardimage", "iconset",
    "solidimagestack",
  ]
}
