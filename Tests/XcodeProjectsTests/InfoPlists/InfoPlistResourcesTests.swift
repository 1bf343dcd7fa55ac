import Foundation
import Testing

@testable import XcodeProjects

@Suite struct InfoPlistResourcesTests {
  private let shop: ShopProject
  private let target: XcodeTarget

  init() throws {
    shop = try ShopProject()
    target = try shop.target("Shop")
  }

  private func plist(_ draft: String, _ settings: [String: String] = [:]) throws -> InfoPlist {
    try shop.folder.write(
      "<plist version=\"1.0\"><dict>\(draft)</dict></plist>", to: "App/Info.plist")
    return try InfoPlist(target, all(settings))
  }

  private func all(_ settings: [String: String]) -> BuildSettings {
    target.settings(overrides: settings.merging(["INFOPLIST_FILE": "App/Info.plist"]) { $1 })
  }

  @Test func fontsThatAreNotCopiedAreTold() throws {
    let list = try plist(
      "<key>UIAppFonts</key><array><string>A.ttf</string><string>Fonts/B.ttf</string>"
        + "<string>Fonts/C.ttf</string><string>D.otf</string></array>")
    let missing = list.missingFonts(among: ["A.ttf", "Fonts", "Deep/D.otf"], target: "Shop")
    #expect(missing.count == 1)
    #expect(missing.first?.contains("It is copied to Deep/D.otf: list that.") == true)
    let none = list.missingFonts(among: [], target: "Shop")
    #expect(none.count == 4)
    #expect(
      none.first?.hasPrefix(
        "Shop: Info.plist lists the font A.ttf in UIAppFonts, which is not in the bundle. Add the file"
      )
        == true)
  }

  @Test func aTranslationHasTheOtherKeysToo() throws {
    let list = try plist(
      "<key>CFBundleDisplayName</key><string>Shop</string><key>Own</key><true/>")
    let data = try #require(try list.translated(by: Data("CFBundleDisplayName = \"Laden\";".utf8)))
    let read = try #require(
      try PropertyListSerialization.propertyList(from: data, format: nil) as? [String: Any])
    #expect(read["CFBundleDisplayName"] as? String == "Laden")
    #expect(read["Own"] as? Bool == true)
    #expect(try list.translated(by: Data("= ;".utf8)) == nil)
  }

  @Test func accentAndIconsComeFromTheCatalogs() throws {
    for name in ["Brand.colorset", "AppIcon.appiconset", "Night.appiconset", "Day.appiconset"] {
      try shop.folder.write("{}", to: "App/Looks.xcassets/\(name)/Contents.json")
    }
    let catalog = AssetCatalog(
      path: shop.folder.url.appendingPathComponent("App/Looks.xcassets").path)
    let settings = [
      "ASSETCATALOG_COMPILER_GLOBAL_ACCENT_COLOR_NAME": "Brand",
      "ASSETCATALOG_COMPILER_APPICON_NAME": "AppIcon",
      "ASSETCATALOG_COMPILER_ALTERNATE_APPICON_NAMES": "Night Gone",
    ]
    var list = try plist("", settings)
    list.add([catalog], all(settings))
    #expect(list["NSAccentColorName"] == .string("Brand"))
    #expect(
      list["CFBundleIcons"]?["CFBundlePrimaryIcon"]?["CFBundleIconName"] == .string("AppIcon"))
    #expect(
      list["CFBundleIcons"]?["CFBundleAlternateIcons"]
        == .dictionary(["Night": .dictionary(["CFBundleIconName": .string("Night")])]))
    var every = try plist("", settings)
    var more = settings
    more["ASSETCATALOG_COMPILER_INCLUDE_ALL_APPICON_ASSETS"] = "YES"
    every.add([catalog], all(more))
    #expect(every["CFBundleIcons"]?["CFBundleAlternateIcons"]?["Day"] != nil)
    var without = try plist("", [:])
    without.add([], all([:]))
    #expect(without["NSAccentColorName"] == nil)
    #expect(without["CFBundleIcons"] == nil)
  }
}
