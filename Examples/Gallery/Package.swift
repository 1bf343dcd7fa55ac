// swift-tools-version: 6.2
import PackageDescription

// On a Mac the app needs nothing: SwiftUI and UIKit come with the SDK.
#if os(Linux)
  // The app uses none of the macros, so that swift-syntax need not be built; unless Vitrine's own checks
  // have built it, who then share what they built.
  let sharesBuild = Context.environment["VITRINE_SHARED_BUILD"] != nil
  let packages: [Package.Dependency] = [
    .package(name: "vitrine", path: "../..", traits: sharesBuild ? [.defaults] : [])
  ]
  let frameworks: [Target.Dependency] = [
    "SwiftUI", "UIKit", "Charts", "MapKit", "PhotosUI", "StoreKit", "StoreKitTest", "TipKit",
  ].map {
    .product(name: $0, package: "vitrine")
  }
  // Makes tests of the main actor known to XCTest.
  let testing: [Target.Dependency] = [.product(name: "XCUIAutomation", package: "vitrine")]
#else
  let packages: [Package.Dependency] = []
  let frameworks: [Target.Dependency] = []
  let testing: [Target.Dependency] = []
#endif

let package = Package(
  name: "Gallery",
  platforms: [.iOS(.v17)],
  products: [.executable(name: "Gallery", targets: ["Gallery"])],
  dependencies: packages,
  targets: [
    .target(
      name: "GalleryPages", dependencies: frameworks, resources: [.copy("Shop.storekit")]),
    .executableTarget(name: "Gallery", dependencies: ["GalleryPages"]),
    .testTarget(name: "GalleryTests", dependencies: ["GalleryPages"] + testing),
  ]
)
