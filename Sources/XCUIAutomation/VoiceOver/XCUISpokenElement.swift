import Accessibility
import Foundation

/// What VoiceOver says of an element, and what it offers there.
///
/// Not part of Apple's API, which tells only the words that are spoken last.
public struct XCUISpokenElement: Hashable, Sendable {
  /// The accessibility identifier; empty without one.
  public let identifier: String
  /// What it is called, or without a name its placeholder; empty where it has neither.
  public let label: String
  /// Nil where none is spoken: that of a switch is among the words of its kind.
  public let value: String?
  /// What it says of its use, which is spoken last; nil where it says nothing.
  public let hint: String?
  /// What it is and how it is, in VoiceOver's words: `button`, `heading`, `dimmed`.
  public let traits: [String]
  /// The names of its own actions, in the order in which they are offered.
  public let actions: [String]
  /// The names of its rotors.
  public let rotors: [String]
  /// In points of the screen, from its top left corner.
  public let frame: CGRect
  /// The words that are spoken, without the hint: "selected, Inbox, 5 items, tab".
  public let utterance: String

  init(_ element: AccessibilityElement, in language: Locale.Language) {
    let spoken = SpokenWords(element, in: language, place: .utterance)
    identifier = element.identifier
    label = element.label.isEmpty ? element.placeholderValue ?? "" : element.label
    value = spoken.value
    hint = element.hint
    traits = (element.isEnabled ? [] : [spoken.dimmed]) + spoken.kind
    actions = element.actions
    rotors = element.rotors
    frame = element.frame
    let words =
      (element.isSelected ? [spoken.selected] : []) + [label, spoken.value ?? ""] + traits
    utterance = words.filter { !$0.isEmpty }.joined(separator: ", ")
  }
}
