import Foundation
import Testing

@testable import XcodeProjects

@Suite struct InfoPlistTests {
  private let shop: ShopProject
  private let target: XcodeTarget

  init() throws {
    shop = try ShopProject()
    target = try shop.target("Shop")
  }

  private func make(_ settings: [String: String], draft: String? = nil) throws -> InfoPlist {
    var settings = settings
    if let draft {
      try shop.folder.write(
        #"<?xml version="1.0" encoding="UTF-8"?><plist version="1.0"><dict>"# + draft
          + "</dict></plist>", to: "App/Info.plist")
      settings["INFOPLIST_FILE"] = "App/Info.plist"
    }
    return try InfoPlist(target, target.settings(overrides: settings))
  }

  @Test func generatedValuesHaveTheTypesThatAppsRead() throws {
    let plist = try make([
      "GENERATE_INFOPLIST_FILE": "YES", "MARKETING_VERSION": "1.2", "CURRENT_PROJECT_VERSION": "7",
      "INFOPLIST_KEY_UISupportedInterfaceOrientations_iPad":
        "UIInterfaceOrientationPortrait UIInterfaceOrientationLandscapeLeft",
      "INFOPLIST_KEY_NSCameraUsageDescription": "To scan $(PRODUCT_NAME)",
      "INFOPLIST_KEY_UIStatusBarHidden": "NO", "INFOPLIST_KEY_UILaunchScreen_Generation": "YES",
      "INFOPLIST_KEY_UIApplicationSceneManifest_Generation": "YES",
      "INFOPLIST_KEY_CFBundleDisplayName": "Shop!", "TARGETED_DEVICE_FAMILY": "1,2",
    ])
    #expect(plist["CFBundleName"] == .string("My Shop"))
    #expect(plist["CFBundleExecutable"] == .string("My Shop"))
    #expect(plist["CFBundleIdentifier"] == .string("com.example.my-shop"))
    #expect(plist["CFBundleShortVersionString"] == .string("1.2"))
    #expect(plist["CFBundleVersion"] == .string("7"))
    #expect(plist["CFBundlePackageType"] == .string("APPL"))
    #expect(plist["CFBundleDisplayName"] == .string("Shop!"))
    #expect(plist["LSRequiresIPhoneOS"] == .boolean(true))
    #expect(plist["NSCameraUsageDescription"] == .string("To scan My Shop"))
    #expect(plist["UIStatusBarHidden"] == .boolean(false))
    #expect(plist["UISupportedInterfaceOrientations~ipad"]?.array?.count == 2)
    #expect(plist["UILaunchScreen"] == .dictionary([:]))
    #expect(
      plist["UIApplicationSceneManifest"]?["UIApplicationSupportsMultipleScenes"] == .boolean(true))
    #expect(plist["UIDeviceFamily"] == .array([.integer(1), .integer(2)]))
    #expect(plist.notes.isEmpty)
  }

  @Test func generatedValuesAreMergedOverTheDraft() throws {
    let plist = try make(
      [
        "GENERATE_INFOPLIST_FILE": "YES",
        "INFOPLIST_KEY_UIRequiredDeviceCapabilities": "arm64 metal",
        "INFOPLIST_KEY_UIApplicationSceneManifest_Generation": "YES",
      ],
      draft: """
        <key>CFBundleName</key><string>Old</string><key>Own$(X)</key><string>$(FLAVOUR)</string>
        <key>UIRequiredDeviceCapabilities</key><array><string>arm64</string><string>nfc</string></array>
        <key>UIApplicationSceneManifest</key><dict><key>UISceneConfigurations</key><dict><key>a</key>
        <string>b</string></dict><key>Other</key><integer>3</integer></dict>
        """)
    #expect(plist["CFBundleName"] == .string("My Shop"))
    #expect(plist["Own$(X)"] == .string("simulated"))
    #expect(
      plist["UIRequiredDeviceCapabilities"]
        == .array([.string("arm64"), .string("nfc"), .string("metal")]))
    #expect(plist["UIApplicationSceneManifest"]?["UISceneConfigurations"] == .dictionary([:]))
    #expect(plist["UIApplicationSceneManifest"]?["Other"] == .integer(3))
  }

  @Test func aWrittenFileStaysAsItIsExceptForReferences() throws {
    let plist = try make(
      [:],
      draft: """
        <key>CFBundleIdentifier</key><string>$(PRODUCT_BUNDLE_IDENTIFIER)</string>
        <key>Delegate</key><string>$(PRODUCT_MODULE_NAME).SceneDelegate</string>
        <key>Key</key><string>$(API_KEY)</string><key>On</key><true/>
        """)
    #expect(plist["CFBundleIdentifier"] == .string("com.example.my-shop"))
    #expect(plist["Delegate"] == .string("My_Shop.SceneDelegate"))
    #expect(plist["On"] == .boolean(true))
    #expect(plist["CFBundleName"] == nil)
    #expect(plist["Key"] == .string(""))
    #expect(
      plist.notes.map(\.sentence) == [
        "“Key” refers to the setting API_KEY, which nothing defines: it is empty. Define it, as in an "
          + ".xcconfig file that isn't in the repository."
      ])
    let read = try PropertyListSerialization.propertyList(from: plist.data(), format: nil)
    #expect((read as? [String: Any])?["On"] as? Bool == true)
  }

  @Test func aMissingFileAndAnUnknownKeyAreNoted() throws {
    let plist = try make(["INFOPLIST_FILE": "App/Gone.plist", "INFOPLIST_KEY_MyKey": "x"])
    #expect(plist["CFBundleName"] == .string("My Shop"))
    #expect(plist["MyKey"] == nil)
    #expect(
      plist.notes.map(\.sentence) == [
        "the target “Shop” has \(shop.folder.url.path)/App/Gone.plist as its Info.plist (INFOPLIST_FILE), "
          + "which is missing; only generated values are in it. Add the file, or correct the setting.",
        "the target “Shop” sets INFOPLIST_KEY_MyKey, which Xcode doesn't put into an Info.plist; it is "
          + "skipped. Write MyKey into the file itself.",
      ])
  }

  @Test func aBrokenFileIsAnError() throws {
    try shop.folder.write("<?xml?><plist>\n<<<<<<< HEAD\n", to: "App/Info.plist")
    let settings = target.settings(overrides: ["INFOPLIST_FILE": "App/Info.plist"])
    let error = #expect(throws: ProjectError.self) { try InfoPlist(target, settings) }
    #expect(error?.line == 2)
    #expect(error?.sentence.hasPrefix("a merge conflict is left here") == true)
  }
}
