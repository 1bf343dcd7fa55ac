import Foundation

/// Where the sets of asset catalogues are, as they are in the sources.
package enum AssetIndex {
  /// The folder of a set, such as "Brand.colorset", in the catalogues of a bundle's resources; nil when
  /// there is none.
  package static func path(of set: String, in resources: String) -> String? {
    index(of: resources)[set]
  }

  /// Where the sets of a folder are, by "name.kind"; made when first asked for.
  nonisolated(unsafe) private static var indexes: [String: [String: String]] = [:]
  private static let lock = NSLock()

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
      if name.hasSuffix(".colorset") || name.hasSuffix(".imageset") {
        found[prefix + name] = found[prefix + name] ?? path
      } else if !name.contains(".") {
        collect(path, prefix: prefix + namespace(of: path, name), into: &found)
      }
    }
  }

  /// A folder may say that the names inside begin with its own.
  private static func namespace(of folder: String, _ name: String) -> String {
    guard let data = FileManager.default.contents(atPath: folder + "/Contents.json"),
      let json = try? JSONSerialization.jsonObject(with: data) as? [String: Any],
      let properties = json["properties"] as? [String: Any],
      properties["provides-namespace"] as? Bool == true
    else { return "" }
    return name + "/"
  }
}
