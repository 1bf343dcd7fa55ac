import Foundation
import Testing

@testable import VitrineTool

@Suite struct PackageImporterTests {
  private let temporary = TemporaryFolder()

  private func importer() throws -> PackageImporter {
    let reader = PackageReader(
      toolchain: try Toolchain.find(searchPath: ProcessInfo.processInfo.environment["PATH"]),
      scratch: try ScratchFolder(temporary.url.appendingPathComponent("scratch")),
      marker: RunMarker(inheriting: nil), interruption: try Interruption())
    return PackageImporter(reader: reader, products: "/products")
  }

  private func writeKit() throws {
    try temporary.write(
      """
      // swift-tools-version: 6.0
      import PackageDescription

      let package = Package(
        name: "Kit",
        products: [.library(name: "KitUI", targets: ["KitUI"])],
        dependencies: [
          .package(url: "https://github.com/apple/swift-log", exact: "1.6.1"),
          .package(path: "../Base"), .package(url: "https://github.com/apple/mac", from: "1.0.0"),
        ],
        targets: [
          .target(
            name: "KitUI",
            dependencies: [
              "KitCore", .product(name: "Logging", package: "swift-log"),
              .product(name: "Base", package: "Base"),
              .product(name: "Mac", package: "mac", condition: .when(platforms: [.macOS])),
            ],
            exclude: ["Notes.md", "Old"],
            resources: [.process("Resources"), .copy("Pages")],
            swiftSettings: [
              .define("KIT"), .enableUpcomingFeature("ExistentialAny"), .swiftLanguageMode(.v5),
            ]),
          .target(name: "KitCore", path: "Core"),
          .testTarget(name: "KitTests", dependencies: ["KitUI"]),
        ]
      )
      """, to: "Kit/Package.swift")
    try temporary.write("", to: "Kit/Sources/KitUI/View.swift")
    try temporary.write("", to: "Kit/Sources/KitUI/Deep/Deeper/Row.swift")
    try temporary.write("", to: "Kit/Sources/KitUI/Old/Gone.swift")
    try temporary.write("", to: "Kit/Sources/KitUI/bridge.m")
    try temporary.write("", to: "Kit/Sources/KitUI/Resources/Data/data.json")
    try temporary.write("", to: "Kit/Sources/KitUI/Resources/de.lproj/Localizable.strings")
    try temporary.write("", to: "Kit/Sources/KitUI/Pages/one.html")
    try temporary.write("", to: "Kit/Sources/KitUI/Media.xcassets/Contents.json")
    try temporary.write("", to: "Kit/Core/Core.swift")
    try temporary.write("", to: "Kit/Tests/KitTests/KitTests.swift")
    try temporary.write(
      """
      // swift-tools-version: 5.9
      import PackageDescription
      let package = Package(
        name: "Base", products: [.library(name: "Base", targets: ["Base-Kit"])],
        targets: [.target(name: "Base-Kit", path: "Sources")])
      """, to: "Base/Package.swift")
    try temporary.write("", to: "Base/Sources/Base.swift")
  }

  @Test func targetsOfAProductBecomeModulesAfterThoseTheyNeed() throws {
    try writeKit()
    let importer = try importer()
    try importer.add([temporary.url.appendingPathComponent("Kit")])

    #expect(try importer.modules(ofProduct: "KitUI") == ["KitUI"])
    #expect(try importer.modules(ofProduct: "Unknown") == nil)

    let modules = importer.imported
    #expect(modules.map(\.name) == ["KitCore", "Base_Kit", "KitUI"])
    let kit = try #require(modules.last)
    #expect(kit.sources.map(\.file.lastPathComponent) == ["Row.swift", "View.swift"])
    #expect(kit.dependencies == ["KitCore", "Base_Kit"])
    #expect(kit.products == [ExternalProduct("Logging", package: "swift-log")])
    #expect(kit.settings.languageMode == 5)
    #expect(kit.settings.conditions == ["DEBUG", "SWIFT_PACKAGE", "KIT"])
    #expect(kit.settings.upcomingFeatures == ["ExistentialAny"])
    #expect(modules[0].settings.languageMode == 6)
    #expect(modules[1].settings.languageMode == 5)
    #expect(importer.remote["swift-log"]?.requirement == "exact: \"1.6.1\"")
  }

  @Test func resourcesLieInABundleOfTheirOwn() throws {
    try writeKit()
    let importer = try importer()
    try importer.add([temporary.url.appendingPathComponent("Kit")])
    _ = try importer.modules(ofProduct: "KitUI")

    let kit = try #require(importer.imported.last)
    #expect(kit.bundle?.path == "Packages/Kit_KitUI.bundle")
    #expect(
      kit.bundle?.items.map(\.destination).sorted() == [
        "Media.xcassets", "Pages", "data.json", "de.lproj/Localizable.strings",
      ])
    #expect(
      kit.generated.first?.text.contains("/products/Packages/Kit_KitUI.bundle") == true)
    #expect(importer.notes == ["Kit: KitUI is built without what is not Swift: bridge.m"])
  }

  /// As in a design system: `Color(.brand)` and `Image(.logo)` in the package's own code.
  @Test func assetsOfAPackageGetSwiftNamesInItsBundle() throws {
    try writeKit()
    for name in ["Brand.colorset", "logo.imageset"] {
      try temporary.write("{}", to: "Kit/Sources/KitUI/Media.xcassets/\(name)/Contents.json")
    }
    let importer = try importer()
    try importer.add([temporary.url.appendingPathComponent("Kit")])
    _ = try importer.modules(ofProduct: "KitUI")

    let kit = try #require(importer.imported.last)
    let names = try #require(
      kit.generated.first { $0.name == "GeneratedAssetSymbols.swift" }?.text)
    #expect(names.contains("private nonisolated let resourceBundle = Bundle.module\n"))
    #expect(names.contains("static let brand = ColorResource(name: \"Brand\""))
    #expect(names.contains("static let logo = ImageResource(name: \"logo\""))
    // Types of the frameworks get names only where the catalogue asks for it.
    #expect(!names.contains("extension Color "))

    try temporary.write(
      #"{ "properties": { "generate-swift-asset-symbol-extensions": "enabled" } }"#,
      to: "Kit/Sources/KitUI/Media.xcassets/Contents.json")
    let again = try self.importer()
    try again.add([temporary.url.appendingPathComponent("Kit")])
    _ = try again.modules(ofProduct: "KitUI")
    #expect(
      again.imported.last?.generated.contains {
        $0.text.contains("static var brand: Color { Color(.brand) }")
      } == true)
  }

  @Test func keysOfAPackagesStringCatalogueGetSwiftNames() throws {
    try writeKit()
    try temporary.write(
      """
      { "sourceLanguage": "en", "version": "1.0", "strings": {
        "Save Draft": { "extractionState": "manual" }, "typed": {} } }
      """, to: "Kit/Sources/KitUI/Resources/Buttons.xcstrings")
    let importer = try importer()
    try importer.add([temporary.url.appendingPathComponent("Kit")])
    _ = try importer.modules(ofProduct: "KitUI")
    let names = try #require(
      importer.imported.last?.generated.first {
        $0.name == "GeneratedStringSymbols_Buttons.swift"
      }?.text)
    #expect(names.contains("static var saveDraft: LocalizedStringResource"))
    #expect(!names.contains("typed"))
    #expect(names.contains("Bundle.module.bundleURL)"))
  }

  @Test func testsOfAPackageAreModulesToo() throws {
    try writeKit()
    let importer = try importer()
    let folder = temporary.url.appendingPathComponent("Kit")
    try importer.add([folder])
    #expect(try importer.tests(of: folder) == ["KitTests"])
    #expect(importer.imported.last?.kind == .unitTests)
    #expect(importer.imported.last?.dependencies == ["KitUI"])
  }

  @Test func aPlanMayNameOneTestTargetOfAPackage() throws {
    try writeKit()
    let importer = try importer()
    let folder = temporary.url.appendingPathComponent("Kit")
    #expect(try importer.test("KitTests", of: folder) == "KitTests")
    #expect(importer.imported.last?.kind == .unitTests)
    #expect(try importer.test("GoneTests", of: folder) == nil)
    #expect(importer.notes.contains("The package Kit has no test target GoneTests."))
  }

  @Test func aManifestThatCannotBeReadIsNamed() throws {
    try temporary.write("not swift", to: "Broken/Package.swift")
    let importer = try importer()
    #expect {
      try importer.add([temporary.url.appendingPathComponent("Broken")])
    } throws: { error in
      "\(error)".contains("Broken can't be read")
    }
  }
}
