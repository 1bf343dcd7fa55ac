import Foundation

/// The files of a package's target, sorted as SwiftPM sorts them.
struct PackageFiles {
  private(set) var sources: [URL] = []
  private(set) var resources: [BundlePlan.Item] = []
  /// Sources in other languages.
  private(set) var foreign: [URL] = []
  /// All files that are not excluded, each with its path in the target's folder.
  private(set) var all: [BundlePlan.Item] = []

  private let folder: URL
  private let target: PackageDescription.Target

  init(of target: PackageDescription.Target, in package: URL) {
    self.target = target
    folder = Self.folder(of: target, in: package)
    let restriction = target.sources.map { $0.map { folder.appendingPathComponent($0).path } }
    walk(folder, restriction: restriction)
    sources.sort { $0.path < $1.path }
  }

  private static func folder(of target: PackageDescription.Target, in package: URL) -> URL {
    if let path = target.path { return package.appendingPathComponent(path).standardizedFileURL }
    let parents =
      target.type == "test"
      ? ["Tests", "Sources", "Source", "src", "srcs"] : ["Sources", "Source", "src", "srcs"]
    for parent in parents {
      let folder = package.appendingPathComponent("\(parent)/\(target.name)")
      if FileManager.default.fileExists(atPath: folder.path) { return folder }
    }
    // A package of one target may have its files in Sources itself.
    return package.appendingPathComponent(parents[0])
  }

  private mutating func walk(_ url: URL, restriction: [String]?) {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: url.path)) ?? []
    for name in names.sorted() where !name.hasPrefix(".") {
      let item = url.appendingPathComponent(name)
      let relative = String(item.path.dropFirst(folder.path.count + 1))
      guard !target.exclude.contains(where: { Self.lies(relative, in: $0) }) else { continue }
      let isFolder = Self.isFolder(item)
      if !isFolder { all.append(BundlePlan.Item(item, to: relative)) }
      if let rule = target.resources.first(where: { Self.clean($0.path) == relative })?.rule {
        take(item, isFolder: isFolder, rule: rule)
      } else if isFolder, Self.units.contains(item.pathExtension) {
        resources.append(BundlePlan.Item(item, to: name))
      } else if isFolder {
        walk(item, restriction: restriction)
      } else if item.pathExtension == "swift" {
        let isIncluded =
          restriction?.contains { item.path == $0 || item.path.hasPrefix("\($0)/") } ?? true
        if isIncluded { sources.append(item) }
      } else if Self.foreignSources.contains(item.pathExtension) {
        foreign.append(item)
      } else if Self.alwaysResources.contains(item.pathExtension) {
        resources.append(BundlePlan.Item(item, to: Self.placed(name, in: url)))
      }
    }
  }

  private mutating func take(_ item: URL, isFolder: Bool, rule: String) {
    if rule != "process" || !isFolder || Self.units.contains(item.pathExtension) {
      resources.append(
        BundlePlan.Item(
          item, to: Self.placed(item.lastPathComponent, in: item.deletingLastPathComponent())))
      return
    }
    // Processed folders are flattened, but for those of languages.
    let names = (try? FileManager.default.contentsOfDirectory(atPath: item.path)) ?? []
    for name in names.sorted() where !name.hasPrefix(".") {
      let child = item.appendingPathComponent(name)
      take(child, isFolder: Self.isFolder(child), rule: rule)
    }
  }

  // MARK: Rules

  /// Folders that are one thing.
  private static let units: Set<String> = [
    "xcassets", "bundle", "xcdatamodeld", "xcdatamodel", "docc", "momd",
  ]
  /// What is a resource without being declared as one.
  private static let alwaysResources: Set<String> = [
    "storyboard", "xib", "strings", "stringsdict", "xcstrings",
  ]
  private static let foreignSources: Set<String> = [
    "m", "mm", "c", "cpp", "cc", "cxx", "metal", "s", "S",
  ]

  /// Whether some of the sources are Objective-C, which only Apple's systems have a runtime for.
  var hasObjectiveC: Bool { foreign.contains { ["m", "mm"].contains($0.pathExtension) } }

  private static func placed(_ name: String, in folder: URL) -> String {
    folder.pathExtension == "lproj" ? "\(folder.lastPathComponent)/\(name)" : name
  }

  private static func lies(_ path: String, in excluded: String) -> Bool {
    let excluded = clean(excluded)
    return path == excluded || path.hasPrefix("\(excluded)/")
  }

  private static func clean(_ path: String) -> String {
    var path = path.hasPrefix("./") ? String(path.dropFirst(2)) : path
    while path.hasSuffix("/") { path.removeLast() }
    return path
  }

  private static func isFolder(_ url: URL) -> Bool {
    var isFolder: ObjCBool = false
    return FileManager.default.fileExists(atPath: url.path, isDirectory: &isFolder)
      && isFolder.boolValue
  }
}
