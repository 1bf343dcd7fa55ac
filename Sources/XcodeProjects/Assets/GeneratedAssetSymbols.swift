/// The Swift file that Xcode makes of the names in a target's asset catalogs.
package struct GeneratedAssetSymbols: Sendable {
  package static let fileName = "GeneratedAssetSymbols.swift"

  /// The Swift text; nil when nothing gets a name.
  package private(set) var source: String?
  package private(set) var notes: [Note] = []

  /// What is asked for, where the catalogs themselves say nothing else; by default as for packages, which have no
  /// settings.
  package struct Options: Sendable {
    package var generates = true
    /// Whether types of the frameworks get the names too, as in `Color.brand`.
    package var hasExtensions = false
    /// The frameworks whose types may get them.
    package var frameworks: Set<String> = ["SwiftUI", "UIKit"]

    package init() {}

    /// What the settings of a target ask for.
    package init(_ settings: BuildSettings) {
      generates = settings.flag("ASSETCATALOG_COMPILER_GENERATE_ASSET_SYMBOLS") != false
      hasExtensions =
        settings.flag("ASSETCATALOG_COMPILER_GENERATE_SWIFT_ASSET_SYMBOL_EXTENSIONS") ?? false
      frameworks = Set(settings.list("ASSETCATALOG_COMPILER_GENERATE_ASSET_SYMBOL_FRAMEWORKS"))
    }
  }

  /// Makes the names of colors and images.
  package init(_ catalogs: [AssetCatalog], _ options: Options) {
    notes = catalogs.flatMap(\.notes)
    guard options.generates else { return }
    let hasExtensions =
      catalogs.lazy.compactMap(\.generatesExtensions).first ?? options.hasExtensions
    let frameworks = options.frameworks
    let assets = catalogs.flatMap(\.assets)
    let colors = tree(assets.filter { $0.kind == .color }, "color", catalogs)
    let images = tree(assets.filter { $0.kind == .image || $0.kind == .symbol }, "image", catalogs)
    guard !colors.isEmpty || !images.isEmpty else { return }
    var text = """
      // Made from \(catalogs.map(\.path.lastPathPart).joined(separator: ", ")).
      import Foundation
      import SwiftUI
      import UIKit

      private final class ResourceBundleClass {}
      private nonisolated let resourceBundle = Bundle(for: ResourceBundleClass.self)


      """
    for (type, symbols) in [("ColorResource", colors), ("ImageResource", images)]
    where !symbols.isEmpty {
      text += "nonisolated extension \(type) {\n" + resources(symbols, type) + "}\n\n"
    }
    if hasExtensions {
      text += extensions(colors: colors, images: images, frameworks, catalogs.first?.path ?? "")
    }
    source = text
  }

  // MARK: Names

  /// Names and the folders that they are nested in.
  private struct Symbols {
    var members: [(name: String, asset: AssetCatalog.Asset)] = []
    var types: [(name: String, symbols: Symbols)] = []

    var isEmpty: Bool { members.isEmpty && types.isEmpty }

    mutating func insert(
      _ asset: AssetCatalog.Asset, under path: ArraySlice<String>
    ) -> Bool {
      guard let folder = path.first else {
        let name = AssetSymbol.member(asset.baseName, asset.kind)
        guard !members.contains(where: { $0.name == name }) else { return false }
        members.append((name, asset))
        return true
      }
      let name = AssetSymbol.type(folder)
      let index = types.firstIndex { $0.name == name } ?? types.count
      if index == types.count { types.append((name, Symbols())) }
      return types[index].symbols.insert(asset, under: path.dropFirst())
    }
  }

  private mutating func tree(
    _ assets: [AssetCatalog.Asset], _ kind: String, _ catalogs: [AssetCatalog]
  ) -> Symbols {
    var symbols = Symbols()
    for asset in assets where !symbols.insert(asset, under: asset.namespace[...]) {
      let name = AssetSymbol.member(asset.baseName, asset.kind)
      notes.append(
        Note(
          asset.path,
          "The \"\(asset.name)\" \(kind) asset name resolves to the symbol \"\(name)\" which already "
            + "exists. Try renaming the asset."))
    }
    return symbols
  }

  // MARK: Text

  private func resources(_ symbols: Symbols, _ type: String, depth: Int = 1) -> String {
    let indentation = String(repeating: "  ", count: depth)
    var text = symbols.members.map { name, asset in
      "\(indentation)static let \(name) = \(type)(name: \"\(asset.name)\", bundle: resourceBundle)\n"
    }.joined()
    for (name, inner) in symbols.types {
      text +=
        "\(indentation)enum \(name) {\n" + resources(inner, type, depth: depth + 1)
        + "\(indentation)}\n"
    }
    return text
  }

  private mutating func extensions(
    colors: Symbols, images: Symbols, _ frameworks: Set<String>, _ path: String
  ) -> String {
    var text = ""
    if frameworks.contains("SwiftUI"), !colors.isEmpty {
      let body = members(colors, "Color", AssetSymbolNames.color) { "Color { Color(\($0)) }" }
      text += "nonisolated extension Color {\n\(body)}\n\n"
      let taken = AssetSymbolNames.color.union(AssetSymbolNames.shapeStyle)
      let styles = members(colors, nil, taken) { "Color { Color(\($0)) }" }
      text += "nonisolated extension ShapeStyle where Self == Color {\n\(styles)}\n\n"
    }
    if frameworks.contains("UIKit"), !colors.isEmpty {
      let body = members(colors, "UIColor", AssetSymbolNames.uiColor) {
        "UIColor { UIColor(resource: \($0)) }"
      }
      text += "extension UIColor {\n\(body)}\n\n"
    }
    if frameworks.contains("UIKit"), !images.isEmpty {
      let body = members(images, "UIImage", AssetSymbolNames.uiImage) {
        "UIImage { UIImage(resource: \($0)) }"
      }
      text += "extension UIImage {\n\(body)}\n\n"
    }
    return text
  }

  /// Members of a framework's type, or of a protocol without `type`; a name that it has already is skipped.
  private mutating func members(
    _ symbols: Symbols, _ type: String?, _ taken: Set<String>, path: String = "", depth: Int = 1,
    _ value: (String) -> String
  ) -> String {
    let indentation = String(repeating: "  ", count: depth)
    var text = ""
    for (name, asset) in symbols.members {
      if depth == 1, taken.contains(name) {
        guard let type else { continue }
        let kind = asset.kind == .color ? "color" : "image"
        notes.append(
          Note(
            asset.path,
            "The \"\(asset.name)\" \(kind) asset name resolves to a conflicting \(type) symbol "
              + "\"\(name)\". Try renaming the asset."))
        continue
      }
      // Pictures are read on the main actor.
      let actor = type == "UIImage" ? "@preconcurrency @MainActor " : ""
      text += "\(indentation)\(actor)static var \(name): \(value(path + "." + name))\n"
    }
    // Swift nests no types in extensions of protocols, which have no name here.
    for (name, inner) in symbols.types where type != nil {
      let body = members(inner, type, taken, path: path + "." + name, depth: depth + 1, value)
      text += "\(indentation)enum \(name) {\n\(body)\(indentation)}\n"
    }
    return text
  }
}

/// The names that Apple's types have already.
private enum AssetSymbolNames {
  private static let colors: Set = [
    "red", "orange", "yellow", "green", "blue", "purple", "brown", "white", "gray", "black",
    "clear",
    "cyan",
  ]
  static let color = colors.union([
    "mint", "teal", "indigo", "pink", "primary", "secondary", "accentColor",
  ])
  static let shapeStyle: Set = [
    "background", "foreground", "tint", "selection", "separator", "placeholder", "link", "fill",
    "windowBackground", "tertiary", "quaternary", "quinary", "bar", "regularMaterial",
    "thinMaterial",
    "ultraThinMaterial", "thickMaterial", "ultraThickMaterial",
  ]
  static let uiColor = colors.union([
    "darkGray", "lightGray", "magenta", "label", "secondaryLabel", "tertiaryLabel",
    "quaternaryLabel", "systemFill", "secondarySystemFill", "tertiarySystemFill",
    "quaternarySystemFill", "placeholderText", "systemBackground", "secondarySystemBackground",
    "tertiarySystemBackground", "systemGroupedBackground", "secondarySystemGroupedBackground",
    "tertiarySystemGroupedBackground", "separator", "opaqueSeparator", "link", "darkText",
    "lightText", "systemRed", "systemOrange", "systemYellow", "systemGreen", "systemMint",
    "systemTeal", "systemCyan", "systemBlue", "systemIndigo", "systemPurple", "systemPink",
    "systemBrown", "systemGray", "systemGray2", "systemGray3", "systemGray4", "systemGray5",
    "systemGray6", "tintColor",
  ])
  static let uiImage: Set = ["actions", "add", "remove", "checkmark", "strokedCheckmark"]
}
