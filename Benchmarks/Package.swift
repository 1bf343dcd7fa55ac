// swift-tools-version: 6.3
import PackageDescription

// A build for release needs what Axt exposes to tests. One for debugging has it anyway, and shares what was
// built before if it has the same traits: so does a short round (Scripts/test).
let isShortRound = Context.environment["BENCHMARKS_SHORT_ROUND"] != nil
let sharesBuild = Context.environment["VITRINE_SHARED_BUILD"] != nil
let traits: Set<Package.Dependency.Trait> =
  isShortRound ? (sharesBuild ? [.defaults] : []) : ["Testable"]

let package = Package(
  name: "Benchmarks",
  products: [.executable(name: "benchmarks", targets: ["Benchmarks"])],
  dependencies: [
    .package(name: "vitrine", path: "..", traits: traits),
    .package(url: "https://github.com/apple/swift-argument-parser", from: "1.8.2"),
  ],
  targets: [
    .executableTarget(
      name: "Benchmarks",
      dependencies: [
        "Screens", "BenchmarkApp", "EmptyProgram", "HeapStatistics",
        .product(name: "SwiftUI", package: "vitrine"),
        .product(name: "UIKit", package: "vitrine"),
        .product(name: "ViewInspector", package: "vitrine"),
        .product(name: "Axt", package: "vitrine"),
        .product(name: "XCUIAutomation", package: "vitrine"),
        .product(name: "SnapshotTesting", package: "vitrine"),
        .product(name: "ArgumentParser", package: "swift-argument-parser"),
      ],
      swiftSettings: [.swiftLanguageMode(.v6)]),
    .target(
      name: "Screens",
      dependencies: [.product(name: "SwiftUI", package: "vitrine")],
      swiftSettings: [.swiftLanguageMode(.v6)]),
    .executableTarget(
      name: "BenchmarkApp",
      dependencies: ["Screens", .product(name: "SwiftUI", package: "vitrine")],
      swiftSettings: [.swiftLanguageMode(.v6)]),
    .executableTarget(name: "EmptyProgram"),
    .target(name: "HeapStatistics"),
  ]
)
