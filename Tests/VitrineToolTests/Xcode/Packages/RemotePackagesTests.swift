import Foundation
import Testing
import XcodeProjects

@testable import VitrineTool

/// Packages as apps use them, fetched by SwiftPM from repositories on this disk.
@Suite(.serialized) struct RemotePackagesTests {
  private let repositories = Repositories()
  private let project = ProjectFixture()

  /// `Base` is plain Swift, `Fisher` an image library on it, `Wrapper` plain Swift on `Fisher`.
  private func publish() throws {
    try repositories.publish(
      "base", version: "1.0.0",
      [
        "Package.swift": """
        // swift-tools-version: 5.9
        import PackageDescription
        let package = Package(
          name: "base", products: [.library(name: "BaseKit", targets: ["Base"])],
          targets: [.target(name: "Base")])
        """,
        "Sources/Base/Base.swift": """
        #if canImport(Darwin)
        import Darwin
        #else
        import Glibc
        #endif
        """,
      ])
    try repositories.publish(
      "base", version: "1.1.0", ["Sources/Base/More.swift": "let more = 1\n"])
    try repositories.publish(
      "Fisher", version: "2.1.0",
      [
        "Package.swift": """
        // swift-tools-version: 5.9
        import PackageDescription
        let package = Package(
          name: "Fisher", products: [.library(name: "FisherKit", targets: ["Fisher"])],
          dependencies: [.package(url: "\(repositories.address("base"))", from: "1.0.0")],
          targets: [
            .target(
              name: "Fisher",
              dependencies: [
                "FisherCore",
                .product(name: "BaseKit", package: "base", condition: .when(platforms: [.iOS])),
                .target(name: "FisherMac", condition: .when(platforms: [.macOS])),
              ],
              swiftSettings: [
                .define("PHONE", .when(platforms: [.iOS])), .define("MAC", .when(platforms: [.macOS])),
              ], plugins: ["Lint"]),
            .target(name: "FisherMac"),
            .target(name: "FisherCore", dependencies: ["CFisher", "FisherNative"]),
            .target(
              name: "CFisher",
              cSettings: [.define("FISH", to: "3"), .headerSearchPath("include/deep")],
              linkerSettings: [.linkedFramework("UIKit"), .linkedLibrary("m")]),
            .target(name: "FisherNative"),
            .plugin(name: "Lint", capability: .buildTool()),
          ])
        """,
        "Sources/Fisher/Fisher.swift":
          "import Base\n#if os(macOS)\nimport AppKit\n#else\nimport UIKit\n#endif\n",
        "Sources/FisherMac/Mac.swift": "import AppKit\n",
        "Sources/FisherCore/Core.swift":
          "#if canImport(FisherNative)\nimport FisherNative\n#endif\n",
        "Sources/CFisher/fish.c": "int fish(void) { return FISH; }\n",
        "Sources/CFisher/include/CFisher.h": "int fish(void);\n",
        "Sources/FisherNative/native.m": "@import Foundation;\n",
        "Sources/FisherNative/include/native.h": "",
        "Plugins/Lint/Lint.swift": "import PackagePlugin\n",
      ])
    try repositories.publish(
      "Casing", version: "1.0.0",
      [
        "Package.swift": """
        // swift-tools-version: 5.9
        import CompilerPluginSupport
        import PackageDescription
        let package = Package(
          name: "Casing", products: [.library(name: "Casing", targets: ["Casing"])],
          targets: [.target(name: "Casing", dependencies: ["CasingMacros"]), .macro(name: "CasingMacros")])
        """,
        "Sources/Casing/Casing.swift": "import Foundation\n",
        "Sources/CasingMacros/Plugin.swift": "import SwiftSyntaxMacros\n",
      ])
    for (name, source) in [
      // What lies in another module on Linux, of which the package knows nothing.
      (
        "Loader",
        "import Foundation\npublic func load() { URLSession.shared.invalidateAndCancel() }\n"
      ),
      (
        "Porter",
        """
        import Foundation
        #if canImport(FoundationNetworking)
        import FoundationNetworking
        #endif
        public func port() { URLSession.shared.invalidateAndCancel() }
        """
      ),
    ] {
      try repositories.publish(
        name, version: "1.0.0",
        [
          "Package.swift": """
          // swift-tools-version: 5.9
          import PackageDescription
          let package = Package(
            name: "\(name)", products: [.library(name: "\(name)", targets: ["\(name)"])],
            targets: [.target(name: "\(name)")])
          """,
          "Sources/\(name)/\(name).swift": source,
        ])
    }
    try repositories.publish(
      "Wrapper", version: "1.0.0",
      [
        "Package.swift": """
        // swift-tools-version: 5.9
        import PackageDescription
        let package = Package(
          name: "Wrapper", products: [.library(name: "Wrapper", targets: ["Wrapper"])],
          dependencies: [.package(url: "\(repositories.address("Fisher"))", from: "2.0.0")],
          targets: [
            .target(name: "Wrapper", dependencies: [.product(name: "FisherKit", package: "Fisher")])
          ])
        """,
        "Sources/Wrapper/Wrapper.swift": "import Foundation\nimport Fisher\n",
      ])
  }

  private func writeProject(pins: String? = nil) throws {
    try project.write(
      "Shop",
      [
        .init(
          name: "Shop", type: "application",
          products: [
            ("Wrapper", 0), ("BaseKit", 1), ("ViewInspector", 2), ("Casing", 3),
            ("Loader", 4), ("Porter", 5),
          ]),
        .init(
          name: "ShopTests", type: "bundle.unit-test",
          settings: ["TEST_HOST": "$(BUILT_PRODUCTS_DIR)/Shop.app/Shop"]),
      ],
      packages: [
        repositories.address("Wrapper"), repositories.address("base"),
        "https://example.org/nowhere/ViewInspector", repositories.address("Casing"),
        repositories.address("Loader"), repositories.address("Porter"),
      ])
    try project.write("import Wrapper\n", to: "Shop/App.swift")
    try project.write("import XCTest\n", to: "ShopTests/Tests.swift")
    guard let pins else { return }
    try project.write(
      pins, to: "Shop.xcodeproj/project.xcworkspace/xcshareddata/swiftpm/Package.resolved")
  }

  @Test(.timeLimit(.minutes(20)))
  func whatTheCompilerRefusedIsAdaptedWithTheReason() throws {
    try publish()
    try writeProject()
    var planner = try project.planner("Shop.xcodeproj", resolves: true)
    planner.importer.unbuildable = [
      "porter": "it does not build here by itself (Porter.swift:1: no)"
    ]
    let modules = try planner.plan(planner.workspace.targets.filter(\.type.isTests))
    #expect(modules.contains { $0.name == "Porter" })
    #expect(
      planner.importer.notes.contains(
        "The package Porter is adapted like the app: it does not build here by itself (Porter.swift:1: no)."
      ))
  }

  @Test(.timeLimit(.minutes(20)))
  func whatNeedsOurModulesIsAdaptedAndTheRestIsLeftToSwiftPM() throws {
    try publish()
    let old = try repositories.revision("base", version: "1.0.0")
    try writeProject(
      pins: """
        {"object": {"pins": [{"package": "base", "repositoryURL": "\(repositories.address("base"))",
          "state": {"branch": null, "revision": "\(old)", "version": "1.0.0"}}]}, "version": 1}
        """)
    var planner = try project.planner("Shop.xcodeproj", resolves: true)
    let modules = try planner.plan(planner.workspace.targets.filter(\.type.isTests))
    #expect(
      modules.map(\.name) == [
        "CFisher", "FisherCore", "Fisher", "Wrapper", "CasingMacros", "Casing", "Loader",
        "Shop", "ShopTests",
      ])
    let byName = Dictionary(uniqueKeysWithValues: modules.map { ($0.name, $0) })

    // What a dependency needs for iOS, and nothing else.
    let fisher = try #require(byName["Fisher"])
    #expect(fisher.products == [ExternalProduct("BaseKit", package: "base")])
    #expect(fisher.settings.conditions == ["DEBUG", "SWIFT_PACKAGE", "PHONE"])
    #expect(
      byName["Shop"]?.products == [
        ExternalProduct("BaseKit", package: "base"), ExternalProduct("Porter", package: "porter"),
      ])
    #expect(byName["Shop"]?.dependencies == ["Wrapper", "Casing", "Loader"])

    // C stays C.
    let code = try #require(byName["CFisher"]?.native)
    #expect(code.files.map(\.destination) == ["fish.c", "include/CFisher.h"])
    #expect(
      code.settings == [
        "cSettings": [".define(\"FISH\", to: \"3\")", ".headerSearchPath(\"include/deep\")"],
        "linkerSettings": [".linkedLibrary(\"m\")"],
      ])

    // Macros run in the compiler, and are built as they are.
    #expect(byName["CasingMacros"]?.native?.kind == .macro)
    #expect(byName["Casing"]?.dependencies == ["CasingMacros"])

    // The version that the project holds fast, not the newest, also of what packages need.
    let packages = try planner.remotePackages().map(\.arguments)
    #expect(packages.count == 2)
    #expect(packages.first?.hasSuffix("/base\", exact: \"1.0.0\"") == true)
    #expect(packages.last?.contains("/Porter\"") == true)
    #expect(planner.externalPins.map(\.identity).sorted() == ["base", "porter"])
    #expect(planner.externalPins.contains { $0.identity == "base" && $0.revision == old })
    #expect(
      planner.notes == [
        "The package Fisher is adapted like the app: it imports UIKit.",
        "The package Wrapper is adapted like the app: it needs Fisher.",
        "Fisher: the plug-in Lint of Fisher is not run.",
        "Fisher: FisherNative is left out, since it is written in Objective-C. A stand-in serves: vitrine stub FisherNative",
        "Shop uses ViewInspector, for which Vitrine has a module of its own.",
        "The package Casing is adapted like the app: its macros (CasingMacros) are compiled with the swift-syntax that is here.",
        "The package Loader is adapted like the app: it uses URLSession without FoundationNetworking.",
      ])
  }

  @Test(.timeLimit(.minutes(20)))
  func aPackageThatCannotBeHadIsNamedWithWhatToDo() throws {
    try project.write(
      "Shop",
      [.init(name: "ShopTests", type: "bundle.unit-test", products: [("Gone", 0)])],
      packages: ["file://\(project.url.path)/gone"])
    try project.write("import Gone\n", to: "ShopTests/Tests.swift")
    var planner = try project.planner("Shop.xcodeproj", resolves: true)
    #expect {
      try planner.plan(planner.workspace.targets)
    } throws: { error in
      "\(error)".hasPrefix("The packages of the project can't be had:\nerror: ")
        && "\(error)".hasSuffix("a stand-in serves: vitrine stub PRODUCT.")
    }
  }

  @Test func aPackageForWhichThereIsAStandInIsNotFetched() throws {
    try project.write(
      "Shop",
      [.init(name: "ShopTests", type: "bundle.unit-test", products: [("Gone", 0)])],
      packages: ["file://\(project.url.path)/gone"])
    try project.write("import Gone\n", to: "ShopTests/Tests.swift")
    try project.write("public func gone() {}\n", to: "Vitrine/Stubs/Gone.swift")
    var planner = try project.planner("Shop.xcodeproj", resolves: true)
    let modules = try planner.plan(planner.workspace.targets)
    #expect(modules.map(\.name) == ["Gone", "ShopTests"])
    #expect(modules[1].dependencies == ["Gone"])
    #expect(modules[1].products == [])
    #expect(planner.notes == [])
  }
}
