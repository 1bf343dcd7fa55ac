import Testing

@testable import XcodeProjects

@Suite struct GeneratedAssetSymbolsTests {
  private let folder = TemporaryFolder()

  private func add(_ path: String, _ properties: String = "{}") throws {
    try folder.write(
      #"{ "info": { "author": "xcode", "version": 1 }, "properties": \#(properties) }"#,
      to: "Assets.xcassets/\(path)/Contents.json")
  }

  private func symbols(_ settings: [String: String] = [:]) -> GeneratedAssetSymbols {
    let layers = [
      ["ASSETCATALOG_COMPILER_GENERATE_ASSET_SYMBOL_FRAMEWORKS": "SwiftUI UIKit"], settings,
    ]
    return GeneratedAssetSymbols(
      [AssetCatalog(path: folder.url.path + "/Assets.xcassets")],
      .init(
        BuildSettings(
          layers: layers.map { SettingLayer(origin: "", values: $0) },
          context: SettingContext(configuration: "Debug"))))
  }

  private let extensions = ["ASSETCATALOG_COMPILER_GENERATE_SWIFT_ASSET_SYMBOL_EXTENSIONS": "YES"]

  @Test func colorsAndImagesBecomeResources() throws {
    try add("AccentColor.colorset")
    try add("logo.imageset")
    try add("bolt.custom.symbolset")
    try add("AppIcon.appiconset")
    try add("Onboarding", #"{ "provides-namespace": true }"#)
    try add("Onboarding/Inner/Lock.imageset")
    let source = try #require(symbols().source)
    // Also where all is the main actor's by default.
    #expect(source.contains("private nonisolated let resourceBundle ="))
    #expect(
      source.contains(
        """
        nonisolated extension ColorResource {
          static let accent = ColorResource(name: "AccentColor", bundle: resourceBundle)
        }

        nonisolated extension ImageResource {
          static let boltCustom = ImageResource(name: "bolt.custom", bundle: resourceBundle)
          static let logo = ImageResource(name: "logo", bundle: resourceBundle)
          enum Onboarding {
            static let lock = ImageResource(name: "Onboarding/Lock", bundle: resourceBundle)
          }
        }
        """))
    #expect(!source.contains("extension Color "))
  }

  @Test func foldersOfNamesAreInTypesAndNotInProtocols() throws {
    try add("Brand", #"{ "provides-namespace": true }"#)
    try add("Brand/card.colorset")
    try add("plain.colorset")
    let source = try #require(symbols(extensions).source)
    #expect(source.contains("  enum Brand {\n    static var card: Color { Color(.Brand.card) }"))
    #expect(
      source.contains(
        "extension ShapeStyle where Self == Color {\n  static var plain: Color { Color(.plain) }\n}"
      ))
  }

  @Test func extensionsSkipWhatTheTypeHas() throws {
    try add("Primary.colorset")
    try add("Card Color.colorset")
    try add("add.imageset")
    try add("logo.imageset")
    let symbols = symbols(extensions)
    let source = try #require(symbols.source)
    #expect(source.contains("extension Color {\n  static var card: Color { Color(.card) }\n}"))
    #expect(
      source.contains(
        "extension ShapeStyle where Self == Color {\n  static var card: Color { Color(.card) }\n}"))
    #expect(
      source.contains(
        """
        extension UIColor {
          static var card: UIColor { UIColor(resource: .card) }
          static var primary: UIColor { UIColor(resource: .primary) }
        }
        """))
    #expect(
      source.contains(
        """
        extension UIImage {
          @preconcurrency @MainActor static var logo: UIImage { UIImage(resource: .logo) }
        }
        """))
    #expect(
      symbols.notes.map(\.sentence) == [
        "The \"Primary\" color asset name resolves to a conflicting Color symbol \"primary\". Try renaming "
          + "the asset.",
        "The \"add\" image asset name resolves to a conflicting UIImage symbol \"add\". Try renaming the "
          + "asset.",
      ])
  }

  @Test func twoNamesOfOneSymbolAreWarnedAbout() throws {
    try add("card.colorset")
    try add("Card.colorset")
    #expect(
      symbols().notes.map(\.sentence) == [
        "The \"card\" color asset name resolves to the symbol \"card\" which already exists. Try renaming "
          + "the asset."
      ])
  }

  @Test func settingsAndCatalogsMaySayNo() throws {
    try add("card.colorset")
    #expect(symbols(["ASSETCATALOG_COMPILER_GENERATE_ASSET_SYMBOLS": "NO"]).source == nil)
    try add(".", #"{ "generate-swift-asset-symbol-extensions": "disabled" }"#)
    #expect(symbols(extensions).source?.contains("extension UIColor") == false)
  }

  @Test func aBrokenSetIsNotedAndSkipped() throws {
    try add("card.colorset")
    try folder.write("{ nothing", to: "Assets.xcassets/bad.imageset/Contents.json")
    let symbols = symbols()
    #expect(symbols.source?.contains("ImageResource") == false)
    #expect(
      symbols.notes.map(\.sentence) == [
        "this is no JSON that can be read: bad.imageset is skipped. Take the file from the last good "
          + "commit."
      ])
  }
}
