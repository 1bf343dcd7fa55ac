/// What the product of a target is called and made of.
extension BuildSettings {
  /// The product's name without its suffix.
  package var productName: String { string("PRODUCT_NAME") }

  /// The product's name with its suffix, as `App.app`.
  package var fullProductName: String { string("FULL_PRODUCT_NAME") }

  /// The executable's file name.
  package var executableName: String { string("EXECUTABLE_NAME") }

  /// The identifier that `Bundle` answers with.
  package var bundleIdentifier: String { string("PRODUCT_BUNDLE_IDENTIFIER") }

  /// The written Info.plist's absolute path, where there is one.
  package var infoPlistFile: String? { path("INFOPLIST_FILE") }

  /// Whether Xcode adds to the Info.plist, or makes it, from settings.
  package var generatesInfoPlist: Bool { flag("GENERATE_INFOPLIST_FILE") ?? false }

  /// The lowest version of iOS that the target runs on, as `17.0`.
  package var deploymentTarget: String { string("IPHONEOS_DEPLOYMENT_TARGET") }

  /// Whether the target is made for phones; also when it doesn't say.
  package var supportsPhone: Bool { families.isEmpty || families.contains("1") }

  /// Whether the target is made for pads.
  package var supportsPad: Bool { families.contains("2") }

  /// The color asset that is the app's accent.
  package var accentColorName: String? {
    let name = string("ASSETCATALOG_COMPILER_GLOBAL_ACCENT_COLOR_NAME")
    return name.isEmpty ? nil : name
  }

  /// The icon set of the app.
  package var appIconName: String? {
    let name = string("ASSETCATALOG_COMPILER_APPICON_NAME")
    return name.isEmpty ? nil : name
  }

  private var families: [String] {
    string("TARGETED_DEVICE_FAMILY").split { $0 == "," || $0 == " " }.map(String.init)
  }

  /// Whether a file is kept out of the target by `EXCLUDED_SOURCE_FILE_NAMES`.
  func excludes(_ path: String) -> Bool {
    let excluded = list("EXCLUDED_SOURCE_FILE_NAMES")
    guard excluded.contains(where: { Glob.matches(file: path, $0) }) else { return false }
    return !list("INCLUDED_SOURCE_FILE_NAMES").contains { Glob.matches(file: path, $0) }
  }

  // MARK: The platform

  /// Why the target can't be built for a simulated phone; nil when it can.
  var foreignPlatform: String? {
    let platforms = list("SUPPORTED_PLATFORMS")
    if !platforms.isEmpty {
      if platforms.contains(where: { $0.hasPrefix("iphone") }) { return nil }
      return platforms.joined(separator: ", ")
    }
    let root = string("SDKROOT").lastPathPart.lowercased()
    let foreign = ["macosx", "watch", "appletv", "xr", "driverkit"]
    return foreign.contains { root.hasPrefix($0) } ? root : nil
  }
}
