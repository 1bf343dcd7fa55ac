import Accessibility
import Foundation

/// What VoiceOver says of an element, and what it offers there.
///
/// Not part of Apple's API, which tells only the words that are spoken last.
public struct XCUISpokenElement: Hashable, Sendable {
  public let identifier: String
  public let label: String
  /// Nil where none is spoken: that of a switch is among the words of its kind.
  public let value: String?
  public let hint: String?
  /// What it is and how it is, in VoiceOver's words: `button`, `heading`, `dimmed`.
  public let traits: [String]
  /// The names of its own actions, in the order in which they are offered.
  public let actions: [String]
  /// The names of its rotors.
  public let rotors: [String]
  /// In screen points.
  public let frame: CGRect
  /// The words that are spoken, without the hint: "selected, Inbox, 5 items, tab".
  public let utterance: String

  init(_ element: AccessibilityElement) {
    let kind = SpokenWords(element)
    identifier = element.identifier
    label = element.label.isEmpty ? element.placeholderValue ?? "" : element.label
    value = kind.value
    hint = element.hint
    traits = kind.words
    actions = element.actions
    rotors = element.rotors
    frame = element.frame
    let words =
      (element.isSelected ? ["selected"] : []) + [label, kind.value ?? ""] + kind.words
    utterance = words.filter { !$0.isEmpty }.joined(separator: ", ")
  }
}

/// What VoiceOver calls an element in English, and how it reads its value.
private struct SpokenWords {
  let words: [String]
  let value: String?

  init(_ element: AccessibilityElement) {
    let (traits, type) = (element.traits, element.elementType)
    let isSwitch = traits.contains(.toggleButton) || type == .switch || type == .toggle
    let isSecure = traits.contains(.secureText) || type == .secureTextField
    var words = element.isEnabled ? [] : ["dimmed"]
    words += Self.kind(of: element, isSwitch: isSwitch, isSecure: isSecure)
    if traits.contains(.link) { words.append("link") }
    if traits.contains(.header) {
      words.append(element.headingLevel > 0 ? "heading level \(element.headingLevel)" : "heading")
    }
    if traits.contains(.image) { words.append("image") }
    if traits.contains(.adjustable) { words.append("adjustable") }
    self.words = words
    switch element.value {
    case "1" where isSwitch: value = "on"
    case "0" where isSwitch: value = "off"
    case let text? where isSecure: value = text.isEmpty ? nil : "\(text.count) characters"
    case let text: value = text == element.label || text == element.placeholderValue ? nil : text
    }
  }

  private static func kind(
    of element: AccessibilityElement, isSwitch: Bool, isSecure: Bool
  ) -> [String] {
    let (traits, type) = (element.traits, element.elementType)
    if isSwitch { return ["switch button"] }
    if traits.contains(.backButton) { return ["back button"] }
    if traits.contains(.tabItem) { return ["tab"] }
    if traits.contains(.searchField) || type == .searchField { return ["search field"] }
    if isSecure { return ["secure text field"] }
    if traits.contains(.textEntry) || type == .textField || type == .textView {
      return ["text field"] + (element.hasKeyboardFocus ? ["is editing"] : [])
    }
    return traits.contains(.button) ? ["button"] : []
  }
}
