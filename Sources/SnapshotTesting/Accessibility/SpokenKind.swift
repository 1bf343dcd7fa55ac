import Accessibility

/// What VoiceOver calls an element, and how it reads its value.
struct SpokenKind {
  /// Said after label and value.
  let words: [String]
  /// What VoiceOver says by itself about how to use the element.
  let hint: String
  /// Nil for none.
  let value: String?

  init(_ element: AccessibilityElement, position: (Int, Int)?) {
    let traits = element.traits
    let isSwitch =
      traits.contains(.toggleButton) || [.switch, .toggle].contains(element.elementType)
    let isText =
      [.textField, .textView].contains(element.elementType) || traits.contains(.textEntry)
    let isSecure = element.elementType == .secureTextField || traits.contains(.secureText)
    var words: [String] = []
    var hint = ""
    if isSwitch {
      words.append("Switch Button")
      hint = "Double tap to toggle setting."
    } else if traits.contains(.backButton) {
      words.append("Back Button")
    } else if traits.contains(.tabItem) {
      words.append("Tab")
      if let position { words.append("\(position.0) of \(position.1)") }
    } else if traits.contains(.searchField) || element.elementType == .searchField {
      words.append("Search Field")
      hint = "Double tap to edit."
    } else if isSecure {
      words.append("Secure Text Field")
      hint = "Double tap to edit."
    } else if isText {
      words.append("Text Field")
      if traits.contains(.isEditing) || element.hasKeyboardFocus { words.append("Is editing") }
      hint = "Double tap to edit."
    } else if traits.contains(.button) {
      words.append("Button")
    }
    if traits.contains(.link) { words.append("Link") }
    if traits.contains(.header) {
      words.append(element.headingLevel > 0 ? "Heading level \(element.headingLevel)" : "Heading")
    }
    if traits.contains(.image) { words.append("Image") }
    if traits.contains(.adjustable) {
      words.append("Adjustable")
      hint = "Swipe up or down with one finger to adjust the value."
    }
    self.words = words
    self.hint = hint
    switch element.value {
    case "1" where isSwitch: value = "On"
    case "0" where isSwitch: value = "Off"
    case let text? where isSecure: value = text.isEmpty ? nil : "\(text.count) characters"
    default: value = element.value == element.label ? nil : element.value
    }
  }
}
