/// The part of an Info.plist that Xcode makes from settings.
struct GeneratedInfoPlist {
  private(set) var values: [String: InfoPlistValue] = [:]
  private(set) var notes: [Note] = []

  init(_ target: XcodeTarget, _ settings: BuildSettings) {
    values = [
      "CFBundleDevelopmentRegion": .string("$(DEVELOPMENT_LANGUAGE)"),
      "CFBundleExecutable": .string("$(EXECUTABLE_NAME)"),
      "CFBundleIdentifier": .string("$(PRODUCT_BUNDLE_IDENTIFIER)"),
      "CFBundleInfoDictionaryVersion": .string("6.0"),
      "CFBundleName": .string("$(PRODUCT_NAME)"),
      "CFBundlePackageType": .string("$(PRODUCT_BUNDLE_PACKAGE_TYPE)"),
    ]
    if target.type == .application { values["LSRequiresIPhoneOS"] = .boolean(true) }
    for (key, setting) in [
      ("CFBundleVersion", "CURRENT_PROJECT_VERSION"),
      ("CFBundleShortVersionString", "MARKETING_VERSION"),
    ] where !settings.string(setting).isEmpty {
      values[key] = .string("$(\(setting))")
    }
    for name in settings.names where name.hasPrefix("INFOPLIST_KEY_") {
      add(String(name.dropFirst("INFOPLIST_KEY_".count)), settings.string(name), target)
    }
  }

  private mutating func add(_ name: String, _ text: String, _ target: XcodeTarget) {
    guard !text.isEmpty else { return }
    let isYes = ["YES", "TRUE", "1"].contains(text.uppercased())
    switch name {
    case "UILaunchScreen_Generation":
      if isYes { values["UILaunchScreen"] = .dictionary([:]) }
      return
    case "UIApplicationSceneManifest_Generation":
      if isYes {
        values["UIApplicationSceneManifest"] = .dictionary([
          "UIApplicationSupportsMultipleScenes": .boolean(true),
          "UISceneConfigurations": .dictionary([:]),
        ])
      }
      return
    default: break
    }
    var key = name
    for (suffix, device) in [("_iPad", "~ipad"), ("_iPhone", "~iphone")] where key.hasSuffix(suffix)
    {
      key = key.dropLast(suffix.count) + device
    }
    let plain = key.prefix { $0 != "~" }
    if Self.lists.contains(String(plain)) {
      values[key] = .array(text.shellWords.map { .string($0) })
    } else if Self.flags.contains(key) {
      values[key] = .boolean(isYes)
    } else if Self.strings.contains(key) || Self.isUsageText(key) {
      values[key] = .string(text)
    } else {
      notes.append(
        target.note(
          "the target “\(target.name)” sets INFOPLIST_KEY_\(name), which Xcode doesn't put into an "
            + "Info.plist; it is skipped. Write \(name) into the file itself."))
    }
  }

  private static func isUsageText(_ key: String) -> Bool {
    key.hasPrefix("NS") && key.hasSuffix("UsageDescription")
  }

  private static let lists: Set = [
    "UIRequiredDeviceCapabilities", "UISupportedInterfaceOrientations",
  ]
  private static let flags: Set = [
    "ITSAppUsesNonExemptEncryption", "LSSupportsOpeningDocumentsInPlace", "MetalCaptureEnabled",
    "NSSupportsLiveActivities", "NSSupportsLiveActivitiesFrequentUpdates",
    "UIApplicationSupportsIndirectInputEvents", "UIRequiresFullScreen", "UIStatusBarHidden",
    "UISupportsDocumentBrowser", "WKRunsIndependentlyOfCompanionApp", "WKWatchOnly",
    "LSBackgroundOnly", "LSUIElement", "GCSupportsControllerUserInteraction", "GCSupportsGameMode",
    "UIViewControllerBasedStatusBarAppearance", "UIDesignRequiresCompatibility",
  ]
  private static let strings: Set = [
    "CFBundleDisplayName", "ITSEncryptionExportComplianceCode", "LSApplicationCategoryType",
    "NSHumanReadableCopyright", "NSPrincipalClass", "NSMainNibFile", "NSMainStoryboardFile",
    "UILaunchStoryboardName", "UIMainStoryboardFile", "UIStatusBarStyle", "UIUserInterfaceStyle",
    "WKCompanionAppBundleIdentifier", "WKExtensionDelegateClassName",
    "CLKComplicationPrincipalClass", "NSStickerSharingLevel", "NSLocationTemporaryUsageDescription",
    "NSFileProviderPresenceUsageDescription", "NSHealthRequiredReadAuthorizationTypeIdentifiers",
  ]

  // MARK: What is always there

  /// What Xcode adds to every Info.plist that it builds for a simulator.
  static func additions(_ settings: BuildSettings) -> [String: InfoPlistValue] {
    let families = settings.string("TARGETED_DEVICE_FAMILY").split { $0 == "," || $0 == " " }
      .compactMap { Int($0) }
    return [
      "CFBundleSupportedPlatforms": .array([.string("iPhoneSimulator")]),
      "DTPlatformName": .string("iphonesimulator"),
      "MinimumOSVersion": .string(settings.deploymentTarget),
      "UIDeviceFamily": .array((families.isEmpty ? [1] : families).map { .integer($0) }),
    ]
  }
}
