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
}
