import Foundation
import Testing

@testable import VitrineTool

@Suite struct GeneratedManifestTests {
  @Test func aManifestSaysAllThatTheProjectSays() {
    var kit = ProjectModule(name: "Kit", target: "Kit", kind: .framework)
    kit.settings.languageMode = 6
    kit.settings.isMainActorByDefault = true
    kit.settings.conditions = ["DEBUG"]
    kit.settings.upcomingFeatures = ["ExistentialAny"]
    kit.settings.flags = ["-Xfrontend", "-warn-long-function-bodies=100"]
    var app = ProjectModule(name: "My_App", target: "My App", kind: .app)
    app.dependencies = ["Kit"]
    app.products = [ExternalProduct("Logging", package: "swift-log")]
    var tests = ProjectModule(name: "AppTests", target: "AppTests", kind: .unitTests)
    tests.dependencies = ["My_App"]
    var manifest = GeneratedManifest(
      name: "Project", modules: [kit, app, tests], vitrine: "/opt/my \"vitrine\"")
    manifest.dependencies = [
      .init(identity: "swift-log", arguments: "url: \"https://x/swift-log\", from: \"1.0.0\"")
    ]
    manifest.libraries = ["My_App": ["UIKit", "SwiftUI"]]
    #expect(
      manifest.text == #"""
        // swift-tools-version: 6.2
        import PackageDescription

        let package = Package(
          name: "Project",
          dependencies: [
            .package(name: "vitrine", path: "/opt/my \"vitrine\""),
            .package(url: "https://x/swift-log", from: "1.0.0"),
          ],
          targets: [
            .target(
              name: "Kit",
              dependencies: [
              ],
              path: "Sources/Kit",
              swiftSettings: [
                .swiftLanguageMode(.v6),
                .defaultIsolation(MainActor.self),
                .define("DEBUG"),
                .enableUpcomingFeature("ExistentialAny"),
                .unsafeFlags(["-Xfrontend", "-warn-long-function-bodies=100"]),
              ]
            ),
            .executableTarget(
              name: "My_App",
              dependencies: [
                .target(name: "Kit"),
                .product(name: "Logging", package: "swift-log"),
                .product(name: "SwiftUI", package: "vitrine"),
                .product(name: "UIKit", package: "vitrine"),
              ],
              path: "Sources/My_App",
              swiftSettings: [
                .swiftLanguageMode(.v5),
              ]
            ),
            .testTarget(
              name: "AppTests",
              dependencies: [
                .target(name: "My_App"),
              ],
              path: "Sources/AppTests",
              swiftSettings: [
                .swiftLanguageMode(.v5),
              ]
            ),
          ]
        )

        """#)
  }

  @Test func whatIsNotSwiftForAPhoneStaysAsItIs() {
    var code = ProjectModule(name: "CFish", target: "CFish", kind: .framework)
    code.native = NativeTarget(.clang)
    code.native?.headers = "api"
    code.native?.settings = ["cSettings": [".define(\"FISH\", to: \"3\")"]]
    code.settings.cxxLanguageStandard = "c++17"
    var macros = ProjectModule(name: "Macros", target: "Macros", kind: .framework)
    macros.native = NativeTarget(.macro)
    macros.products = [ExternalProduct("SwiftSyntaxMacros", package: "swift-syntax")]
    var library = ProjectModule(name: "CZip", target: "CZip", kind: .framework)
    library.native = NativeTarget(.system(pkgConfig: "zlib"))
    var app = ProjectModule(name: "App", target: "App", kind: .app)
    app.settings.implicitImports = ["App_BridgingHeader"]
    let text = GeneratedManifest(
      name: "App", modules: [code, macros, library, app], vitrine: "/vitrine"
    ).text
    for words in [
      "import CompilerPluginSupport",
      "publicHeadersPath: \"api\",\n      cSettings: [.define(\"FISH\", to: \"3\")]",
      ".macro(\n      name: \"Macros\"",
      ".product(name: \"SwiftSyntaxMacros\", package: \"swift-syntax\")",
      ".systemLibrary(\n      name: \"CZip\",\n      path: \"Sources/CZip\",\n      pkgConfig: \"zlib\")",
      "cxxLanguageStandard: .init(rawValue: \"c++17\")",
      "\"-import-module\", \"-Xfrontend\", \"App_BridgingHeader\"",
    ] {
      #expect(text.contains(words), "\(words)\n\(text)")
    }
  }
}
