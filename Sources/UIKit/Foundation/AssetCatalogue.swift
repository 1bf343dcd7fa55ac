import Foundation
import FoundationAdditions
import Synchronization

/// Finds the sets of the asset catalogues in an app's bundles, as they are in the sources.
package enum AssetCatalogue {
  /// A folder of a catalogue with what its `Contents.json` says.
  package struct AssetSet {
    package let path: String
    package let contents: [String: Any]

    package func entries(_ key: String) -> [[String: Any]] {
      contents[key] as? [[String: Any]] ?? []
    }
  }

  /// The file of an `.imageset`, or the icon of the app, that fits a place best; nil when there is none.
  package static func image(
    named name: String, in bundle: Bundle?, for place: AssetPlace
  ) -> AssetPicture? {
    for kind in ["imageset", "appiconset"] {
      guard let set = set(named: name, kind: kind, in: bundle) else { continue }
      let files = set.entries("images").filter { $0["filename"] is String }
      if let best = place.best(of: files) {
        return AssetPicture(best, of: set, deviceScale: place.scale)
      }
    }
    return nil
  }

  // MARK: Where

  /// The folders in which a bundle's resources lie.
  ///
  /// The resources of an app that is a package are not in the main bundle, as they are on iOS, but in
  /// bundles beside the program, one for each target. Without a bundle those of frameworks follow.
  package static func roots(of bundle: Bundle?) -> [String] {
    let main = Bundle.main
    if let bundle, bundle.bundlePath != main.bundlePath {
      return [bundle.resourcePath ?? bundle.bundlePath]
    }
    let roots = rootsOfMain
    guard bundle == nil else { return roots }
    return roots + Bundle.all.compactMap(\.resourcePath).filter { !roots.contains($0) }
  }

  /// Those of the main bundle, looked up again only when its folder changes.
  private static var rootsOfMain: [String] {
    let folder = Bundle.main.bundlePath
    var status = stat()
    _ = stat(folder, &status)
    let time = (status.st_mtim.tv_sec, status.st_mtim.tv_nsec)
    return known.withLock { known in
      if known.time == time, !known.roots.isEmpty { return known.roots }
      let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
      let beside = names.filter { $0.hasSuffix(".resources") || $0.hasSuffix(".bundle") }
        .sorted().map { folder + "/" + $0 }
      known = (time, [Bundle.main.resourcePath ?? folder] + beside)
      return known.roots
    }
  }

  private static let known = Mutex<(time: (Int, Int), roots: [String])>(((0, 0), []))

  // MARK: Finding

  /// Where the sets of a bundle are, by "name.kind"; made when first asked for.
  nonisolated(unsafe) private static var indexes: [String: [String: String]] = [:]
  private static let lock = NSLock()
  private static let kinds: Set = [
    "colorset", "imageset", "symbolset", "dataset", "appiconset",
  ]

  package static func set(named name: String, kind: String, in bundle: Bundle?) -> AssetSet? {
    for root in roots(of: bundle) {
      guard let path = index(of: root)["\(name).\(kind)"],
        let json = UnreadableFile.json(path + "/Contents.json", cost: "\(name) is missing.")
      else { continue }
      return AssetSet(path: path, contents: json)
    }
    return nil
  }

  private static func index(of root: String) -> [String: String] {
    lock.lock()
    defer { lock.unlock() }
    if let known = indexes[root] { return known }
    var found: [String: String] = [:]
    let names = (try? FileManager.default.contentsOfDirectory(atPath: root)) ?? []
    for name in names.sorted() where name.hasSuffix(".xcassets") {
      collect(root + "/" + name, prefix: "", into: &found)
    }
    indexes[root] = found
    return found
  }

  private static func collect(
    _ folder: String, prefix: String, into found: inout [String: String]
  ) {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    for name in names.sorted() {
      let path = folder + "/" + name
      if kinds.contains((name as NSString).pathExtension) {
        found[prefix + name] = found[prefix + name] ?? path
      } else if !name.contains(".") || name.hasSuffix(".spriteatlas") {
        collect(path, prefix: prefix + namespace(of: path, name), into: &found)
      }
    }
  }

  /// A folder may say that the names inside begin with its own; an atlas with a dot in its name as well.
  private static func namespace(of folder: String, _ name: String) -> String {
    let name = (name as NSString).deletingPathExtension
    let cost = "The names of what lies in it may begin with the folder's."
    guard let json = UnreadableFile.json(folder + "/Contents.json", cost: cost),
      let properties = json["properties"] as? [String: Any],
      properties["provides-namespace"] as? Bool == true
    else { return "" }
    return name + "/"
  }
}
