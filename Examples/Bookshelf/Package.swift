// swift-tools-version: 6.2
import PackageDescription

// On a Mac the app needs nothing: SwiftUI and UIKit come with the SDK, and ViewInspector and Axt are
// their own packages. On Linux Vitrine provides all of them under the same names.
#if os(Linux)
  // The app uses none of the macros, so that swift-syntax need not be built; unless Vitrine's own checks
  // have built it, who then share what they built.
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
  let unitTesting: [Target.Dependency] = [
    .product(name: "ViewInspector", package: "vitrine"),
    .product(name: "XCUIAutomation", package: "vitrine"),
  ]
  let uiTesting: [Target.Dependency] = [.product(name: "XCUIAutomation", package: "vitrine")]
#else
  let packages: [Package.Dependency] = [
    .package(url: "https://github.com/nalexn/ViewInspector", from: "0.10.3"),
    .package(url: "https://github.com/soundcloud/Axt", from: "0.3.0"),
  ]
  let frameworks: [Target.Dependency] = ["Axt"]
  let unitTesting: [Target.Dependency] = ["ViewInspector"]
  let uiTesting: [Target.Dependency] = []
#endif

let package = Package(
  name: "Bookshelf",
  platforms: [.iOS(.v17)],
  products: [.executable(name: "Bookshelf", targets: ["Bookshelf"])],
  dependencies: packages,
  targets: [
    .target(
      name: "BookshelfKit", dependencies: frameworks,
      swiftSettings: [.swiftLanguageMode(.v5)]),
    .executableTarget(
      name: "Bookshelf", dependencies: ["BookshelfKit"],
      swiftSettings: [.swiftLanguageMode(.v5)]),
    .testTarget(
      name: "BookshelfTests", dependencies: ["BookshelfKit"] + unitTesting,
      swiftSettings: [.swiftLanguageMode(.v5)]),
    .testTarget(
      name: "BookshelfUITests", dependencies: ["Bookshelf"] + uiTesting,
      swiftSettings: [.swiftLanguageMode(.v5)]),
  ]
)
