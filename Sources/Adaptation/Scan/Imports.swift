/// What a file imports.
struct Imports {
  /// The end of the first import that is compiled.
  var firstEnd: Int?
  /// Whether a module stands among them beside which iOS's Foundation is expected.
  var hasFoundation = false
  /// Whether adapted code needs `FoundationAdditions` anyway.
  var needsAdditions = false
  var hasAdditions = false
  /// Whether UIKit's names are seen, of which iOS's Foundation has some.
  var hasUIKit = false
  /// Whether `@NSManaged` is what it is on iOS, and no word of the project's own.
  var hasCoreData = false
  /// Those among the modules of two `@Parameter`s that are imported.
  var parameters: Set<String> = []
  /// Whether one of those modules is imported for the public declarations of the file.
  var isPublic = false

  /// Classes of Foundation's on iOS that are UIKit's here.
  static let ofUIKit = ["NSUserActivity", "NSItemProvider"].map { Array($0.utf8) }

  /// What AudioToolbox has and AVFoundation brings on iOS.
  static let ofAudioToolbox = ["AudioServices", "kSystemSoundID"].map { Array($0.utf8) }

  /// Modules that bring Foundation, or are imported by code that uses it.
  static let foundations: Set<String> = [
    "Foundation", "UIKit", "SwiftUI", "Combine", "CoreGraphics", "XCTest", "QuartzCore", "Cocoa",
    "CoreFoundation", "ObjectiveC", "CoreData", "TipKit",
  ]
}
