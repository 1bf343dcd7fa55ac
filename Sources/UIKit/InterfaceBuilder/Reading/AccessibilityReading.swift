import Foundation

/// What elements say of accessibility.
@MainActor
enum AccessibilityReading {
  static func read(_ element: InterfaceElement, into view: UIView) {
    guard let configuration = element.child("accessibility", key: "accessibilityConfiguration")
    else { return }
    if let identifier = configuration["identifier"] { view.accessibilityIdentifier = identifier }
    if let label = configuration.string("label") { view.accessibilityLabel = label }
    if let hint = configuration.string("hint") { view.accessibilityHint = hint }
    if let value = configuration.string("value") { view.accessibilityValue = value }
    for flag in configuration.children where flag.name == "bool" && flag.key == "isElement" {
      view.isAccessibilityElement = flag.flag("value") ?? false
    }
    if let traits = configuration.child("accessibilityTraits", key: "traits") {
      view.accessibilityTraits = names.reduce(into: []) { result, entry in
        if traits.flag(entry.0) ?? false { result.insert(entry.1) }
      }
    }
  }

  private static let names: [(String, UIAccessibilityTraits)] = [
    ("button", .button), ("link", .link), ("image", .image), ("selected", .selected),
    ("staticText", .staticText), ("header", .header), ("searchField", .searchField),
    ("playsSound", .playsSound), ("keyboardKey", .keyboardKey),
    ("summaryElement", .summaryElement), ("notEnabled", .notEnabled),
    ("updatesFrequently", .updatesFrequently), ("startsMediaSession", .startsMediaSession),
    ("adjustable", .adjustable), ("allowsDirectInteraction", .allowsDirectInteraction),
    ("causesPageTurn", .causesPageTurn), ("tabBar", .tabBar),
  ]
}
