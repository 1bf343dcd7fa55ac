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
    case "Parameter": takeParameter(node)
    default: break
    }
  }

  /// `@Parameter` is a macro of TipKit's and a wrapper of AppIntents's: where both are seen, the macro hides the other.
  ///
  /// A tip's parameters are static, an intent's never.
  private func takeParameter(_ node: AttributeSyntax) {
    guard imports.parameters.count == 2, node.attributeName.is(IdentifierTypeSyntax.self),
      let variable = node.parent?.parent?.as(VariableDeclSyntax.self),
      !variable.modifiers.contains(where: { $0.name.tokenKind == .keyword(.static) })
    else { return }
    edits.append(Edit(range(node.attributeName), "IntentParameter"))
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
