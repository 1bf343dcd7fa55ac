/// A press and release of a key of a hardware keyboard.
package struct KeyEvent: Codable, Hashable, Sendable {
  /// The character that the key makes, or one of the names of `XCUIKeyboardKey`.
  package var key: String
  package var modifiers: Modifiers

  /// Held keys, with the raw values of `XCUIElement.KeyModifierFlags`.
  package struct Modifiers: OptionSet, Codable, Hashable, Sendable {
    package var rawValue: UInt

    package init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    package static let capsLock = Self(rawValue: 1 << 0)
    package static let shift = Self(rawValue: 1 << 1)
    package static let control = Self(rawValue: 1 << 2)
    package static let option = Self(rawValue: 1 << 3)
    package static let command = Self(rawValue: 1 << 4)
    package static let function = Self(rawValue: 1 << 5)
  }

  package init(key: String, modifiers: Modifiers = []) {
    self.key = key
    self.modifiers = modifiers
  }
}
