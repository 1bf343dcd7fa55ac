import Accessibility
import CoreGraphics

/// What a rule has found about an element.
struct AuditFinding {
  var type: XCUIAccessibilityAuditType
  var compact: String
  var detail: String
}

/// The rules of accessibility audits, each a function of one element.
enum AuditRules {
  /// The findings of all rules of these kinds about one element of the screen.
  static func findings(
    about element: AccessibilityElement, of types: XCUIAccessibilityAuditType
  ) -> [AuditFinding] {
    var findings: [AuditFinding?] = []
    if types.contains(.sufficientElementDescription) { findings.append(description(of: element)) }
    if types.contains(.hitRegion) { findings.append(hitRegion(of: element)) }
    if types.contains(.trait) { findings.append(traits(of: element)) }
    return findings.compactMap(\.self)
  }

  // MARK: Hit regions

  /// The least width and height of what is touched, in points, by Apple's Human Interface Guidelines.
  private static let minimumSide: CGFloat = 44

  private static func hitRegion(of element: AccessibilityElement) -> AuditFinding? {
    let touched: Set<ElementKind> = [.button, .link, .textField, .secureTextField, .searchField]
    guard touched.contains(element.elementType), element.isEnabled else { return nil }
    let size = element.frame.size
    // Half a point is a matter of rounding.
    guard min(size.width, size.height) < minimumSide - 0.5 else { return nil }
    return AuditFinding(
      type: .hitRegion, compact: "Hit area is too small",
      detail: """
        It is \(size.width.dumpText) × \(size.height.dumpText) points large and should be at least \
        44 × 44.
        """)
  }

  // MARK: Descriptions

  private static func description(of element: AccessibilityElement) -> AuditFinding? {
    let described: Set<ElementKind> = [
      .button, .link, .image, .slider, .switch, .toggle, .textField, .secureTextField, .textView,
      .searchField, .cell, .stepper, .pickerWheel, .segmentedControl,
    ]
    guard described.contains(element.elementType) else { return nil }
    let words = [element.label, element.placeholderValue ?? ""].first { !$0.isEmpty }
    guard let words else {
      // What only holds others is described by them.
      guard element.children.isEmpty, element.elementType != .segmentedControl else { return nil }
      return AuditFinding(
        type: .sufficientElementDescription, compact: "Element has no description",
        detail: "It has no label, so that VoiceOver can only say what kind of element it is.")
    }
    guard isRawName(words) else { return nil }
    return AuditFinding(
      type: .sufficientElementDescription, compact: "Label not human-readable",
      detail: "The label '\(words)' looks like the name of a file or of a variable.")
  }

  /// Whether a text is made for machines: `icon_close`, `photo.png`, `btnSave2x`.
  private static func isRawName(_ text: String) -> Bool {
    guard !text.contains(where: \.isWhitespace) else { return false }
    if text.contains("_") { return true }
    let endings = [".png", ".jpg", ".jpeg", ".pdf", ".svg", ".gif", ".heic"]
    if endings.contains(where: text.lowercased().hasSuffix) { return true }
    let characters = Array(text)
    let humps = zip(characters, characters.dropFirst()).count { $0.isLowercase && $1.isUppercase }
    return humps >= 1 && characters.first?.isLowercase == true && text.contains(where: \.isNumber)
  }

  // MARK: Traits

  private static func traits(of element: AccessibilityElement) -> AuditFinding? {
    let pairs: [(AccessibilityTraits, AccessibilityTraits, String)] = [
      (.button, .link, "a button and a link"), (.button, .adjustable, "a button and adjustable"),
      (.link, .adjustable, "a link and adjustable"),
      (.header, .adjustable, "a heading and adjustable"),
    ]
    guard
      let pair = pairs.first(where: {
        element.traits.contains($0.0) && element.traits.contains($0.1)
      })
    else { return nil }
    return AuditFinding(
      type: .trait, compact: "Traits contradict each other",
      detail: "It is \(pair.2); assistive technologies know only one way to use it.")
  }
}
