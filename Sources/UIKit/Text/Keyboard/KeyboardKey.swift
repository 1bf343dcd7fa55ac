import Device
import Foundation

/// One key of the software keyboard.
struct KeyboardKey: Hashable {
  enum Role: Hashable {
    /// Types its text.
    case character
    case space
    case delete
    case shift
    /// Shows the characters of another page.
    case page(KeyboardPage)
    case submit
  }

  var role: Role
  /// What it types.
  var text = ""
  /// What stands on it; a symbol's name for keys with a symbol.
  var cap: String
  /// What XCUITest calls it.
  var identifier: String
  var label: String
  /// Parts of the room that the keys of a row share; the others take what their page gives them.
  var width = Width.letter

  enum Width: Hashable {
    case letter
    /// Shift, delete and the like.
    case function
    /// Return.
    case wide
    /// All that is left.
    case flexible
  }

  static func character(_ text: String, uppercased: Bool = false) -> KeyboardKey {
    let shown = uppercased ? text.uppercased() : text
    return KeyboardKey(
      role: .character, text: shown, cap: shown, identifier: text, label: shown)
  }

  static var space: KeyboardKey {
    let name = SystemWord.space.onKey
    return KeyboardKey(
      role: .space, text: " ", cap: name, identifier: "space", label: name, width: .flexible)
  }

  static var delete: KeyboardKey {
    KeyboardKey(
      role: .delete, cap: "delete.left", identifier: "delete", label: SystemWord.delete.onKey,
      width: .function)
  }

  static func shift(_ label: String = "shift", cap: String = "shift") -> KeyboardKey {
    KeyboardKey(
      role: .shift, cap: cap, identifier: "shift", label: label, width: .function)
  }

  static func page(_ page: KeyboardPage, cap: String, label: String) -> KeyboardKey {
    KeyboardKey(
      role: .page(page), cap: cap, identifier: "more", label: label, width: .function)
  }

  static func submit(_ type: UIReturnKeyType) -> KeyboardKey {
    let name = type.keyName
    let cap = type.word?.onKey ?? name.lowercased()
    return KeyboardKey(
      role: .submit, text: "\n", cap: cap, identifier: type == .next ? "Next:" : name, label: cap,
      width: .wide)
  }
}

/// The sets of characters of a keyboard.
enum KeyboardPage: Hashable {
  case letters
  case numbers
  case symbols
}

extension UIReturnKeyType {
  /// What stands on the key, in the language of the device; nil where only the English words are known.
  fileprivate var word: SystemWord? {
    switch self {
    case .default: .returnKey
    case .go: .go
    case .google, .yahoo, .search: .search
    case .join: .join
    case .next: .next
    case .send: .send
    case .done: .done
    case .continue: .continueKey
    case .route, .emergencyCall: nil
    }
  }

  /// The key's name for tests, such as `Return` or `Done`: English in all languages.
  var keyName: String {
    switch self {
    case .default: "Return"
    case .go: "Go"
    case .google, .yahoo, .search: "Search"
    case .join: "Join"
    case .next: "Next"
    case .route: "Route"
    case .send: "Send"
    case .done: "Done"
    case .emergencyCall: "Emergency Call"
    case .continue: "Continue"
    }
  }
}

extension SystemWord {
  /// The word as it stands on a key: English ones are written small.
  fileprivate var onKey: String {
    let word = text
    return word == text(in: Locale.Language(identifier: "en")) ? word.lowercased() : word
  }
}
