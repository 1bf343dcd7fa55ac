import Device
import Foundation

public struct UIKeyModifierFlags: OptionSet, Hashable, Sendable {
  public let rawValue: Int

  public init(rawValue: Int) {
    self.rawValue = rawValue
  }

  public static let alphaShift = UIKeyModifierFlags(rawValue: 1 << 16)
  public static let shift = UIKeyModifierFlags(rawValue: 1 << 17)
  public static let control = UIKeyModifierFlags(rawValue: 1 << 18)
  public static let alternate = UIKeyModifierFlags(rawValue: 1 << 19)
  public static let command = UIKeyModifierFlags(rawValue: 1 << 20)
  public static let numericPad = UIKeyModifierFlags(rawValue: 1 << 21)

  init(_ modifiers: KeyEvent.Modifiers) {
    self = []
    if modifiers.contains(.capsLock) { insert(.alphaShift) }
    if modifiers.contains(.shift) { insert(.shift) }
    if modifiers.contains(.control) { insert(.control) }
    if modifiers.contains(.option) { insert(.alternate) }
    if modifiers.contains(.command) { insert(.command) }
  }
}

/// Something in a menu that sends an action up the responder chain.
@preconcurrency @MainActor
open class UICommand: UIMenuElement {
  open override var title: String {
    get { super.title }
    set { super.title = newValue }
  }
  open override var image: UIImage? {
    get { super.image }
    set { super.image = newValue }
  }
  open internal(set) var action: Selector
  open internal(set) var propertyList: Any?
  /// Differs from Apple's: kept, and read by nobody here; no list of shortcuts is shown.
  open var discoverabilityTitle: String?
  open var attributes: Attributes
  open var state: State
  open private(set) var alternates: [UICommandAlternate]

  public init(
    title: String = "", image: UIImage? = nil, action: Selector, propertyList: Any? = nil,
    alternates: [UICommandAlternate] = [], discoverabilityTitle: String? = nil,
    attributes: Attributes = [], state: State = .off
  ) {
    self.action = action
    self.propertyList = propertyList
    self.alternates = alternates
    self.discoverabilityTitle = discoverabilityTitle
    self.attributes = attributes
    self.state = state
    super.init(title: title, image: image)
  }
}

@preconcurrency @MainActor
open class UICommandAlternate: NSObject {
  public let title: String
  public let action: Selector
  public let modifierFlags: UIKeyModifierFlags

  public init(title: String, action: Selector, modifierFlags: UIKeyModifierFlags) {
    self.title = title
    self.action = action
    self.modifierFlags = modifierFlags
    super.init()
  }
}

/// A key of a hardware keyboard that sends an action up the responder chain.
@preconcurrency @MainActor
open class UIKeyCommand: UICommand {
  nonisolated public static let inputUpArrow = "UIKeyInputUpArrow"
  nonisolated public static let inputDownArrow = "UIKeyInputDownArrow"
  nonisolated public static let inputLeftArrow = "UIKeyInputLeftArrow"
  nonisolated public static let inputRightArrow = "UIKeyInputRightArrow"
  nonisolated public static let inputEscape = "UIKeyInputEscape"
  nonisolated public static let inputPageUp = "UIKeyInputPageUp"
  nonisolated public static let inputPageDown = "UIKeyInputPageDown"
  nonisolated public static let inputHome = "UIKeyInputHome"
  nonisolated public static let inputEnd = "UIKeyInputEnd"
  nonisolated public static let inputDelete = "UIKeyInputDelete"
  nonisolated public static let f1 = "UIKeyInputF1"
  nonisolated public static let f2 = "UIKeyInputF2"
  nonisolated public static let f3 = "UIKeyInputF3"
  nonisolated public static let f4 = "UIKeyInputF4"
  nonisolated public static let f5 = "UIKeyInputF5"
  nonisolated public static let f6 = "UIKeyInputF6"
  nonisolated public static let f7 = "UIKeyInputF7"
  nonisolated public static let f8 = "UIKeyInputF8"
  nonisolated public static let f9 = "UIKeyInputF9"
  nonisolated public static let f10 = "UIKeyInputF10"
  nonisolated public static let f11 = "UIKeyInputF11"
  nonisolated public static let f12 = "UIKeyInputF12"

  public let input: String?
  public let modifierFlags: UIKeyModifierFlags
  /// Whether the command comes before what the key types into a field.
  open var wantsPriorityOverSystemBehavior = false
  /// Differs from Apple's: kept, and read by nobody here; the hardware keyboard is an American one.
  open var allowsAutomaticLocalization = true
  /// Differs from Apple's: kept, and read by nobody here; keys mean the same in every writing direction.
  open var allowsAutomaticMirroring = true

  public init(
    title: String = "", image: UIImage? = nil, action: Selector, input: String,
    modifierFlags: UIKeyModifierFlags = [], propertyList: Any? = nil,
    alternates: [UICommandAlternate] = [], discoverabilityTitle: String? = nil,
    attributes: Attributes = [], state: State = .off
  ) {
    self.input = input
    self.modifierFlags = modifierFlags
    super.init(
      title: title, image: image, action: action, propertyList: propertyList,
      alternates: alternates, discoverabilityTitle: discoverabilityTitle, attributes: attributes,
      state: state)
  }

  public convenience init(
    input: String, modifierFlags: UIKeyModifierFlags, action: Selector
  ) {
    self.init(title: "", action: action, input: input, modifierFlags: modifierFlags)
  }

  public convenience init(
    input: String, modifierFlags: UIKeyModifierFlags, action: Selector,
    discoverabilityTitle: String
  ) {
    self.init(
      title: "", action: action, input: input, modifierFlags: modifierFlags,
      discoverabilityTitle: discoverabilityTitle)
  }

  /// Whether a key event means this command.
  func matches(_ event: KeyEvent) -> Bool {
    guard let input, !attributes.contains(.disabled) else { return false }
    let held = UIKeyModifierFlags(event.modifiers).subtracting(.alphaShift)
    return KeyName.input(of: event.key).lowercased() == input.lowercased()
      && held == modifierFlags.subtracting([.alphaShift, .numericPad])
  }
}

/// How key commands name the keys that make no character.
enum KeyName {
  static func input(of key: String) -> String {
    switch key {
    case "\u{F700}": UIKeyCommand.inputUpArrow
    case "\u{F701}": UIKeyCommand.inputDownArrow
    case "\u{F702}": UIKeyCommand.inputLeftArrow
    case "\u{F703}": UIKeyCommand.inputRightArrow
    case "\u{1b}": UIKeyCommand.inputEscape
    case "\u{F72C}": UIKeyCommand.inputPageUp
    case "\u{F72D}": UIKeyCommand.inputPageDown
    case "\u{F729}": UIKeyCommand.inputHome
    case "\u{F72B}": UIKeyCommand.inputEnd
    case "\u{F728}": UIKeyCommand.inputDelete
    case "\n": "\r"
    default: key
    }
  }
}

extension UIResponder {
  /// Sends the action of the first key command of the responder chain that means the event.
  ///
  /// With `urgentOnly` only of those that want to come before typing.
  ///
  /// - Returns: whether there was one.
  func performKeyCommand(for event: KeyEvent, urgentOnly: Bool = false) -> Bool {
    for responder in sequence(first: self, next: \.next) {
      for command in responder.keyCommands ?? [] where command.matches(event) {
        if urgentOnly, !command.wantsPriorityOverSystemBehavior { continue }
        return UIApplication.shared.sendAction(command.action, to: nil, from: command, for: nil)
          || responder.canPerformAction(command.action, withSender: command)
            && ActionDispatch.send(command.action, to: responder, with: [command])
      }
    }
    return false
  }
}
