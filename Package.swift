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
  "Speech", "CoreMotion", "CoreBluetooth", "CoreMedia", "StoreKit", "StoreKitTest", "Contacts",
  "ContactsUI", "EventKit", "CoreData", "IntentsPlaces", "IntentsUI", "WidgetKit", "TipKit",
  "AppIntents", "ImageIO", "CoreImage", "CoreSpotlight", "NaturalLanguage", "SwiftData",
  "ActivityKit", "Translation", "SwiftFourNames", "MediaPlayer", "CloudKit", "CryptoKit",
  "FoundationAdditions", "ViewInspector", "Axt", "XCUIAutomation", "SnapshotTesting",
  "InlineSnapshotTesting", "EyesXCUI", "ApplitoolsEyes", "EyesImages",
]

// Modules that others import together.
let device = "Automation Accessibility Device"
let testing = "SwiftUI UIKit TestReporting \(device)"
let drawing = "Rendering DisplayList Typesetting Motion Metrics CoreGraphics"
let fixtureApps = "AutomationFixtureApp AutomationCrashApp"
let viewFrameworks = "MapKit AVKit AVFAudio CoreLocationUI AuthenticationServices"
let systemServices = """
  SafariServices LocalAuthentication Charts MessageUI Network BackgroundTasks CoreHaptics
  SystemConfiguration QuickLook LinkPresentation WatchConnectivity UserNotifications CoreLocation
  AuthenticationServices Photos PhotosUI WebKit ImageIO CoreImage CoreSpotlight NaturalLanguage
  StoreKit StoreKitTest Contacts ContactsUI IntentsPlaces IntentsUI EventKit ActivityKit MediaPlayer
  CloudKit CoreTelephony AudioToolbox MobileCoreServices AppTrackingTransparency AdSupport Speech
  CoreMotion CoreBluetooth SwiftFourNames
  """

// The modules from below, and what they may import; lines may name several. `Scripts/layers.txt` has their floors.
let modules: KeyValuePairs = [
  // Swift Testing looks for these overlays wherever it is imported beside the modules of their names.
  "_Testing_CoreGraphics _Testing_UIKit _Testing_CoreImage": "",
  "os Network SystemConfiguration CoreHaptics CoreMedia CoreTelephony LocalAuthentication": "",
  "NaturalLanguage CryptoKit Deflate ReviewRecords TypeTables ForkServer XcodeProjects": "",
  "CoreGraphics": "_Testing_CoreGraphics", "Combine": "OpenCombine", "OSLog": "os",
  "UniformTypeIdentifiers": "UniformTypeSubmodules", "CommonCrypto": "CryptoKit",
  "CoreTransferable": "UniformTypeIdentifiers Combine",
  "Device DisplayList Metrics Motion": "CoreGraphics",
  "Typesetting": "CoreGraphics TypeTables", "CoreText": "CoreGraphics Typesetting",
  "Rendering": "DisplayList Typesetting Deflate CoreGraphics",
  "TestHook CoreLocation BackgroundTasks AdSupport CoreMotion WatchConnectivity": "Device",
  "Accessibility": "Device CoreGraphics",
  "Automation": "Accessibility Device ForkServer CoreGraphics",
  "TestReporting": "Device Deflate CoreGraphics", "FoundationAdditions": "Device os Combine",
  "AudioToolbox AppTrackingTransparency Speech CoreBluetooth": "FoundationAdditions Device",
  "MobileCoreServices CoreSpotlight": "UniformTypeIdentifiers FoundationAdditions",
  "Contacts": "FoundationAdditions Device CoreLocation",
  "EventKit": "FoundationAdditions Device CoreGraphics",
  "CloudKit": "FoundationAdditions CoreLocation",
  "ImageIO": "Rendering DisplayList CoreGraphics FoundationAdditions",
  // TestHook is linked and never imported: it registers itself.
  "UIKit": "\(device) \(drawing) FoundationAdditions Combine UniformTypeIdentifiers CoreText"
    + " _Testing_UIKit TestHook",
  "MessageUI SwiftFourNames": "UIKit", "UserNotifications SafariServices": "UIKit Device",
  "ContactsUI": "Contacts UIKit", "ActivityKit": "UIKit FoundationAdditions Device",
  "MediaPlayer": "UIKit FoundationAdditions Device CoreGraphics",
  "LinkPresentation": "UIKit UniformTypeIdentifiers FoundationAdditions Device",
  "IntentsPlaces": "Contacts CoreLocation UIKit UserNotifications FoundationAdditions Device",
  "IntentsUI": "IntentsPlaces UIKit CoreGraphics",
  "Photos": "UIKit ImageIO FoundationAdditions Device CoreGraphics",
  "WebKit": "UIKit UniformTypeIdentifiers FoundationAdditions Device Accessibility CoreGraphics",
  "AVFAudio": "CoreMedia UIKit FoundationAdditions Device Combine CoreGraphics",
  "CoreImage": "UIKit ImageIO FoundationAdditions Rendering DisplayList CoreGraphics"
    + " _Testing_CoreImage",
  "SwiftUI": "\(device) \(drawing) UIKit FoundationAdditions Combine UniformTypeIdentifiers"
    + " CoreTransferable SwiftUIMacros",
  "CoreLocationUI": "SwiftUI", "Translation": "SwiftUI Device",
  "Charts": "SwiftUI CoreGraphics Device", "CoreData": "SwiftUI FoundationAdditions Combine Device",
  "QuickLook": "SwiftUI UIKit UniformTypeIdentifiers", "AVKit": "SwiftUI UIKit AVFAudio Combine",
  "AuthenticationServices": "SwiftUI UIKit SafariServices Device",
  "MapKit": "SwiftUI UIKit CoreLocation CoreGraphics FoundationAdditions Accessibility Device",
  "PhotosUI": "Photos SwiftUI UIKit CoreTransferable UniformTypeIdentifiers CoreGraphics Device",
  "StoreKit": "SwiftUI UIKit FoundationAdditions Device", "StoreKitTest": "StoreKit Device",
  "AppIntents": "SwiftUI UIKit UniformTypeIdentifiers FoundationAdditions Device",
  "WidgetKit": "ActivityKit AppIntents SwiftUI UIKit Device SwiftUIMacros",
  "TipKit": "SwiftUI UIKit FoundationAdditions Device CoreGraphics SwiftUIMacros",
  "SwiftData": "SwiftUI FoundationAdditions Device SwiftDataMacros",
  "ViewInspector": "\(testing) Combine CoreGraphics UniformTypeIdentifiers \(viewFrameworks)",
  "XCUIAutomation": "\(testing) FoundationAdditions Rendering Metrics CoreGraphics CoreLocation",
  "SnapshotTesting": "\(testing) FoundationAdditions Rendering DisplayList Typesetting CoreGraphics"
    + " ReviewRecords Deflate",
  "InlineSnapshotTesting": "SnapshotTesting TestReporting",
  "EyesXCUI": "\(device) XCUIAutomation SnapshotTesting ReviewRecords TestReporting UIKit"
    + " CoreGraphics",
  "ApplitoolsEyes EyesImages": "EyesXCUI",
  "VitrineTool": "XcodeProjects Device Automation ReviewRecords ArgumentParser",
]

// The tests of modules, and what they may import beside the module.
let moduleTests: KeyValuePairs = [
  "Combine CoreTransferable OSLog UniformTypeIdentifiers LocalAuthentication Motion": "",
  "CoreGraphics Device Accessibility Deflate ReviewRecords XcodeProjects": "",
  "CryptoKit": "CommonCrypto", "DisplayList Typesetting": "CoreGraphics",
  "CoreText": "CoreGraphics Typesetting", "Rendering": "DisplayList Typesetting CoreGraphics",
  "Automation": "Accessibility Device CoreGraphics",
  "FoundationAdditions TestReporting": "TestHook Device",
  "UIKit": "\(device) FoundationAdditions DisplayList Motion CoreGraphics",
  "UserNotifications SafariServices": "\(device) UIKit",
  "Charts": "SwiftUI UIKit Accessibility CoreGraphics DisplayList",
  "WidgetKit": "ActivityKit AppIntents SwiftUI UIKit Device",
  "AppIntents": "SwiftUI UIKit UniformTypeIdentifiers FoundationAdditions Device",
  "TipKit": "UIKit Accessibility Device CoreGraphics Rendering",
  "CoreData": "SwiftUI UIKit FoundationAdditions Device",
  "SwiftData": "SwiftUI UIKit Accessibility Device",
  "AxtReleased": "SwiftUI", "InlineSnapshotTesting": "SnapshotTesting",
  "VitrineTool": "XcodeProjects Device ReviewRecords",
]

let otherTargets: [Target] = [
  // No code: names by which Swift finds submodules.
  .systemLibrary(name: "UniformTypeSubmodules"),
  .macro(name: "SwiftUIMacros", dependencies: list("SwiftSyntaxMacros SwiftCompilerPlugin")),
  .macro(name: "SwiftDataMacros", dependencies: list("SwiftSyntaxMacros SwiftCompilerPlugin")),
  .target(
    name: "Axt", dependencies: list("\(testing) Combine FoundationAdditions"),
    swiftSettings: [
      .define("TESTABLE", .when(configuration: .debug)),
      .define("TESTABLE", .when(traits: ["Testable"])),
    ]),
  .executableTarget(name: "vitrine", dependencies: ["VitrineTool"]),
  // Makes XCTest's overridable members known to the test targets that use it.
  .plugin(name: "XcodeTests", capability: .buildTool()),
  // Adapts test sources that are written for Apple's systems.
  .plugin(name: "AdaptedTests", capability: .buildTool()),

  // Axt as it is without `TESTABLE`, apps that UI tests launch, models named as types of a framework.
  .target(
    name: "AxtReleased", dependencies: list("\(testing) Combine FoundationAdditions"),
    path: "Tests/Fixtures/AxtReleased"),
  .executableTarget(
    name: "AutomationFixtureApp",
    dependencies: ["SwiftUI", "StoreKit", "CoreSpotlight", "FoundationAdditions"],
    path: "Tests/Fixtures/AutomationFixtureApp"),
  .executableTarget(name: "AutomationCrashApp", path: "Tests/Fixtures/AutomationCrashApp"),
  .target(name: "NamesakeModels", path: "Tests/Fixtures/NamesakeModels"),

  tests("Metrics", "\(testing) \(drawing)"),
  tests("SwiftUI", "\(testing) CoreGraphics DisplayList UniformTypeIdentifiers NamesakeModels"),
  tests("SwiftUIMacros", "SwiftUI UIKit Accessibility"),
  tests("UIKitStory", "UIKit XCUIAutomation Automation"),
  tests("SystemServices", "\(testing) \(systemServices)"),
  // The frameworks with one view each.
  tests(
    "ViewFrameworks",
    "\(viewFrameworks) Translation CoreMedia CoreLocation CoreGraphics \(testing)"
      + " FoundationAdditions Combine SafariServices"),
  // Its program is not of this package: it is compiled with the toolchain's SwiftSyntax.
  tests("Adaptation", ""),
  // In the language mode 5 are such tests as apps of that mode write.
  tests("ViewInspector", "ViewInspector SwiftUI CoreGraphics \(viewFrameworks)", mode: .v5),
  tests("Axt", "Axt SwiftUI UIKit Device", mode: .v5),
  tests(
    "XCUIAutomation",
    "XCUIAutomation \(testing) CoreGraphics CoreLocation UserNotifications StoreKitTest"
      + " \(fixtureApps)", mode: .v5),
  tests(
    "XcodeTemplate", "XCUIAutomation AutomationFixtureApp", mode: .v5, plugins: ["XcodeTests"]),
  tests("Golden", "\(testing) Rendering DisplayList CoreGraphics", exclude: ["Pictures"]),
  tests(
    "SnapshotTesting",
    "SnapshotTesting \(testing) Rendering DisplayList CoreGraphics CoreText ReviewRecords",
    exclude: ["__Snapshots__"]),
  tests(
    "EyesXCUI",
    "EyesXCUI \(testing) ApplitoolsEyes EyesImages SnapshotTesting ReviewRecords CoreGraphics"
      + " \(fixtureApps)", exclude: ["__Eyes__"]),
  // The code of the articles in the DocC catalogues.
  tests(
    "Documentation",
    "SwiftUI UIKit ViewInspector Axt XCUIAutomation SnapshotTesting InlineSnapshotTesting EyesXCUI",
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
  targets: each(modules) { .target(name: $0, dependencies: list($1)) }
    + each(moduleTests) { tests($0, "\($0) \($1)") } + otherTargets
)

/// What is made of each name of a table's lines, and of what is said of it there.
func each(_ lines: KeyValuePairs<String, String>, _ make: (String, String) -> Target) -> [Target] {
  lines.flatMap { names, text in names.split(separator: " ").map { make(String($0), text) } }
}

/// What a target may import, by name: modules, macros and products of other packages.
func list(_ names: String) -> [Target.Dependency] {
  let macros = TargetDependencyCondition.when(traits: ["Macros"])
  return names.split(whereSeparator: \.isWhitespace).map(String.init).map {
    switch $0 {
    case "OpenCombine": .product(name: $0, package: "OpenCombine")
    case "ArgumentParser": .product(name: $0, package: "swift-argument-parser")
    case "SwiftSyntaxMacros", "SwiftCompilerPlugin":
      .product(name: $0, package: "swift-syntax", condition: macros)
    case "SwiftUIMacros", "SwiftDataMacros": .target(name: $0, condition: macros)
    default: .byName(name: $0)
    }
  }
}

/// A target of tests, without the `Tests` in its name, and what it may import.
func tests(
  _ name: String, _ imports: String, mode: SwiftLanguageMode = .v6, exclude: [String] = [],
  plugins: [Target.PluginUsage]? = nil
) -> Target {
  .testTarget(
    name: name + "Tests", dependencies: list(imports), exclude: exclude,
    swiftSettings: [.swiftLanguageMode(mode)], plugins: plugins)
}
