import Accessibility
import Device
import Foundation

extension XCUIElement {
  /// Types into the element, which must have keyboard focus or hold what has it.
  public func typeText(_ text: String) {
    let verb = "type '\(text)' into"
    let purpose = QueryPurpose.event(verb)
    guard let (element, root) = located(for: purpose) else { return }
    let isFocused =
      element.hasKeyboardFocus || element.firstDescendant(where: \.hasKeyboardFocus) != nil
    guard isFocused else {
      Failure.record { self.noFocus(verb, element, in: root) }
      return
    }
    StepLog.shared.note("Type '\(text)' into \(chain.shortName)")
    app.send(.typeText(text)) { FailureText.event(verb, on: self.chain, failed: $0) }
  }

  private func noFocus(
    _ verb: String, _ element: AccessibilityElement, in root: AccessibilityElement
  ) -> String {
    let focused = root.firstDescendant(where: \.hasKeyboardFocus)
    let owner = focused.map { "\($0.line(.frame)) has it" } ?? "nothing has it"
    return """
      Failed to synthesize event: Neither element nor any descendant has keyboard focus. Event \
      dispatch snapshot: \(element.line(.frame))
      This was to \(verb) \(chain.shortName); at present \(owner). Tap the element first.
      """
  }

  public func typeKey(_ key: XCUIKeyboardKey, modifierFlags flags: KeyModifierFlags) {
    typeKey(key.rawValue, modifierFlags: flags)
  }

  /// Presses one key of a hardware keyboard.
  public func typeKey(_ key: String, modifierFlags flags: KeyModifierFlags) {
    let verb = "type key '\(key)' into"
    guard resolved(for: .event(verb)) != nil else { return }
    guard key.count == 1 else {
      Failure.record {
        FailureText.event(
          verb, on: self.chain, failed: "A key is one character; use typeText(_:) for more.")
      }
      return
    }
    StepLog.shared.note("Type key '\(key)' into \(chain.shortName)")
    let held = KeyEvent.Modifiers(rawValue: flags.rawValue)
      .union(HeldModifiers.shared.flags)
    app.send(.key(KeyEvent(key: key, modifiers: held))) {
      FailureText.event(verb, on: self.chain, failed: $0)
    }
  }

  /// Holds modifier keys of a hardware keyboard while `block` runs; keys typed by `typeKey` get them.
  public static func perform(withKeyModifiers flags: KeyModifierFlags, block: () -> Void) {
    let before = HeldModifiers.shared.flags
    HeldModifiers.shared.flags = before.union(KeyEvent.Modifiers(rawValue: flags.rawValue))
    defer { HeldModifiers.shared.flags = before }
    block()
  }
}

/// The modifier keys that the test holds down.
@MainActor
private final class HeldModifiers {
  static let shared = HeldModifiers()
  var flags: KeyEvent.Modifiers = []
}
