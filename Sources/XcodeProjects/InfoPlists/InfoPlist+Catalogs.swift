// What Xcode adds to an Info.plist for the asset catalogs of its target.

extension InfoPlist {
  /// Adds the accent colour and the icons that the catalogs have and the settings name.
  package mutating func add(_ catalogs: [AssetCatalog], _ settings: BuildSettings) {
    let assets = catalogs.flatMap(\.assets)
    func has(_ name: String, _ kind: AssetCatalog.Asset.Kind) -> Bool {
      assets.contains { $0.kind == kind && $0.name == name }
    }
    let accent = settings.string("ASSETCATALOG_COMPILER_GLOBAL_ACCENT_COLOR_NAME")
    if has(accent, .color) { values["NSAccentColorName"] = .string(accent) }

    var icons: [String: InfoPlistValue] = [:]
    let primary = settings.string("ASSETCATALOG_COMPILER_APPICON_NAME")
    if has(primary, .icon) {
      icons["CFBundlePrimaryIcon"] = .dictionary(["CFBundleIconName": .string(primary)])
    }
    var alternate = settings.string("ASSETCATALOG_COMPILER_ALTERNATE_APPICON_NAMES").shellWords
      .filter { has($0, .icon) }
    if settings.flag("ASSETCATALOG_COMPILER_INCLUDE_ALL_APPICON_ASSETS") == true {
      alternate = assets.filter { $0.kind == .icon && $0.name != primary }.map(\.name)
    }
    if !alternate.isEmpty {
      icons["CFBundleAlternateIcons"] = .dictionary(
        Dictionary(
          alternate.map { ($0, .dictionary(["CFBundleIconName": .string($0)])) },
          uniquingKeysWith: { first, _ in first }))
    }
    guard !icons.isEmpty else { return }
    for key in ["CFBundleIcons", "CFBundleIcons~ipad"] {
      let made = InfoPlistValue.dictionary(icons)
      values[key] = values[key].map { $0.merged(with: made) } ?? made
    }
  }
}
