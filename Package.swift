// swift-tools-version: 6.3
import CompilerPluginSupport
import PackageDescription

// What an app and its tests can import.
let libraries = [
  "SwiftUI", "UIKit", "Combine", "CoreGraphics", "UniformTypeIdentifiers", "CoreTransferable",
  "Charts", "os", "OSLog", "UserNotifications", "SafariServices", "LocalAuthentication",
  "MessageUI", "QuickLook", "LinkPresentation", "WatchConnectivity", "Photos", "PhotosUI", "WebKit",
  "CoreLocation", "MapKit", "AVFAudio", "AVKit", "CoreLocationUI", "AuthenticationServices",
  "BackgroundTasks", "CoreHaptics", "SystemConfiguration", "Network", "CommonCrypto", "CoreText",
  "CoreTelephony", "AudioToolbox", "MobileCoreServices", "AppTrackingTransparency", "AdSupport",
  "Speech", "CoreMotion", "CoreBluetooth", "CoreMedia",
  "StoreKit", "StoreKitTest", "Contacts", "ContactsUI", "EventKit", "CoreData",
  "IntentsPlaces", "IntentsUI", "WidgetKit", "TipKit", "AppIntents", "ImageIO", "CoreImage",
  "CoreSpotlight",
  "NaturalLanguage",
  "SwiftData", "ActivityKit", "Translation", "SwiftFourNames", "MediaPlayer", "CloudKit",
  "CryptoKit", "FoundationAdditions", "ViewInspector", "Axt", "XCUIAutomation", "SnapshotTesting",
  "InlineSnapshotTesting", "EyesXCUI", "ApplitoolsEyes", "EyesImages",
]

// Modules that others depend on together.
let device = ["Automation", "Accessibility", "Device"]
let drawing = ["Rendering", "DisplayList", "Typesetting", "Motion", "Metrics", "CoreGraphics"]
let fixtureApps = ["AutomationFixtureApp", "AutomationCrashApp"]
let viewFrameworks = [
  "MapKit", "AVKit", "AVFAudio", "CoreLocationUI", "AuthenticationServices",
]
let testing = ["SwiftUI", "UIKit", "TestReporting"] + device

// The modules, from below: `Scripts/layers.txt` says on which floor each stands.
let modules = [
  // Swift Testing looks for these overlays wherever it is imported beside the modules of their names.
  module("_Testing_CoreGraphics"), module("_Testing_UIKit"), module("_Testing_CoreImage"),
  module("CoreGraphics", ["_Testing_CoreGraphics"]),
  module("Combine", and: [.product(name: "OpenCombine", package: "OpenCombine")]),
  module("UniformTypeIdentifiers", ["UniformTypeSubmodules"]), module("os"),
  // No code: names by which Swift finds submodules.
  .systemLibrary(name: "UniformTypeSubmodules"), module("LocalAuthentication"),
  module("CryptoKit"), module("CommonCrypto", ["CryptoKit"]), module("Network"),
  module("Deflate"), module("OSLog", ["os"]), module("CoreHaptics"), module("SystemConfiguration"),
  module("CoreTransferable", ["UniformTypeIdentifiers", "Combine"]),
  module("DisplayList", ["CoreGraphics"]), .target(name: "TypeTables"),
  module("Typesetting", ["CoreGraphics", "TypeTables"]),
  module("CoreText", ["CoreGraphics", "Typesetting"]),
  module("Motion", ["CoreGraphics"]), module("Accessibility", ["Device", "CoreGraphics"]),
  module("Device", ["CoreGraphics"]), module("Metrics", ["CoreGraphics"]), module("ReviewRecords"),
  module("FoundationAdditions", ["Device", "os", "Combine"]),
  module("TestHook", ["Device"]), module("TestReporting", ["Device", "Deflate", "CoreGraphics"]),
  module("Rendering", ["DisplayList", "Typesetting", "Deflate", "CoreGraphics"]),
  module("Automation", ["Accessibility", "Device", "CoreGraphics"]),
  // TestHook is linked and never imported: it registers itself.
  module(
    "UIKit",
    device + drawing + [
      "FoundationAdditions", "Combine", "UniformTypeIdentifiers", "CoreText", "_Testing_UIKit",
      "TestHook",
    ]),
  module("UserNotifications", ["UIKit", "Device"]),
  module("SafariServices", ["UIKit", "Device"]), module("MessageUI", ["UIKit"]),
  module(
    "SwiftUI",
    device + drawing + [
      "UIKit", "FoundationAdditions", "Combine", "UniformTypeIdentifiers", "CoreTransferable",
    ],
    and: [.target(name: "SwiftUIMacros", condition: .when(traits: ["Macros"]))]),
  module("QuickLook", ["SwiftUI", "UIKit", "UniformTypeIdentifiers"]),
  module(
    "WebKit",
    ["UIKit", "UniformTypeIdentifiers", "FoundationAdditions", "Device"]
      + ["Accessibility", "CoreGraphics"]),
  module("Photos", ["UIKit", "ImageIO", "FoundationAdditions", "Device", "CoreGraphics"]),
  module(
    "PhotosUI",
    ["Photos", "SwiftUI", "UIKit", "CoreTransferable", "UniformTypeIdentifiers", "CoreGraphics"]
      + ["Device"]),
  module("LinkPresentation", ["UIKit", "UniformTypeIdentifiers", "FoundationAdditions", "Device"]),
  module("WatchConnectivity", ["Device"]),
  module("Charts", ["SwiftUI", "CoreGraphics", "Device"]),
  module("CoreLocation", ["Device"]), module("BackgroundTasks", ["Device"]),
  module(
    "MapKit",
    ["SwiftUI", "UIKit", "CoreLocation", "CoreGraphics", "FoundationAdditions", "Accessibility"]
      + ["Device"]),
  module("CoreMedia"),
  module(
    "AVFAudio",
    ["CoreMedia", "UIKit", "FoundationAdditions", "Device", "Combine", "CoreGraphics"]),
  module("AVKit", ["SwiftUI", "UIKit", "AVFAudio", "Combine"]),
  module("CoreLocationUI", ["SwiftUI"]),
  module("AuthenticationServices", ["SwiftUI", "UIKit", "SafariServices", "Device"]),
  module(
    "ViewInspector",
    testing + ["Combine", "CoreGraphics", "UniformTypeIdentifiers"] + viewFrameworks),
  module(
    "Axt", testing + ["Combine", "FoundationAdditions"],
    settings: [.when(configuration: .debug), .when(traits: ["Testable"])].map {
      .define("TESTABLE", $0)
    }),
  module(
    "AxtReleased", testing + ["Combine", "FoundationAdditions"],
    path: "Tests/Fixtures/AxtReleased"),
  module(
    "XCUIAutomation",
    testing + ["FoundationAdditions", "Rendering", "Metrics", "CoreGraphics", "CoreLocation"]),
  module(
    "SnapshotTesting",
    testing + ["FoundationAdditions", "Rendering", "DisplayList", "Typesetting", "CoreGraphics"]
      + ["ReviewRecords", "Deflate"]),
  module("InlineSnapshotTesting", ["SnapshotTesting", "TestReporting"]),
  module(
    "EyesXCUI",
    device + ["XCUIAutomation", "SnapshotTesting", "ReviewRecords", "TestReporting", "UIKit"]
      + ["CoreGraphics"]),
  module("ApplitoolsEyes", ["EyesXCUI"]),
  module("EyesImages", ["EyesXCUI"]),
  module("SwiftFourNames", ["UIKit"]), module("CoreTelephony"),
  module("AudioToolbox", ["FoundationAdditions", "Device"]),
  module("MobileCoreServices", ["UniformTypeIdentifiers", "FoundationAdditions"]),
  module("AppTrackingTransparency", ["FoundationAdditions", "Device"]),
  module("AdSupport", ["Device"]),
  module("Speech", ["FoundationAdditions", "Device"]),
  module("CoreMotion", ["Device"]),
  module("CoreBluetooth", ["FoundationAdditions", "Device"]),
  module("StoreKit", ["SwiftUI", "UIKit", "FoundationAdditions", "Device"]),
  module("StoreKitTest", ["StoreKit", "Device"]),
  module("Contacts", ["FoundationAdditions", "Device", "CoreLocation"]),
  module(
    "IntentsPlaces",
    ["Contacts", "CoreLocation", "UIKit", "UserNotifications", "FoundationAdditions", "Device"]),
  module("IntentsUI", ["IntentsPlaces", "UIKit", "CoreGraphics"]),
  module("ContactsUI", ["Contacts", "UIKit"]),
  module("ActivityKit", ["UIKit", "FoundationAdditions", "Device"]),
  module("Translation", ["SwiftUI", "Device"]),
  module(
    "WidgetKit", ["ActivityKit", "AppIntents", "SwiftUI", "UIKit", "Device"],
    and: [.target(name: "SwiftUIMacros", condition: .when(traits: ["Macros"]))]),
  module(
    "AppIntents", ["SwiftUI", "UIKit", "UniformTypeIdentifiers", "FoundationAdditions", "Device"]),
  module(
    "TipKit", ["SwiftUI", "UIKit", "FoundationAdditions", "Device", "CoreGraphics"],
    and: [.target(name: "SwiftUIMacros", condition: .when(traits: ["Macros"]))]),
  module("CoreData", ["SwiftUI", "FoundationAdditions", "Combine", "Device"]),
  module(
    "SwiftData", ["SwiftUI", "FoundationAdditions", "Device"],
    and: [.target(name: "SwiftDataMacros", condition: .when(traits: ["Macros"]))]),
  module("EventKit", ["FoundationAdditions", "Device", "CoreGraphics"]),
  module("ImageIO", ["Rendering", "DisplayList", "CoreGraphics", "FoundationAdditions"]),
  module(
    "CoreImage",
    ["UIKit", "ImageIO", "FoundationAdditions", "Rendering", "DisplayList", "CoreGraphics"]
      + ["_Testing_CoreImage"]),
  module("CoreSpotlight", ["UniformTypeIdentifiers", "FoundationAdditions"]),
  module("NaturalLanguage"),
  module("MediaPlayer", ["UIKit", "FoundationAdditions", "Device", "CoreGraphics"]),
  module("CloudKit", ["FoundationAdditions", "CoreLocation"]),
  module("XcodeProjects"),
  module(
    "VitrineTool", ["XcodeProjects", "Device", "Automation", "ReviewRecords"],
    and: [.product(name: "ArgumentParser", package: "swift-argument-parser")]),
]

// The tests of a module bear its name. Those in the language mode 5 are such as apps of that mode write.
let testTargets = [
  tests("Combine"), tests("OSLog"), tests("CoreTransferable"), tests("Motion"),
  tests("UniformTypeIdentifiers"),
  tests("LocalAuthentication"), tests("XcodeProjects"), tests("CryptoKit", ["CommonCrypto"]),
  tests("VitrineTool", ["XcodeProjects", "Device", "ReviewRecords"]), tests("ReviewRecords"),
  tests("Deflate"), tests("Accessibility"), tests("Device"),
  tests("FoundationAdditions", ["TestHook", "Device"]),
  tests("DisplayList", ["CoreGraphics"]),
  tests("TestReporting", ["TestHook", "Device"]),
  tests("Metrics", of: testing + drawing),
  tests("Typesetting", ["CoreGraphics"]), tests("CoreText", ["CoreGraphics", "Typesetting"]),
  tests("CoreGraphics"),
  tests("Rendering", ["DisplayList", "Typesetting", "CoreGraphics"]),
  tests("Automation", ["Accessibility", "Device", "CoreGraphics"]),
  tests("UIKit", device + ["FoundationAdditions", "DisplayList", "Motion", "CoreGraphics"]),
  tests("UIKitStory", of: ["UIKit", "XCUIAutomation", "Automation"]),
  tests("UserNotifications", device + ["UIKit"]),
  tests("SafariServices", device + ["UIKit"]),
  tests(
    "SystemServices",
    of: testing + ["SafariServices", "LocalAuthentication", "Charts", "MessageUI", "Network"]
      + ["BackgroundTasks", "CoreHaptics", "SystemConfiguration", "QuickLook"]
      + ["LinkPresentation", "WatchConnectivity", "UserNotifications", "CoreLocation"]
      + ["AuthenticationServices", "Photos", "PhotosUI", "WebKit"]
      + ["ImageIO", "CoreImage", "CoreSpotlight", "NaturalLanguage"]
      + ["StoreKit", "StoreKitTest", "Contacts", "ContactsUI", "IntentsPlaces", "IntentsUI"]
      + ["EventKit", "ActivityKit", "MediaPlayer", "CloudKit"]
      + ["CoreTelephony", "AudioToolbox", "MobileCoreServices", "AppTrackingTransparency"]
      + ["AdSupport", "Speech", "CoreMotion", "CoreBluetooth", "SwiftFourNames"]),
  tests("WidgetKit", ["ActivityKit", "AppIntents", "SwiftUI", "UIKit", "Device"]),
  tests(
    "AppIntents", ["SwiftUI", "UIKit", "UniformTypeIdentifiers", "FoundationAdditions", "Device"]),
  tests("TipKit", ["UIKit", "Accessibility", "Device", "CoreGraphics", "Rendering"]),
  tests("CoreData", ["SwiftUI", "UIKit", "FoundationAdditions", "Device"]),
  tests("SwiftData", ["SwiftUI", "UIKit", "Accessibility", "Device"]),
  tests("SwiftUIMacros", of: ["SwiftUI", "UIKit", "Accessibility"]),
  tests(
    "SwiftUI",
    of: testing + ["CoreGraphics", "DisplayList", "UniformTypeIdentifiers", "NamesakeModels"]),
  tests("Charts", ["SwiftUI", "UIKit", "Accessibility", "CoreGraphics", "DisplayList"]),
  // The frameworks with one view each.
  tests(
    "ViewFrameworks",
    of: viewFrameworks + ["Translation", "CoreMedia", "CoreLocation", "CoreGraphics"] + testing
      + ["FoundationAdditions", "Combine", "SafariServices"]),
  tests("ViewInspector", ["SwiftUI", "CoreGraphics"] + viewFrameworks, mode: .v5),
  tests(
    "Golden", of: testing + ["Rendering", "DisplayList", "CoreGraphics"], exclude: ["Pictures"]),
  tests("Axt", ["SwiftUI", "UIKit", "Device"], mode: .v5),
  tests("AxtReleased", ["SwiftUI"]),
  tests(
    "SnapshotTesting",
    testing + ["Rendering", "DisplayList", "CoreGraphics", "CoreText", "ReviewRecords"],
    exclude: ["__Snapshots__"]),
  tests("InlineSnapshotTesting", ["SnapshotTesting"]),
  tests(
    "EyesXCUI",
    testing + ["ApplitoolsEyes", "EyesImages", "SnapshotTesting", "ReviewRecords", "CoreGraphics"]
      + fixtureApps,
    exclude: ["__Eyes__"]),
  tests(
    "XCUIAutomation",
    testing + ["CoreGraphics", "CoreLocation", "UserNotifications", "StoreKitTest"] + fixtureApps,
    mode: .v5),
  tests(
    "XcodeTemplate", of: ["XCUIAutomation", "AutomationFixtureApp"], mode: .v5,
    plugins: ["XcodeTests"]),
  // The program is not of this package: it is compiled with the toolchain's SwiftSyntax.
  tests("Adaptation", of: []),
  // The code of the articles in the DocC catalogues.
  tests(
    "Documentation",
    of: ["SwiftUI", "UIKit", "ViewInspector", "Axt", "XCUIAutomation", "SnapshotTesting"]
      + ["EyesXCUI"],
    exclude: ["__Snapshots__", "__Eyes__"]),
]

let package = Package(
  name: "vitrine",
  products: libraries.map { .library(name: $0, targets: [$0]) } + [
    .plugin(name: "XcodeTests", targets: ["XcodeTests"]),
    .plugin(name: "AdaptedTests", targets: ["AdaptedTests"]),
    .executable(name: "vitrine", targets: ["vitrine"]),
  ],
  traits: [
    .trait(
      name: "Macros",
      description: "The macros (#Preview, @Entry, SwiftData's and others); builds swift-syntax."),
    .trait(
      name: "Testable",
      description: "What Axt exposes to tests, also in builds for release; for benchmarks."),
    .default(enabledTraits: ["Macros"]),
  ],
  // No newer minor release is taken by itself: it may build otherwise than the one that was tested.
  dependencies: [
    .package(url: "https://github.com/OpenCombine/OpenCombine", .upToNextMinor(from: "0.14.0")),
    .package(url: "https://github.com/apple/swift-argument-parser", .upToNextMinor(from: "1.8.2")),
    .package(url: "https://github.com/swiftlang/swift-syntax", .upToNextMinor(from: "603.0.1")),
  ],
  targets: modules + testTargets + [
    macros("SwiftUIMacros"), macros("SwiftDataMacros"),
    // Makes XCTest's overridable members known to the test targets that use it.
    .plugin(name: "XcodeTests", capability: .buildTool()),
    // Adapts test sources that are written for Apple's systems.
    .plugin(name: "AdaptedTests", capability: .buildTool()),
    .executableTarget(name: "vitrine", dependencies: ["VitrineTool"]),
    // Apps that the tests of XCUIAutomation launch.
    .executableTarget(
      name: "AutomationFixtureApp",
      dependencies: ["SwiftUI", "StoreKit", "CoreSpotlight", "FoundationAdditions"],
      path: "Tests/Fixtures/AutomationFixtureApp"),
    .executableTarget(name: "AutomationCrashApp", path: "Tests/Fixtures/AutomationCrashApp"),
    // Models that bear the names of a framework's types.
    .target(name: "NamesakeModels", path: "Tests/Fixtures/NamesakeModels"),
  ]
)

/// A module, with the modules and the products of other packages that it may import.
func module(
  _ name: String, _ modules: [String] = [], and others: [Target.Dependency] = [],
  path: String? = nil, settings: [SwiftSetting] = []
) -> Target {
  .target(
    name: name, dependencies: modules.map { .byName(name: $0) } + others, path: path,
    swiftSettings: settings)
}

/// Macros, as a plugin of the compiler.
func macros(_ name: String) -> Target {
  .macro(
    name: name,
    dependencies: ["SwiftSyntaxMacros", "SwiftCompilerPlugin"].map {
      .product(name: $0, package: "swift-syntax", condition: .when(traits: ["Macros"]))
    })
}

/// A target of tests: of the module of that name, or of others, and what else they may import.
func tests(
  _ name: String, _ others: [String] = [], of modules: [String]? = nil,
  mode: SwiftLanguageMode = .v6, exclude: [String] = [], plugins: [Target.PluginUsage]? = nil
) -> Target {
  .testTarget(
    name: name + "Tests", dependencies: ((modules ?? [name]) + others).map { .byName(name: $0) },
    exclude: exclude, swiftSettings: [.swiftLanguageMode(mode)], plugins: plugins)
}
