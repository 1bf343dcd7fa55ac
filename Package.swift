// swift-tools-version: 6.3
import CompilerPluginSupport
import PackageDescription

let package = Package(
  name: "vitrine",
  products: libraries.map { .library(name: $0, targets: [$0]) } + [
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
  targets: modules + [
    .macro(
      name: "SwiftUIMacros",
      dependencies: ["SwiftSyntaxMacros", "SwiftCompilerPlugin"].map {
        .product(name: $0, package: "swift-syntax", condition: .when(traits: ["Macros"]))
      }, swiftSettings: [.swiftLanguageMode(.v6)]),
    // Makes XCTest's overridable members known to the test targets that use it.
    .plugin(name: "XcodeTests", capability: .buildTool()),
    .executableTarget(
      name: "vitrine", dependencies: ["VitrineTool"], swiftSettings: [.swiftLanguageMode(.v6)]),
    // Apps that the tests of XCUIAutomation launch.
    .executableTarget(
      name: "AutomationFixtureApp", dependencies: ["SwiftUI"],
      path: "Tests/Fixtures/AutomationFixtureApp", swiftSettings: [.swiftLanguageMode(.v6)]),
    .executableTarget(
      name: "AutomationCrashApp", path: "Tests/Fixtures/AutomationCrashApp",
      swiftSettings: [.swiftLanguageMode(.v6)]),
  ] + testTargets
)

/// What an app and its tests can import.
var libraries: [String] {
  [
    "SwiftUI", "UIKit", "Combine", "CoreGraphics", "UniformTypeIdentifiers", "CoreTransferable",
    "os", "OSLog", "Charts", "UserNotifications", "SafariServices", "LocalAuthentication",
    "ViewInspector", "Axt", "XCUIAutomation",
  ]
}

/// The modules, from below.
///
/// `Scripts/layers.txt` says on which floor each stands.
var modules: [Target] {
  let device = ["Automation", "Accessibility", "Device"]
  let runtime = ["UIKit"] + device
  let drawing = ["Rendering", "DisplayList", "Typesetting", "Motion", "Metrics", "CoreGraphics"]
  return [
    // Swift Testing looks for these overlays wherever it is imported beside CoreGraphics or UIKit.
    module("_Testing_CoreGraphics"),
    module("_Testing_UIKit"),
    module("CoreGraphics", ["_Testing_CoreGraphics"]),
    module("Combine", and: [.product(name: "OpenCombine", package: "OpenCombine")]),
    module("UniformTypeIdentifiers"),
    module("os"),
    module("OSLog", ["os"]),
    module("CoreTransferable", ["UniformTypeIdentifiers", "Combine"]),
    module("DisplayList", ["CoreGraphics"]),
    module("Typesetting", ["CoreGraphics"]),
    module("Motion", ["CoreGraphics"]),
    module("Accessibility", ["CoreGraphics"]),
    module("Device", ["CoreGraphics"]),
    module("Metrics", ["CoreGraphics"]),
    module("TestHook", ["Device"]),
    module("TestReporting", ["Device"]),
    module("Rendering", ["DisplayList", "Typesetting", "CoreGraphics"]),
    module("Automation", ["Accessibility", "Device", "CoreGraphics"]),
    // TestHook is linked and never imported: it registers itself.
    module(
      "UIKit",
      device + drawing + ["Combine", "UniformTypeIdentifiers", "_Testing_UIKit", "TestHook"]),
    module("UserNotifications", ["UIKit", "Device"]),
    module("SafariServices", ["UIKit", "Device"]),
    module("LocalAuthentication"),
    module(
      "SwiftUI", runtime + drawing + ["Combine", "UniformTypeIdentifiers", "CoreTransferable"],
      and: [.target(name: "SwiftUIMacros", condition: .when(traits: ["Macros"]))]),
    module("Charts", ["SwiftUI", "CoreGraphics"]),
    module(
      "ViewInspector", ["SwiftUI", "UIKit", "Accessibility", "Device", "Combine", "TestReporting"]),
    module(
      "Axt", ["SwiftUI"] + runtime + ["Combine", "TestReporting"],
      settings: [
        .define("TESTABLE", .when(configuration: .debug)),
        .define("TESTABLE", .when(traits: ["Testable"])),
      ]),
    // Axt's sources as builds for release have them, without TESTABLE.
    module(
      "AxtReleased", ["SwiftUI"] + runtime + ["Combine", "TestReporting"],
      path: "Tests/Fixtures/AxtReleased"),
    module(
      "XCUIAutomation", ["SwiftUI"] + runtime + ["Rendering", "CoreGraphics", "TestReporting"]),
    module(
      "VitrineTool", and: [.product(name: "ArgumentParser", package: "swift-argument-parser")]),
  ]
}

/// Tests in the language mode 5 are those that apps of that mode write.
var testTargets: [Target] {
  let device = ["Automation", "Accessibility", "Device"]
  return [
    tests("CombineTests", ["Combine"]),
    tests("AccessibilityTests", ["Accessibility"]),
    tests("DeviceTests", ["Device"]),
    tests("DisplayListTests", ["DisplayList", "CoreGraphics"]),
    tests("TestReportingTests", ["TestReporting", "TestHook", "Device"]),
    tests("OSLogTests", ["OSLog"]),
    tests("CoreTransferableTests", ["CoreTransferable"]),
    tests("MotionTests", ["Motion"]),
    tests("MetricsTests", device + ["Metrics", "SwiftUI", "UIKit", "CoreGraphics"]),
    tests("TypesettingTests", ["Typesetting", "CoreGraphics"]),
    tests("CoreGraphicsTests", ["CoreGraphics"]),
    tests("RenderingTests", ["Rendering", "DisplayList", "Typesetting", "CoreGraphics"]),
    tests("AutomationTests", device + ["CoreGraphics"]),
    tests("UIKitTests", device + ["UIKit", "DisplayList", "Motion", "CoreGraphics"]),
    tests("UIKitStoryTests", ["UIKit", "XCUIAutomation", "Automation"]),
    tests("UserNotificationsTests", device + ["UserNotifications", "UIKit"]),
    tests("SafariServicesTests", device + ["SafariServices", "UIKit"]),
    tests("LocalAuthenticationTests", ["LocalAuthentication"]),
    tests("SwiftUIMacrosTests", ["SwiftUI", "UIKit", "Accessibility"]),
    tests(
      "SystemServicesTests",
      device + ["SafariServices", "LocalAuthentication", "SwiftUI", "Charts", "UIKit"]),
    tests(
      "SwiftUITests",
      device + [
        "SwiftUI", "UIKit", "CoreGraphics", "DisplayList", "TestReporting",
        "UniformTypeIdentifiers",
      ]),
    tests(
      "ChartsTests",
      ["Charts", "SwiftUI", "UIKit", "Accessibility", "CoreGraphics", "DisplayList"]),
    tests("ViewInspectorTests", ["ViewInspector", "SwiftUI"], mode: .v5),
    tests("AxtTests", ["Axt", "SwiftUI", "UIKit", "Device"], mode: .v5),
    tests("AxtReleasedTests", ["AxtReleased", "SwiftUI"]),
    tests(
      "XCUIAutomationTests",
      device + [
        "XCUIAutomation", "SwiftUI", "CoreGraphics", "TestReporting", "AutomationFixtureApp",
        "AutomationCrashApp",
      ], mode: .v5),
    tests(
      "XcodeTemplateTests", ["XCUIAutomation", "AutomationFixtureApp"], mode: .v5,
      plugins: ["XcodeTests"]),
    tests("VitrineToolTests", ["VitrineTool"]),
    tests(
      "GoldenTests", ["SwiftUI", "UIKit", "Device", "Rendering", "DisplayList", "CoreGraphics"],
      exclude: ["Pictures"]),
    // The code of the articles in the DocC catalogues.
    tests("DocumentationTests", ["SwiftUI", "UIKit", "ViewInspector", "Axt", "XCUIAutomation"]),
  ]
}

/// A module of this package, with the modules and the products of others that it may import.
func module(
  _ name: String, _ modules: [String] = [], and others: [Target.Dependency] = [],
  path: String? = nil, settings: [SwiftSetting] = []
) -> Target {
  .target(
    name: name, dependencies: modules.map { .byName(name: $0) } + others, path: path,
    swiftSettings: [.swiftLanguageMode(.v6)] + settings)
}

/// A target of tests, with the modules that it may import.
func tests(
  _ name: String, _ modules: [String], mode: SwiftLanguageMode = .v6, exclude: [String] = [],
  plugins: [Target.PluginUsage]? = nil
) -> Target {
  .testTarget(
    name: name, dependencies: modules.map { .byName(name: $0) }, exclude: exclude,
    swiftSettings: [.swiftLanguageMode(mode)], plugins: plugins)
}
