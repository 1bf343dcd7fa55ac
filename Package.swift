// swift-tools-version: 6.3
import CompilerPluginSupport
import PackageDescription

// Tables say on what targets build, one after the other: "names: on what each of them builds;". What these build on, they
// have with them, and can import too: nothing is told twice. `Scripts/layers.txt` says on which floor each stands.

// What no app imports. Swift Testing looks for the overlays `_Testing_…` beside the modules of their names.
let foundations = """
  _Testing_CoreGraphics _Testing_UIKit _Testing_CoreImage Deflate ReviewRecords TypeTables ForkServer XcodeProjects;
  Device DisplayList Metrics Motion: CoreGraphics; Typesetting: CoreGraphics TypeTables; TestReporting: Device Deflate;
  Rendering: DisplayList Typesetting Deflate; Accessibility TestHook: Device; Automation: Accessibility ForkServer;
  VitrineTool: XcodeProjects Automation ReviewRecords ArgumentParser
  """

// What an app and its tests can import: a product each. TestHook is linked and never imported: it registers itself.
let libraries = """
  os Network SystemConfiguration CoreHaptics CoreMedia CoreTelephony LocalAuthentication NaturalLanguage CryptoKit;
  CommonCrypto: CryptoKit; OSLog: os; CoreGraphics: _Testing_CoreGraphics; Combine: OpenCombine;
  CoreText: Typesetting; UniformTypeIdentifiers: UniformTypeSubmodules; CoreTransferable: UniformTypeIdentifiers Combine;
  CoreLocation BackgroundTasks AdSupport CoreMotion WatchConnectivity: Device; FoundationAdditions: Device Combine os;
  ImageIO: FoundationAdditions Rendering; Contacts CloudKit: FoundationAdditions CoreLocation;
  AudioToolbox AppTrackingTransparency Speech CoreBluetooth EventKit: FoundationAdditions;
  MobileCoreServices CoreSpotlight: FoundationAdditions UniformTypeIdentifiers;
  UIKit: Automation FoundationAdditions UniformTypeIdentifiers CoreText Rendering Motion Metrics _Testing_UIKit TestHook;
  MessageUI SwiftFourNames UserNotifications SafariServices ActivityKit MediaPlayer LinkPresentation WebKit: UIKit;
  ContactsUI: UIKit Contacts; Photos: UIKit ImageIO; AVFAudio: UIKit CoreMedia;
  CoreImage: UIKit ImageIO _Testing_CoreImage; IntentsPlaces: UserNotifications Contacts; IntentsUI: IntentsPlaces;
  SwiftUI: UIKit CoreTransferable SwiftUIMacros; SwiftData: SwiftUI SwiftDataMacros; PhotosUI: SwiftUI Photos;
  CoreLocationUI Translation Charts CoreData QuickLook StoreKit AppIntents TipKit: SwiftUI; AVKit: SwiftUI AVFAudio;
  AuthenticationServices: SwiftUI SafariServices; MapKit: SwiftUI CoreLocation; StoreKitTest: StoreKit;
  WidgetKit: AppIntents ActivityKit; Axt: SwiftUI TestReporting;
  ViewInspector: TestReporting MapKit AVKit CoreLocationUI AuthenticationServices;
  XCUIAutomation: SwiftUI TestReporting CoreLocation; SnapshotTesting: SwiftUI TestReporting ReviewRecords;
  InlineSnapshotTesting: SnapshotTesting; EyesXCUI: SnapshotTesting XCUIAutomation; ApplitoolsEyes EyesImages: EyesXCUI
  """

// Tests, and on what they build beside the module of their name, if there is one. UIKitViews and SwiftUIViews are folders
// of the tests of UIKit and SwiftUI, which take half as long again to compile as one module; UIKitViews leaves a processor
// to SwiftUI. Documentation holds the code of the articles, Adaptation that of a program. Who names an app that tests
// launch waits until it is linked.
let tests = """
  Combine CoreTransferable OSLog UniformTypeIdentifiers LocalAuthentication Motion CoreGraphics Device Accessibility;
  Deflate ReviewRecords XcodeProjects DisplayList Automation UIKit UserNotifications SafariServices Charts AppIntents;
  WidgetKit TipKit CoreData SwiftData ViewInspector Axt AxtReleased SnapshotTesting InlineSnapshotTesting VitrineTool;
  Adaptation; Typesetting CoreText Rendering: FixtureFonts; UIKitViews: SwiftUI FixtureFonts; CryptoKit: CommonCrypto;
  FoundationAdditions TestReporting: TestHook; Metrics Golden: SwiftUI TestReporting; SwiftUIMacros: SwiftUI;
  SwiftUI: TestReporting NamesakeModels; SwiftUIViews: SwiftUI TestReporting NamesakeModels; UIKitStory: XCUIAutomation;
  XCUIAutomation: UserNotifications StoreKitTest; XcodeTemplate: XCUIAutomation AutomationFixtureApp;
  EyesXCUI: ApplitoolsEyes EyesImages; Documentation: ViewInspector Axt InlineSnapshotTesting EyesXCUI;
  ViewFrameworks: MapKit AVKit CoreLocationUI AuthenticationServices Translation TestReporting; SystemServices:
  TestReporting LocalAuthentication Charts MessageUI Network BackgroundTasks CoreHaptics AdSupport Speech CoreMotion
  SystemConfiguration QuickLook LinkPresentation WatchConnectivity AuthenticationServices PhotosUI WebKit CoreImage
  CoreSpotlight NaturalLanguage StoreKitTest ContactsUI IntentsUI EventKit ActivityKit MediaPlayer CloudKit
  CoreTelephony AudioToolbox MobileCoreServices AppTrackingTransparency CoreBluetooth SwiftFourNames
  """

// In `Tests/Fixtures`: Axt without `TESTABLE`, a font, models named as types of a framework, apps that UI tests launch.
let fixtures = """
  FixtureFonts NamesakeModels AutomationCrashApp; AxtReleased: SwiftUI TestReporting; AutomationFixtureApp: StoreKit
  CoreSpotlight
  """
// Tests written as apps in the language mode 5 write theirs, and folders of pictures among tests.
let older = ["ViewInspector", "Axt", "XCUIAutomation", "XcodeTemplate"]
let pictures = """
  Golden: Pictures; SnapshotTesting: __Snapshots__; EyesXCUI: __Eyes__; Documentation: __Snapshots__ __Eyes__
  """

let direct = Dictionary(uniqueKeysWithValues: each("\(foundations);\(libraries);\(fixtures)"))
let syntax = list(["SwiftSyntaxMacros", "SwiftCompilerPlugin"])
// One makes XCTest's overridable members known to tests that use it, one adapts those of Apple's systems.
let plugins = ["XcodeTests", "AdaptedTests"]

let package = Package(
  name: "vitrine",
  products: plugins.map { .plugin(name: $0, targets: [$0]) }
    + [.executable(name: "vitrine", targets: ["vitrine"])]
    + each(libraries).map { name, _ in
      .library(name: name, targets: closure([name]).filter { direct[$0] != nil })
    },
  traits: [
    .trait(name: "Macros", description: "#Preview, @Entry, SwiftData's: builds swift-syntax."),
    .trait(name: "Testable", description: "What Axt exposes to tests, also in builds for release."),
    .default(enabledTraits: ["Macros"]),
  ],
  // No newer minor release is taken by itself: it may build otherwise than the one that was tested.
  dependencies: [
    .package(url: "https://github.com/OpenCombine/OpenCombine", .upToNextMinor(from: "0.14.0")),
    .package(url: "https://github.com/apple/swift-argument-parser", .upToNextMinor(from: "1.8.2")),
    .package(url: "https://github.com/swiftlang/swift-syntax", .upToNextMinor(from: "603.0.1")),
  ],
  targets: plugins.map { .plugin(name: $0, capability: .buildTool()) } + [
    // No code: names by which Swift finds submodules.
    .systemLibrary(name: "UniformTypeSubmodules"),
    .macro(name: "SwiftUIMacros", dependencies: syntax),
    .macro(name: "SwiftDataMacros", dependencies: syntax),
    .executableTarget(name: "vitrine", dependencies: ["VitrineTool"]),
  ]
)
package.targets += each("\(foundations);\(libraries);\(fixtures)").map { name, modules in
  let path = each(fixtures).contains { $0.0 == name } ? "Tests/Fixtures/\(name)" : nil
  let testable = [BuildSettingCondition.when(configuration: .debug), .when(traits: ["Testable"])]
  let settings = name == "Axt" ? testable.map { SwiftSetting.define("TESTABLE", $0) } : []
  return name.hasSuffix("App")
    ? .executableTarget(name: name, dependencies: list(modules), path: path)
    : .target(name: name, dependencies: list(modules), path: path, swiftSettings: settings)
}
package.targets += each(tests).map { name, modules in
  .testTarget(
    name: name + "Tests", dependencies: list((direct[name] == nil ? [] : [name]) + modules),
    exclude: each(pictures).flatMap { $0.0 == name ? $0.1 : [] },
    swiftSettings: older.contains(name) ? [.swiftLanguageMode(.v5)] : [],
    plugins: name == "XcodeTemplate" ? ["XcodeTests"] : nil)
}

/// The names in a table, each with those on which it builds.
func each(_ table: String) -> [(String, [String])] {
  table.split(separator: ";").flatMap { entry in
    let sides = entry.split(separator: ":").map { $0.split { $0.isWhitespace }.map(String.init) }
    return sides[0].map { ($0, sides.count > 1 ? sides[1] : []) }
  }
}

/// Targets with all on which they build: SwiftPM compiles again what lists a changed module, not what only imports it.
///
/// Macros are left out: who lists them is compiled for the machine that builds, as they are.
func closure(_ names: [String]) -> [String] {
  let all = names.flatMap { direct[$0] ?? [] }.reduce(into: names) {
    if !$0.contains($1), !$1.hasSuffix("Macros") { $0.append($1) }
  }
  return all == names || Context.environment["VITRINE_DIRECT_DEPENDENCIES"] != nil
    ? names : closure(all)
}

/// On what a target builds: modules, macros, and products of other packages.
func list(_ names: [String]) -> [Target.Dependency] {
  let macros = TargetDependencyCondition.when(traits: ["Macros"])
  return closure(names).map {
    switch $0 {
    case "ArgumentParser": .product(name: $0, package: "swift-argument-parser")
    case "SwiftSyntaxMacros", "SwiftCompilerPlugin":
      .product(name: $0, package: "swift-syntax", condition: macros)
    default: .byName(name: $0, condition: $0.hasSuffix("Macros") ? macros : nil)
    }
  }
}
