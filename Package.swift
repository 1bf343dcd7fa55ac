// swift-tools-version: 6.2
import CompilerPluginSupport
import PackageDescription

let strict: [SwiftSetting] = [.swiftLanguageMode(.v6)]

let package = Package(
  name: "vitrine",
  products: [
    .library(name: "SwiftUI", targets: ["SwiftUI"]),
    .library(name: "UIKit", targets: ["UIKit"]),
    .library(name: "Combine", targets: ["Combine"]),
    .library(name: "CoreGraphics", targets: ["CoreGraphics"]),
    .library(name: "UniformTypeIdentifiers", targets: ["UniformTypeIdentifiers"]),
    .library(name: "CoreTransferable", targets: ["CoreTransferable"]),
    .library(name: "os", targets: ["os"]),
    .library(name: "OSLog", targets: ["OSLog"]),
    .library(name: "Charts", targets: ["Charts"]),
    .library(name: "UserNotifications", targets: ["UserNotifications"]),
    .library(name: "SafariServices", targets: ["SafariServices"]),
    .library(name: "LocalAuthentication", targets: ["LocalAuthentication"]),
    .library(name: "ViewInspector", targets: ["ViewInspector"]),
    .library(name: "Axt", targets: ["Axt"]),
    .library(name: "XCUIAutomation", targets: ["XCUIAutomation"]),
    .plugin(name: "XcodeTests", targets: ["XcodeTests"]),
    .executable(name: "vitrine", targets: ["vitrine"]),
  ],
  traits: [
    .trait(
      name: "Macros",
      description:
        "The macros of SwiftUI (#Preview, @Entry, @Previewable, @Animatable); builds swift-syntax."
    ),
    .trait(
      name: "Testable",
      description: "What Axt exposes to tests, also in builds for release; for benchmarks."),
    .default(enabledTraits: ["Macros"]),
  ],
  dependencies: [
    .package(url: "https://github.com/OpenCombine/OpenCombine", from: "0.14.0"),
    .package(url: "https://github.com/apple/swift-argument-parser", from: "1.8.2"),
    .package(url: "https://github.com/swiftlang/swift-syntax", from: "603.0.1"),
  ],
  targets: [
    // MARK: Floor 0
    // Swift Testing looks for these overlays wherever it is imported beside CoreGraphics or UIKit.
    .target(name: "_Testing_CoreGraphics", swiftSettings: strict),
    .target(name: "_Testing_UIKit", swiftSettings: strict),
    .target(name: "CoreGraphics", dependencies: ["_Testing_CoreGraphics"], swiftSettings: strict),
    .target(
      name: "Combine",
      dependencies: [.product(name: "OpenCombine", package: "OpenCombine")],
      swiftSettings: strict
    ),
    .target(name: "TestReporting", swiftSettings: strict),
    .target(name: "UniformTypeIdentifiers", swiftSettings: strict),
    .target(name: "os", swiftSettings: strict),
    .target(name: "OSLog", dependencies: ["os"], swiftSettings: strict),
    .target(
      name: "CoreTransferable", dependencies: ["UniformTypeIdentifiers", "Combine"],
      swiftSettings: strict),

    // MARK: Floor 1
    .target(name: "DisplayList", dependencies: ["CoreGraphics"], swiftSettings: strict),
    .target(name: "Typesetting", dependencies: ["CoreGraphics"], swiftSettings: strict),

    // MARK: Floor 2
    .target(name: "Accessibility", dependencies: ["CoreGraphics"], swiftSettings: strict),
    .target(name: "Device", dependencies: ["CoreGraphics"], swiftSettings: strict),
    .target(name: "Metrics", dependencies: ["CoreGraphics"], swiftSettings: strict),
    .target(
      name: "Rendering",
      dependencies: ["DisplayList", "Typesetting", "CoreGraphics"],
      swiftSettings: strict
    ),
    .target(
      name: "Automation",
      dependencies: ["Accessibility", "Device", "CoreGraphics"],
      swiftSettings: strict
    ),

    // MARK: Floor 3
    .target(
      name: "UIKit",
      dependencies: [
        "Automation", "Accessibility", "Device", "Metrics", "Rendering", "DisplayList",
        "Typesetting", "CoreGraphics", "Combine", "UniformTypeIdentifiers", "_Testing_UIKit",
      ],
      swiftSettings: strict
    ),

    // MARK: Floor 4
    .target(name: "UserNotifications", dependencies: ["UIKit", "Device"], swiftSettings: strict),
    .target(name: "SafariServices", dependencies: ["UIKit"], swiftSettings: strict),
    .target(name: "LocalAuthentication", swiftSettings: strict),
    .target(
      name: "SwiftUI",
      dependencies: [
        "UIKit", "Automation", "Accessibility", "Device", "Metrics", "Rendering", "DisplayList",
        "Typesetting", "CoreGraphics", "Combine", "UniformTypeIdentifiers", "CoreTransferable",
        .target(name: "SwiftUIMacros", condition: .when(traits: ["Macros"])),
      ],
      swiftSettings: strict
    ),
    .target(name: "Charts", dependencies: ["SwiftUI"], swiftSettings: strict),
    .macro(
      name: "SwiftUIMacros",
      dependencies: [
        .product(
          name: "SwiftSyntaxMacros", package: "swift-syntax", condition: .when(traits: ["Macros"])),
        .product(
          name: "SwiftCompilerPlugin", package: "swift-syntax", condition: .when(traits: ["Macros"])
        ),
      ],
      swiftSettings: strict
    ),

    // MARK: Floor 5
    .target(
      name: "ViewInspector",
      dependencies: ["SwiftUI", "UIKit", "Accessibility", "Device", "Combine", "TestReporting"],
      swiftSettings: strict
    ),
    .target(
      name: "Axt",
      dependencies: [
        "SwiftUI", "UIKit", "Automation", "Accessibility", "Device", "Combine", "TestReporting",
      ],
      swiftSettings: strict + [
        .define("TESTABLE", .when(configuration: .debug)),
        .define("TESTABLE", .when(traits: ["Testable"])),
      ]
    ),
    .target(
      name: "XCUIAutomation",
      dependencies: [
        "SwiftUI", "UIKit", "Automation", "Accessibility", "Device", "Rendering", "CoreGraphics",
        "TestReporting",
      ],
      swiftSettings: strict
    ),

    // Makes XCTest's overridable members known to the test targets that use it.
    .plugin(name: "XcodeTests", capability: .buildTool()),

    // MARK: Floor 7
    .executableTarget(
      name: "vitrine",
      dependencies: [
        "VitrineTool"
      ],
      swiftSettings: strict
    ),
    .target(
      name: "VitrineTool",
      dependencies: [
        .product(name: "ArgumentParser", package: "swift-argument-parser")
      ],
      swiftSettings: strict
    ),

    // MARK: Tests
    .testTarget(
      name: "CombineTests", dependencies: ["Combine"], swiftSettings: strict),
    .testTarget(
      name: "TestReportingTests", dependencies: ["TestReporting"], swiftSettings: strict),
    .testTarget(
      name: "OSLogTests", dependencies: ["OSLog"], swiftSettings: strict),
    .testTarget(
      name: "CoreTransferableTests", dependencies: ["CoreTransferable"], swiftSettings: strict),
    .testTarget(
      name: "TypesettingTests", dependencies: ["Typesetting", "CoreGraphics"],
      swiftSettings: strict),
    .testTarget(
      name: "CoreGraphicsTests", dependencies: ["CoreGraphics"], swiftSettings: strict),
    .testTarget(
      name: "MetricsTests",
      dependencies: [
        "Metrics", "SwiftUI", "UIKit", "Automation", "Accessibility", "Device", "CoreGraphics",
      ],
      swiftSettings: strict),
    .testTarget(
      name: "RenderingTests",
      dependencies: ["Rendering", "DisplayList", "Typesetting", "CoreGraphics"],
      swiftSettings: strict),
    .testTarget(
      name: "AutomationTests",
      dependencies: ["Automation", "Accessibility", "Device", "CoreGraphics"],
      swiftSettings: strict),
    .testTarget(
      name: "UIKitTests",
      dependencies: [
        "UIKit", "Automation", "Accessibility", "Device", "DisplayList", "CoreGraphics",
      ],
      swiftSettings: strict),
    .testTarget(
      name: "UserNotificationsTests",
      dependencies: ["UserNotifications", "UIKit", "Device", "Accessibility", "Automation"],
      swiftSettings: strict),
    .testTarget(
      name: "SystemServicesTests",
      dependencies: [
        "SafariServices", "LocalAuthentication", "UIKit", "Accessibility", "Automation", "Device",
      ],
      swiftSettings: strict),
    .testTarget(
      name: "SwiftUITests",
      dependencies: [
        "SwiftUI", "UIKit", "Automation", "Accessibility", "Device", "CoreGraphics", "DisplayList",
        "TestReporting", "UniformTypeIdentifiers",
      ], swiftSettings: strict),
    .testTarget(
      name: "ChartsTests", dependencies: ["Charts", "SwiftUI", "UIKit", "Accessibility"],
      swiftSettings: strict),
    .testTarget(
      name: "ViewInspectorTests", dependencies: ["ViewInspector", "SwiftUI"],
      swiftSettings: [.swiftLanguageMode(.v5)]),
    .testTarget(
      name: "AxtTests", dependencies: ["Axt", "SwiftUI", "UIKit"],
      swiftSettings: [.swiftLanguageMode(.v5)]),
    .testTarget(
      name: "AxtReleasedTests", dependencies: ["AxtReleased", "SwiftUI"], swiftSettings: strict),
    .testTarget(
      name: "XCUIAutomationTests",
      dependencies: [
        "XCUIAutomation", "SwiftUI", "Automation", "Accessibility", "Device", "CoreGraphics",
        "TestReporting", "AutomationFixtureApp", "AutomationCrashApp",
      ],
      swiftSettings: [.swiftLanguageMode(.v5)]),
    .testTarget(
      name: "XcodeTemplateTests", dependencies: ["XCUIAutomation", "AutomationFixtureApp"],
      swiftSettings: [.swiftLanguageMode(.v5)], plugins: ["XcodeTests"]),
    .testTarget(
      name: "VitrineToolTests", dependencies: ["VitrineTool"], swiftSettings: strict),

    // MARK: Axt's sources as builds for release have them, without TESTABLE
    .target(
      name: "AxtReleased",
      dependencies: [
        "SwiftUI", "UIKit", "Automation", "Accessibility", "Device", "Combine", "TestReporting",
      ],
      path: "Tests/Fixtures/AxtReleased", swiftSettings: strict),

    // MARK: Apps that the tests of XCUIAutomation launch
    .executableTarget(
      name: "AutomationFixtureApp", dependencies: ["SwiftUI"],
      path: "Tests/Fixtures/AutomationFixtureApp", swiftSettings: strict),
    .executableTarget(
      name: "AutomationCrashApp", dependencies: [],
      path: "Tests/Fixtures/AutomationCrashApp", swiftSettings: strict),
  ]
)
