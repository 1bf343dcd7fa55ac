// swift-tools-version: 6.3
import PackageDescription

let package = Package(
  name: "Fuzzer",
  dependencies: [
    .package(name: "vitrine", path: ".."),
    .package(url: "https://github.com/apple/swift-argument-parser", .upToNextMinor(from: "1.8.2")),
  ],
  targets: [
    .executableTarget(
      name: "Fuzzer",
      dependencies: [
        .product(name: "SwiftUI", package: "vitrine"),
        .product(name: "UIKit", package: "vitrine"),
        .product(name: "AppIntents", package: "vitrine"),
        .product(name: "Charts", package: "vitrine"),
        .product(name: "CoreMedia", package: "vitrine"),
        .product(name: "CoreText", package: "vitrine"),
        .product(name: "Contacts", package: "vitrine"),
        .product(name: "CoreBluetooth", package: "vitrine"),
        .product(name: "CoreMotion", package: "vitrine"),
        .product(name: "CoreSpotlight", package: "vitrine"),
        .product(name: "CryptoKit", package: "vitrine"),
        .product(name: "EventKit", package: "vitrine"),
        .product(name: "FoundationAdditions", package: "vitrine"),
        .product(name: "MapKit", package: "vitrine"),
        .product(name: "NaturalLanguage", package: "vitrine"),
        .product(name: "Speech", package: "vitrine"),
        .product(name: "StoreKit", package: "vitrine"),
        .product(name: "StoreKitTest", package: "vitrine"),
        .product(name: "UserNotifications", package: "vitrine"),
        .product(name: "WidgetKit", package: "vitrine"),
        .product(name: "ArgumentParser", package: "swift-argument-parser"),
      ],
      swiftSettings: [.swiftLanguageMode(.v6)])
  ]
)
