import Foundation

/// The products of Vitrine's package that code of an app can import.
enum VitrineLibraries {
  /// Part of each module, since much of an app names them without importing them itself.
  static let always: Set<String> = ["SwiftUI", "UIKit", "Combine", "FoundationAdditions"]

  /// What sources in the language mode 4 see without importing it.
  static let swiftFour = "SwiftFourNames"

  /// Further modules, by the product that has them.
  private static let optional: [String: String] = [
    "Charts": "Charts", "UserNotifications": "UserNotifications", "os": "os", "OSLog": "OSLog",
    "SafariServices": "SafariServices", "MessageUI": "MessageUI",
    "LocalAuthentication": "LocalAuthentication",
    "UniformTypeIdentifiers": "UniformTypeIdentifiers", "CoreTransferable": "CoreTransferable",
    "CoreGraphics": "CoreGraphics", "CoreText": "CoreText", "ViewInspector": "ViewInspector",
    "Axt": "Axt", "XCUIAutomation": "XCUIAutomation", "CoreLocation": "CoreLocation",
    "CryptoKit": "CryptoKit", "CommonCrypto": "CommonCrypto", "Network": "Network",
    "MapKit": "MapKit", "AVFAudio": "AVFAudio", "AVKit": "AVKit",
    "CoreLocationUI": "CoreLocationUI",
    "AuthenticationServices": "AuthenticationServices", "SnapshotTesting": "SnapshotTesting",
    "InlineSnapshotTesting": "InlineSnapshotTesting", "EyesXCUI": "EyesXCUI",
    "ApplitoolsEyes": "ApplitoolsEyes", "EyesImages": "EyesImages",
    "BackgroundTasks": "BackgroundTasks",
    "CoreHaptics": "CoreHaptics", "SystemConfiguration": "SystemConfiguration",
    "QuickLook": "QuickLook", "LinkPresentation": "LinkPresentation",
    "WatchConnectivity": "WatchConnectivity", "Photos": "Photos", "PhotosUI": "PhotosUI",
    "WebKit": "WebKit",
    "ImageIO": "ImageIO", "CoreImage": "CoreImage", "CoreSpotlight": "CoreSpotlight",
    "NaturalLanguage": "NaturalLanguage",
    "StoreKit": "StoreKit", "StoreKitTest": "StoreKitTest", "Contacts": "Contacts",
    "ContactsUI": "ContactsUI", "EventKit": "EventKit",
    "CoreTelephony": "CoreTelephony", "AudioToolbox": "AudioToolbox",
    "MobileCoreServices": "MobileCoreServices",
    "AppTrackingTransparency": "AppTrackingTransparency", "AdSupport": "AdSupport",
    "Speech": "Speech", "CoreMotion": "CoreMotion", "CoreBluetooth": "CoreBluetooth",
    "CoreMedia": "CoreMedia", "CoreData": "CoreData", "WidgetKit": "WidgetKit",
    "ActivityKit": "ActivityKit", "Translation": "Translation",
    "TipKit": "TipKit", "AppIntents": "AppIntents", "IntentsPlaces": "IntentsPlaces",
    "IntentsUI": "IntentsUI",
    "SwiftData": "SwiftData", "MediaPlayer": "MediaPlayer", "CloudKit": "CloudKit",
  ]

  /// Modules of Apple's of which a product has a part.
  static let parts = ["AVFoundation": "AVFAudio", "Intents": "IntentsPlaces"]

  /// Modules of Apple's between two others, whose names a product has.
  static let overlays = ["_SwiftData_SwiftUI": "SwiftData"]

  /// The products whose modules a source imports, read from its lines that begin with an import.
  static func imported(by text: String) -> Set<String> {
    var products: Set<String> = []
    for line in text.split(separator: "\n") where line.contains("import ") {
      let words = line.split(whereSeparator: { " \t;".contains($0) })
      guard let place = words.firstIndex(of: "import") else { continue }
      var rest = words[words.index(after: place)...]
      if ["struct", "class", "enum", "protocol", "func", "var", "let", "typealias"]
        .contains(rest.first)
      {
        rest = rest.dropFirst()
      }
      let module = rest.first?.split(separator: ".").first.map(String.init)
      if let product = module.flatMap({ overlays[$0] ?? parts[$0] ?? optional[$0] }) {
        products.insert(product)
      }
    }
    return products
  }

  /// The packages that Vitrine itself depends on: of these an app gets the version that Vitrine has.
  static let packages = [
    "swift-syntax": "https://github.com/swiftlang/swift-syntax",
    "opencombine": "https://github.com/OpenCombine/OpenCombine",
    "swift-argument-parser": "https://github.com/apple/swift-argument-parser",
  ]

  /// All modules that an app can import from Vitrine.
  static var modules: Set<String> { always.union(optional.keys) }
}
