/// The modules that adapted code can import.
struct Modules: Sendable {
  private let known: Set<String>

  /// - Parameter more: the project's modules and those of its packages.
  init(and more: [String]) {
    known = Self.vitrine.union(Self.toolchain).union(more)
  }

  func contains(_ name: String) -> Bool { known.contains(name) }

  /// What stands for a module of Apple's that is not here but whose names are in another.
  static func substitute(for name: String) -> String? { substitutes[name] }

  /// What has a part of a module of Apple's, so that a stand-in may be needed for the rest.
  static func part(of name: String) -> String? { parts[name] }

  private static let parts = ["AVFoundation": "AVFAudio", "Intents": "IntentsPlaces"]

  /// Whether a name is that of one of Apple's modules, which an app can do without only if it uses nothing of it.
  static func isApples(_ name: String) -> Bool { apples.contains(name) }

  private static let vitrine: Set<String> = [
    "SwiftUI", "UIKit", "Combine", "CoreGraphics", "CoreText", "UniformTypeIdentifiers",
    "CoreTransferable", "CryptoKit", "CommonCrypto", "Network",
    "os", "OSLog", "Charts", "UserNotifications", "SafariServices", "LocalAuthentication",
    "ViewInspector", "Axt", "XCUIAutomation", "EyesXCUI", "EyesImages", "ApplitoolsEyes",
    "FoundationAdditions", "CoreLocation", "MapKit",
    "AVFAudio", "AVKit", "CoreLocationUI", "MessageUI", "AuthenticationServices",
    "SnapshotTesting", "InlineSnapshotTesting", "BackgroundTasks", "CoreHaptics",
    "SystemConfiguration", "QuickLook", "LinkPresentation", "WatchConnectivity", "Photos",
    "PhotosUI", "WebKit",
    "ImageIO", "CoreImage", "CoreSpotlight", "NaturalLanguage",
    "StoreKit", "StoreKitTest", "Contacts", "ContactsUI", "EventKit", "CoreData",
    "IntentsPlaces", "IntentsUI", "SwiftData", "WidgetKit", "TipKit", "AppIntents",
    "ActivityKit", "Translation",
    "CoreTelephony", "AudioToolbox", "MobileCoreServices", "AppTrackingTransparency", "AdSupport",
    "Speech", "CoreMotion", "CoreBluetooth", "CoreMedia", "SwiftFourNames",
    "MediaPlayer", "CloudKit",
  ]

  private static let toolchain: Set<String> = [
    "Swift", "Foundation", "FoundationEssentials", "FoundationInternationalization",
    "FoundationNetworking", "FoundationXML", "Dispatch", "Glibc", "XCTest", "Testing",
    "Observation", "RegexBuilder", "Synchronization", "Distributed", "_Concurrency",
    "_StringProcessing", "_Differentiation", "Cxx", "_Testing_Foundation",
  ]

  private static let substitutes = [
    "Darwin": "Glibc", "ObjectiveC": "FoundationAdditions", "CoreFoundation": "Foundation",
    "QuartzCore": "UIKit", "Security": "FoundationAdditions", "SwiftUICore": "SwiftUI",
    "AVFoundation": "AVFAudio", "MachO": "Glibc", "Accessibility": "UIKit",
    "libkern": "Foundation", "TargetConditionals": "Foundation", "Intents": "IntentsPlaces",
    "_SwiftData_SwiftUI": "SwiftData",
  ]

  private static let apples: Set<String> = [
    "ARKit", "AVFAudio", "AVFoundation", "AVKit", "AVRouting", "Accelerate", "Accessibility",
    "Accounts", "ActivityKit", "AdAttributionKit", "AdServices", "AdSupport", "AddressBook",
    "AddressBookUI", "AlarmKit", "AppClip", "AppIntents", "AppKit", "AppTrackingTransparency",
    "AssetsLibrary", "AudioToolbox", "AudioUnit", "AuthenticationServices",
    "AutomaticAssessmentConfiguration",
    "BackgroundAssets", "BackgroundTasks", "BusinessChat", "CFNetwork", "CallKit", "CarPlay",
    "Cinematic", "ClassKit", "ClockKit", "CloudKit", "Cocoa", "CommonCrypto", "Contacts",
    "ContactsUI", "CoreAudio", "CoreAudioKit", "CoreAudioTypes", "CoreBluetooth", "CoreData",
    "CoreFoundation", "CoreHaptics", "CoreImage", "CoreLocation", "CoreLocationUI", "CoreMIDI",
    "CoreML", "CoreMedia", "CoreMotion", "CoreNFC", "CoreServices", "CoreSpotlight",
    "CoreTelephony", "CoreText", "CoreVideo", "CoreWLAN", "CreateML", "CreateMLComponents",
    "CryptoKit", "CryptoTokenKit", "Darwin", "DataDetection", "DeveloperToolsSupport",
    "DeviceActivity", "DeviceCheck", "DeviceDiscoveryUI", "EventKit", "EventKitUI",
    "ExposureNotification",
    "ExtensionFoundation", "ExtensionKit", "ExternalAccessory", "FamilyControls", "FileProvider",
    "FileProviderUI", "FinanceKit", "FinanceKitUI", "FoundationModels", "GLKit", "GSS",
    "GameController",
    "GameKit", "GameplayKit", "GroupActivities", "HealthKit", "HealthKitUI", "HomeKit",
    "IOBluetooth", "IOKit", "IOSurface", "IdentityLookup", "IdentityLookupUI", "ImageIO",
    "ImagePlayground", "Intents", "IntentsUI", "JavaScriptCore", "JournalingSuggestions",
    "LinkPresentation", "LiveCommunicationKit", "MLCompute", "MachO", "ManagedSettings",
    "ManagedSettingsUI",
    "MapKit", "Matter", "MatterSupport", "MediaAccessibility", "MediaPlayer", "MediaSetup",
    "MediaToolbox", "MessageUI", "Messages", "Metal", "MetalFX", "MetalKit",
    "MetalPerformanceShaders", "MetricKit", "MobileCoreServices", "ModelIO",
    "MultipeerConnectivity", "MusicKit", "NaturalLanguage", "NearbyInteraction", "Network",
    "NetworkExtension", "NewsstandKit", "NotificationCenter", "ObjectiveC", "OpenAL", "OpenGLES",
    "PDFKit", "PHASE", "PaperKit", "PassKit", "PencilKit", "Photos", "PhotosUI", "ProximityReader",
    "PushKit", "PushToTalk", "QuartzCore", "QuickLook", "QuickLookThumbnailing", "QuickLookUI",
    "RealityFoundation", "RealityKit", "ReplayKit", "RoomPlan", "SafetyKit", "SceneKit",
    "ScreenCaptureKit", "ScreenTime", "Security", "SensitiveContentAnalysis", "SensorKit",
    "ServiceManagement", "ShazamKit", "SharedWithYou", "SharedWithYouCore", "Social",
    "SoundAnalysis", "Speech", "SpriteKit", "StickerKit", "StoreKit", "StoreKitTest", "SwiftData",
    "SwiftUICore", "Symbols", "SystemConfiguration", "TVMLKit", "TVServices", "TVUIKit",
    "TabularData", "ThreadNetwork", "TipKit", "Translation", "TranslationUIProvider", "Twitter",
    "VideoSubscriberAccount", "VideoToolbox", "Vision", "VisionKit", "WatchConnectivity",
    "WatchKit", "WeatherKit", "WebKit", "WidgetKit", "WorkoutKit", "_AVKit_SwiftUI",
    "_MapKit_SwiftUI", "_PhotosUI_SwiftUI", "_SwiftData_SwiftUI", "_StoreKit_SwiftUI",
    "_AuthenticationServices_SwiftUI", "iAd", "simd", "libkern", "TargetConditionals", "sqlite3",
    "SQLite3", "zlib", "Compression", "AppleArchive", "System", "EnergyKit", "GeoToolbox",
    "RelevanceKit", "DeclaredAgeRange", "PermissionKit", "TelephonyMessagingKit", "WebKitAdditions",
  ]
}
