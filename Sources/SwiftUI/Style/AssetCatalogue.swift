import DisplayList
import Foundation

/// Reads colours and pictures from the asset catalogues in a bundle, as they are in the sources.
enum AssetCatalogue {
  /// The colour of a `.colorset`; nil when there is none of that name.
  static func color(named name: String, in bundle: Bundle?, isDark: Bool) -> PaintColor? {
    guard let set = set(named: name, kind: "colorset", in: bundle) else { return nil }
    let colors = set.entries("colors")
    func isDarkVariant(_ entry: [String: Any]) -> Bool {
      let appearances = entry["appearances"] as? [[String: Any]] ?? []
      return appearances.contains { $0["value"] as? String == "dark" }
    }
    let plain = colors.first { $0["appearances"] == nil } ?? colors.first
    let chosen = isDark ? colors.first(where: isDarkVariant) ?? plain : plain
    return (chosen?["color"] as? [String: Any]).flatMap(paint)
  }

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

  private static func paint(_ color: [String: Any]) -> PaintColor? {
    if let reference = color["reference"] as? String {
      let name = reference.replacingOccurrences(of: "Color", with: "")
        .replacingOccurrences(of: "system", with: "").lowercased()
      return Color.SystemColor(rawValue: name)?.paint(isDark: false, isHighContrast: false)
    }
    guard let parts = color["components"] as? [String: Any] else { return nil }
    func number(_ key: String) -> Double? {
      if let number = parts[key] as? Double { return number }
      guard let text = parts[key] as? String else { return nil }
      if text.hasPrefix("0x") { return Int(text.dropFirst(2), radix: 16).map { Double($0) / 255 } }
      // A number without a point counts to 255.
      return Double(text).map { text.contains(".") ? $0 : $0 / 255 }
    }
    let alpha = number("alpha").map { $0 == 1.0 / 255 ? 1 : $0 } ?? 1
    if let white = number("white") { return PaintColor(white: white, alpha: alpha) }
    guard let red = number("red"), let green = number("green"), let blue = number("blue") else {
      return nil
    }
    let isWide = color["color-space"] as? String == "display-p3"
    let value = Color(
      isWide ? .displayP3 : .sRGB, red: red, green: green, blue: blue, opacity: alpha)
    return ColorResolution().paint(value)
  }

  // MARK: Finding

  private struct AssetSet {
    let path: String
    let contents: [String: Any]

    func entries(_ key: String) -> [[String: Any]] { contents[key] as? [[String: Any]] ?? [] }
  }

  /// Where the sets of a bundle are, by "name.kind"; made when first asked for.
  nonisolated(unsafe) private static var indexes: [String: [String: String]] = [:]
  private static let lock = NSLock()

  private static func set(named name: String, kind: String, in bundle: Bundle?) -> AssetSet? {
    let bundles = bundle.map { [$0] } ?? [Bundle.main] + Bundle.allBundles
    for bundle in bundles {
      guard let root = bundle.resourcePath, let path = index(of: root)["\(name).\(kind)"],
        let data = FileManager.default.contents(atPath: path + "/Contents.json"),
        let json = try? JSONSerialization.jsonObject(with: data) as? [String: Any]
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
