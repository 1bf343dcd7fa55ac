import Foundation
import UIKit

/// Finds pictures in the asset catalogues in a bundle, as they are in the sources.
enum AssetCatalogue {
  /// The file of an `.imageset` for a screen of 3 pixels a point; nil when there is none.
  static func image(
    named name: String, in bundle: Bundle?, isDark: Bool
  ) -> (path: String, scale: CGFloat, isTemplate: Bool)? {
    guard let set = set(named: name, kind: "imageset", in: bundle) else { return nil }
    func rank(_ entry: [String: Any]) -> Int {
      let appearances = entry["appearances"] as? [[String: Any]] ?? []
      let isDarkVariant = appearances.contains { $0["value"] as? String == "dark" }
      let fits = appearances.isEmpty || (isDark && isDarkVariant)
      return (fits ? (isDarkVariant ? 20 : 10) : 0) + scale(entry)
    }
    func scale(_ entry: [String: Any]) -> Int {
      Int((entry["scale"] as? String ?? "1x").prefix(1)) ?? 1
    }
    let files = set.entries("images").filter { $0["filename"] is String }
    guard let best = files.max(by: { rank($0) < rank($1) }),
      let file = best["filename"] as? String
    else { return nil }
    let properties = set.contents["properties"] as? [String: Any]
    let isTemplate = properties?["template-rendering-intent"] as? String == "template"
    return (set.path + "/" + file, CGFloat(scale(best)), isTemplate)
  }

  // MARK: Finding

  private struct AssetSet {
    let path: String
    let contents: [String: Any]

    func entries(_ key: String) -> [[String: Any]] { contents[key] as? [[String: Any]] ?? [] }
  }

  private static func set(named name: String, kind: String, in bundle: Bundle?) -> AssetSet? {
    let bundles = bundle.map { [$0] } ?? [Bundle.main] + Bundle.allBundles
    for bundle in bundles {
      guard let root = bundle.resourcePath,
        let path = AssetIndex.path(of: "\(name).\(kind)", in: root),
        let data = FileManager.default.contents(atPath: path + "/Contents.json"),
        let json = try? JSONSerialization.jsonObject(with: data) as? [String: Any]
      else { continue }
      return AssetSet(path: path, contents: json)
    }
    return nil
  }
}
