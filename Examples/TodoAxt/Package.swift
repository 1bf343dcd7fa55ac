// swift-tools-version: 6.2
import PackageDescription

// On a Mac SwiftUI comes with the SDK, and Axt is a package of its own. On Linux Vitrine provides both.
#if os(Linux)
  let sharesBuild = Context.environment["VITRINE_SHARED_BUILD"] != nil
  let packages: [Package.Dependency] = [
    .package(name: "vitrine", path: "../..", traits: sharesBuild ? [.defaults] : [])
  ]
  let frameworks: [Target.Dependency] = [
    .product(name: "SwiftUI", package: "vitrine"),
    .product(name: "UIKit", package: "vitrine"),
    .product(name: "Combine", package: "vitrine"),
    .product(name: "Axt", package: "vitrine"),
  ]
#else
  let packages: [Package.Dependency] = [
    .package(url: "https://github.com/soundcloud/Axt", from: "0.3.0")
  ]
  let frameworks: [Target.Dependency] = ["Axt"]
#endif

let package = Package(
  name: "TodoAxt",
  platforms: [.iOS(.v17)],
  products: [.library(name: "TodoKit", targets: ["TodoKit"])],
  dependencies: packages,
  targets: [
    .target(
      name: "TodoKit", dependencies: frameworks, swiftSettings: [.swiftLanguageMode(.v5)]),
    .testTarget(
      name: "TodoKitTests", dependencies: ["TodoKit"] + frameworks,
      swiftSettings: [.swiftLanguageMode(.v5)]),
  ]
)
