import Device
import Foundation

/// What VoiceOver says of its own accord about an element: what it is, how it is, and how to use it.
///
/// Where VoiceOver's words are not known for a language they are English, as hints are in all languages.
package struct SpokenWords: Sendable {
  /// What it is, to be said after label and value.
  package let kind: [String]
  /// How to use it; empty for none.
  package let hint: String
  /// Nil for none, or one that repeats the label.
  package let value: String?
  package let selected: String
  package let dimmed: String

  /// Where the words stand.
  package enum Place: Sendable {
    /// Each begins a sentence of its own.
    case sentences
    /// All are parts of one utterance.
    case utterance
  }

  /// - Parameters:
  ///   - element: The element.
  ///   - position: Its place among the tabs around it, counted from 1, and how many there are.
  ///   - language: VoiceOver's.
  ///   - place: Where the words stand.
  package init(
    _ element: AccessibilityElement, position: (Int, Int)? = nil, in language: Locale.Language,
    place: Place
  ) {
    let voice = Voice(language: language, place: place)
    let role = Role(element)
    kind =
      Self.kind(element, role, position, voice) + Self.traits(element, voice)
    hint = Self.hint(element, role)
    selected = voice.say(.spokenSelected)
    dimmed = voice.say(.spokenDimmed)
    value = Self.value(element, role, voice)
  }

  // MARK: Words

  /// What an element is first of all.
  private enum Role {
    case `switch`, backButton, tab, searchField, secureField, textField, button, other

    init(_ element: AccessibilityElement) {
      let (traits, type) = (element.traits, element.elementType)
      self =
        if traits.contains(.toggleButton) || type == .switch || type == .toggle {
          .switch
        } else if traits.contains(.backButton) {
          .backButton
        } else if traits.contains(.tabItem) {
          .tab
        } else if traits.contains(.searchField) || type == .searchField {
          .searchField
        } else if traits.contains(.secureText) || type == .secureTextField {
          .secureField
        } else if traits.contains(.textEntry) || type == .textField || type == .textView {
          .textField
        } else if traits.contains(.button) {
          .button
        } else {
          .other
        }
    }
  }

  /// Words of one language, as they are written in their place.
  private struct Voice {
    let language: Locale.Language
    let place: Place

    func say(_ word: SystemWord, _ names: String...) -> String {
      let text = word.text(of: names, in: language)
      // German writes nouns large wherever they stand.
      let isGerman = language.languageCode == .german && word.isKnown(in: language)
      let keepsCase = place == .sentences || isGerman
      return keepsCase ? text : text.lowercased()
    }
  }

  private static func kind(
    _ element: AccessibilityElement, _ role: Role, _ position: (Int, Int)?, _ voice: Voice
  ) -> [String] {
    switch role {
    case .switch: return [voice.say(.spokenSwitch)]
    case .backButton: return [voice.say(.spokenBackButton)]
    case .tab:
      guard let position else { return [voice.say(.spokenTab)] }
      return [
        voice.say(.spokenTab), voice.say(.spokenPlace, "\(position.0)", "\(position.1)"),
      ]
    case .searchField: return [voice.say(.spokenSearchField)]
    case .secureField: return [voice.say(.spokenSecureField)]
    case .textField:
      let isEdited = element.traits.contains(.isEditing) || element.hasKeyboardFocus
      return [voice.say(.spokenTextField)] + (isEdited ? [voice.say(.spokenEditing)] : [])
    case .button: return [voice.say(.spokenButton)]
    case .other: return []
    }
  }

  private static func traits(_ element: AccessibilityElement, _ voice: Voice) -> [String] {
    var words: [String] = []
    if element.traits.contains(.link) { words.append(voice.say(.spokenLink)) }
    if element.traits.contains(.header) {
      words.append(
        element.headingLevel > 0
          ? voice.say(.spokenHeadingLevel, "\(element.headingLevel)") : voice.say(.spokenHeading))
    }
    if element.traits.contains(.image) { words.append(voice.say(.spokenImage)) }
    if element.traits.contains(.adjustable) { words.append(voice.say(.spokenAdjustable)) }
    return words
  }

  private static func hint(_ element: AccessibilityElement, _ role: Role) -> String {
    if element.traits.contains(.adjustable) {
      return "Swipe up or down with one finger to adjust the value."
    }
    switch role {
    case .switch: return "Double tap to toggle setting."
    case .searchField, .secureField, .textField: return "Double tap to edit."
    case .backButton, .tab, .button, .other: return ""
    }
  }

  private static func value(
    _ element: AccessibilityElement, _ role: Role, _ voice: Voice
  ) -> String? {
    guard let value = element.value else { return nil }
    switch (role, value) {
    case (.switch, "0"): return voice.say(.spokenOff)
    case (.switch, "1"): return voice.say(.spokenOn)
    case (.switch, "2"): return voice.say(.spokenMixed)
    case (.secureField, _):
      return value.isEmpty ? nil : voice.say(.spokenCharacters, "\(value.count)")
    default:
      let label = element.label.isEmpty ? element.placeholderValue ?? "" : element.label
      return value == label ? nil : value
    }
  }
}
