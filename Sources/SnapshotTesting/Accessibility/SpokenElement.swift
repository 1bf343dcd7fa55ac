import Accessibility
import CoreGraphics
import Device

/// What VoiceOver says of an element, and where it is.
///
/// Order and words are VoiceOver's in the language of the device as far as they are known: what is selected, label, value, whether
/// it is dimmed, what it is; then, after a pause, the hint.
struct SpokenElement {
  let text: String
  /// Empty for none.
  let hint: String
  /// What users may call it when they speak, where that is not its label.
  let inputLabels: [String]
  /// Actions, rotors and content that are offered, a line each.
  let offers: [String]
  /// In points of the view.
  let frame: CGRect
  /// The outline that is shown in the frame's place, in points of the view.
  let outline: CGPath?
  /// In points of the view.
  let activationPoint: CGPoint?

  /// - Parameters:
  ///   - element: The element.
  ///   - frame: In points of the view.
  ///   - position: Its place among the tabs around it, counted from 1, and how many there are.
  init(_ element: AccessibilityElement, frame: CGRect, position: (Int, Int)?) {
    let spoken = SpokenWords(
      element, position: position, in: DeviceLocale.current.language, place: .sentences)
    var sentences: [String] = []
    if element.isSelected { sentences.append(spoken.selected) }
    let value = spoken.value ?? ""
    let label = element.label.isEmpty ? element.placeholderValue ?? "" : element.label
    let words = [label, value].filter { !$0.isEmpty }
    if !words.isEmpty { sentences.append(words.joined(separator: ": ")) }
    for content in element.customContent where content.isImportant {
      sentences.append("\(content.label): \(content.value)")
    }
    if !element.isEnabled { sentences.append(spoken.dimmed) }
    sentences += spoken.kind
    text = sentences.map { $0.hasSuffix(".") ? $0 : $0 + "." }.joined(separator: " ")
    let own = element.hint ?? ""
    hint = [own, element.isEnabled ? spoken.hint : ""].filter { !$0.isEmpty }.joined(separator: " ")
    inputLabels = element.inputLabels.filter { $0 != element.label }
    var offers: [String] = []
    if !element.actions.isEmpty {
      offers.append("Actions: \(element.actions.joined(separator: ", "))")
    }
    let more = element.customContent.filter { !$0.isImportant }
    if !more.isEmpty {
      offers.append(
        "More content: \(more.map { "\($0.label): \($0.value)" }.joined(separator: ", "))")
    }
    if !element.rotors.isEmpty {
      offers.append("Rotors: \(element.rotors.joined(separator: ", "))")
    }
    self.offers = offers
    self.frame = frame
    let (x, y) = (frame.minX - element.frame.minX, frame.minY - element.frame.minY)
    var move = CGAffineTransform(translationX: x, y: y)
    outline = element.path?.copy(using: &move)
    activationPoint = element.activationPoint.map { CGPoint(x: $0.x + x, y: $0.y + y) }
  }

  /// The lines of the element in a text, the first after its number.
  var lines: [String] {
    var lines = [text.isEmpty ? "(nothing)" : text]
    if !hint.isEmpty { lines.append("Hint: \(hint)") }
    if !inputLabels.isEmpty { lines.append("Also called: \(inputLabels.joined(separator: ", "))") }
    return lines + offers
  }
}
