import SwiftSyntax

extension Scanner {
  /// Takes out attributes that only Objective-C has a use for.
  func takeAttribute(_ node: AttributeSyntax) {
    switch node.attributeName.lastName {
    case "objc", "objcMembers", "nonobjc", "IBOutlet", "IBAction", "IBInspectable", "IBDesignable",
      "IBSegueAction", "NSManaged", "GKInspectable":
      blank(node)
    case "UIApplicationMain", "NSApplicationMain":
      edits.append(Edit(range(node), "@main"))
    case "convention":
      if node.arguments?.trimmedDescription == "block" { blank(node) }
    default: break
    }
  }
}

extension AttributeListSyntax {
  /// Whether an attribute makes Objective-C see the member.
  var makesVisible: Bool {
    all.contains { Self.visible.contains($0.attributeName.lastName) }
  }

  /// Whether nobody may use the declaration, on any system.
  var isUnavailable: Bool { hasAvailability("unavailable") }

  /// Whether using the declaration is warned of, on any system.
  var isDeprecated: Bool { hasAvailability("deprecated") }

  private func hasAvailability(_ word: String) -> Bool {
    contains { element in
      guard case .attribute(let attribute) = element,
        attribute.attributeName.lastName == "available",
        let arguments = attribute.arguments?.trimmedDescription
      else { return false }
      return arguments.hasPrefix("*") && arguments.contains(word)
    }
  }

  private static let visible: Set<String> = [
    "objc", "IBOutlet", "IBAction", "IBInspectable", "IBSegueAction", "NSManaged", "GKInspectable",
  ]
}
