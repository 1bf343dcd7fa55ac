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

  static let space = KeyboardKey(
    role: .space, text: " ", cap: "space", identifier: "space", label: "space", width: .flexible)

  static let delete = KeyboardKey(
    role: .delete, cap: "delete.left", identifier: "delete", label: "delete", width: .function)

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
    return KeyboardKey(
      role: .submit, text: "\n", cap: name.lowercased(),
      identifier: type == .next ? "Next:" : name, label: name.lowercased(), width: .wide)
  }
}

/// The sets of characters of a keyboard.
enum KeyboardPage: Hashable {
  case letters
  case numbers
  case symbols
}

extension UIReturnKeyType {
  /// The key's name, such as `Return` or `Done`.
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
