// swift-tools-version: 6.2
import PackageDescription

// On Linux the tests are adapted by a plug-in: the target leaves them out, and compiles what becomes of them.
#if os(Linux)
  let sharesBuild = Context.environment["VITRINE_SHARED_BUILD"] != nil
  let packages: [Package.Dependency] = [
    .package(name: "vitrine", path: "../..", traits: sharesBuild ? [.defaults] : [])
  ]
  let frameworks = ["SwiftUI", "UIKit", "Combine", "FoundationAdditions", "XCUIAutomation"]
    .map { Target.Dependency.product(name: $0, package: "vitrine") }
  let adapted = ["Cases"]
  let plugins: [Target.PluginUsage] = [.plugin(name: "AdaptedTests", package: "vitrine")]
#else
  let packages: [Package.Dependency] = []
  let frameworks: [Target.Dependency] = []
  let adapted: [String] = []
  let plugins: [Target.PluginUsage] = []
#endif

let package = Package(
  name: "Kiosk",
  platforms: [.iOS(.v17)],
  dependencies: packages,
  targets: [
    .target(name: "Kiosk", dependencies: frameworks),
    .testTarget(
      name: "KioskTests", dependencies: ["Kiosk"] + frameworks, exclude: adapted,
      swiftSettings: [.swiftLanguageMode(.v5)], plugins: plugins),
  ]
)
