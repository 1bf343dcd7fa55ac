import Foundation

/// The products of Vitrine's package that code of an app can import.
enum VitrineLibraries {
  /// Part of each module, since much of an app names them without importing them itself.
  static let always: Set<String> = ["SwiftUI", "UIKit", "Combine", "FoundationAdditions"]

  /// What sources in the language mode 4 see without importing it.
  static let swiftFour = "SwiftFourNames"

  /// Further modules, each of which is the product of its name.
  private static let optional: Set<String> = [
    "Charts", "UserNotifications", "os", "OSLog", "SafariServices", "MessageUI",
    "LocalAuthentication", "UniformTypeIdentifiers", "CoreTransferable", "CoreGraphics", "CoreText",
    "ViewInspector", "Axt", "XCUIAutomation", "CoreLocation", "CryptoKit", "CommonCrypto",
    "Network", "MapKit", "AVFAudio", "AVKit", "CoreLocationUI", "AuthenticationServices",
    "SnapshotTesting", "InlineSnapshotTesting", "EyesXCUI", "ApplitoolsEyes", "EyesImages",
    "BackgroundTasks", "CoreHaptics", "SystemConfiguration", "QuickLook", "LinkPresentation",
    "WatchConnectivity", "Photos", "PhotosUI", "WebKit", "ImageIO", "CoreImage", "CoreSpotlight",
    "NaturalLanguage", "StoreKit", "StoreKitTest", "Contacts", "ContactsUI", "EventKit",
    "CoreTelephony", "AudioToolbox", "MobileCoreServices", "AppTrackingTransparency", "AdSupport",
    "Speech", "CoreMotion", "CoreBluetooth", "CoreMedia", "CoreData", "WidgetKit", "ActivityKit",
    "Translation", "TipKit", "AppIntents", "IntentsPlaces", "IntentsUI", "SwiftData", "MediaPlayer",
    "CloudKit",
  ]

  /// Modules of Apple's of which a product has a part.
  static let parts = ["AVFoundation": "AVFAudio", "Intents": "IntentsPlaces"]

  /// How the names of these modules begin.
  static let prefixes = ["AVFoundation": "AV", "Intents": "IN"]

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
      if let module, let product = overlays[module] ?? parts[module] ?? own(module) {
        products.insert(product)
      }
      // On iOS it comes with AVFoundation; adapted sources that name its functions import it.
      if module == "AVFoundation", text.contains("AudioServices") || text.contains("kSystemSoundID")
      {
        products.insert("AudioToolbox")
      }
    }
    return products
  }

  private static func own(_ module: String) -> String? {
    optional.contains(module) ? module : nil
  }

  /// The packages that Vitrine itself depends on: of these an app gets the version that Vitrine has.
  static let packages = [
    "swift-syntax": "https://github.com/swiftlang/swift-syntax",
    "opencombine": "https://github.com/OpenCombine/OpenCombine",
    "swift-argument-parser": "https://github.com/apple/swift-argument-parser",
  ]

  /// All modules that an app can import from Vitrine.
  static var modules: Set<String> { always.union(optional) }
}
