import Foundation

/// A folder that a project takes its files from by looking at the disk.
struct SynchronizedFolder {
  let object: ProjectObject
  /// The absolute path.
  let path: String
  private let explicitFolders: Set<String>
  private let explicitTypes: [String: PropertyList]

  init(_ object: ProjectObject, path: String) {
    self.object = object
    self.path = path
    explicitFolders = Set(object.strings("explicitFolders"))
    explicitTypes = object.dictionary("explicitFileTypes")
  }

  /// A file below the folder.
  struct Item {
    /// The path inside the folder.
    var relativePath: String
    var kind: FileKind
  }

  /// All files below the folder, or below a part of it, in the order of their names.
  func items(in part: String = "") -> [Item] {
    var items: [Item] = []
    let start = path.appending(path: part)
    var isDirectory: ObjCBool = false
    guard FileManager.default.fileExists(atPath: start, isDirectory: &isDirectory) else {
      return []
    }
    if !part.isEmpty, !isDirectory.boolValue || isUnit(part) {
      return [Item(relativePath: part, kind: kind(of: part))]
    }
    collect(part, into: &items)
    return items
  }

  private func collect(_ folder: String, into items: inout [Item]) {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: path.appending(path: folder)))
    for name in (names ?? []).sorted() where name.utf8.first != UInt8(ascii: ".") {
      let relative = folder.isEmpty ? name : folder + "/" + name
      let suffix = name.pathSuffix
      if isUnit(relative) {
        items.append(Item(relativePath: relative, kind: kind(of: relative)))
      } else if !Self.isSurelyFile(suffix), isFolder(relative) {
        if !Self.skippedFolders.contains(suffix) { collect(relative, into: &items) }
      } else if !Self.skipped.contains(suffix) {
        items.append(Item(relativePath: relative, kind: kind(of: relative)))
      }
    }
  }

  private func isFolder(_ relative: String) -> Bool {
    var isDirectory: ObjCBool = false
    return FileManager.default.fileExists(
      atPath: path.appending(path: relative), isDirectory: &isDirectory) && isDirectory.boolValue
  }

  /// Whether a folder counts as one file.
  private func isUnit(_ relative: String) -> Bool {
    explicitFolders.contains(relative) || Self.units.contains(relative.pathSuffix)
  }

  private func kind(of relative: String) -> FileKind {
    if explicitFolders.contains(relative) { return .folder }
    if let type = explicitTypes[relative]?.string, let kind = FileKind(type: type) { return kind }
    let suffix = relative.pathSuffix
    return Self.copiedFolders.contains(suffix) ? .folder : FileKind(suffix: suffix)
  }

  private static func isSurelyFile(_ suffix: String) -> Bool {
    ["swift", "m", "h", "strings", "json", "plist", "png", "storyboard", "xib"].contains(suffix)
  }

  private static let units: Set = [
    "xcassets", "xcdatamodeld", "xcdatamodel", "xcmappingmodel", "mlpackage", "framework",
    "xcframework", "bundle", "icon", "scnassets", "xcstickers", "rkassets", "atlas", "playground",
    "xcodeproj",
  ]
  private static let copiedFolders: Set = ["bundle", "icon", "scnassets", "rkassets", "atlas"]
  private static let skippedFolders: Set = ["docc", "xcworkspace", "xctestplan"]
  /// What never ends up in a product.
  ///
  /// That these are all is general knowledge, not documented.
  private static let skipped: Set = [
    "xcconfig", "entitlements", "xctestplan", "storekit", "md", "modulemap", "playground",
    "xcodeproj", "gitignore",
  ]
}
