import Device

/// A key with modifiers that activates a control.
public struct KeyboardShortcut: Hashable, Sendable {
  /// How a shortcut follows the keyboard's layout.
  ///
  /// Differs from Apple's: shortcuts are the same in all layouts of keyboards.
  public struct Localization: Hashable, Sendable {
    private let name: String

    public static let automatic = Localization(name: "automatic")
    public static let withoutMirroring = Localization(name: "withoutMirroring")
    public static let custom = Localization(name: "custom")
  }

  /// The return key, for the control that most people want.
  public static let defaultAction = KeyboardShortcut(.return, modifiers: [])
  /// The escape key, for what takes one back.
  public static let cancelAction = KeyboardShortcut(.escape, modifiers: [])

  public var key: KeyEquivalent
  public var modifiers: EventModifiers
  /// Differs from Apple's: shortcuts are the same in all layouts of keyboards, whatever the value.
  public var localization: Localization

  public init(
    _ key: KeyEquivalent, modifiers: EventModifiers = .command,
    localization: Localization = .automatic
  ) {
    self.key = key
    self.modifiers = modifiers
    self.localization = localization
  }

  /// Whether the shortcut is bound to a key as it is pressed.
  func matches(_ event: KeyEvent) -> Bool {
    event.key.lowercased() == String(key.character).lowercased()
      && event.modifiers.subtracting(.capsLock) == modifiers.subtracting(.capsLock).held
  }
}

/// A key of a keyboard, by the character that it makes.
public struct KeyEquivalent: Hashable, Sendable, ExpressibleByExtendedGraphemeClusterLiteral {
  public static let upArrow: KeyEquivalent = "\u{F700}"
  public static let downArrow: KeyEquivalent = "\u{F701}"
  public static let leftArrow: KeyEquivalent = "\u{F702}"
  public static let rightArrow: KeyEquivalent = "\u{F703}"
  public static let escape: KeyEquivalent = "\u{1B}"
  public static let delete: KeyEquivalent = "\u{8}"
  public static let deleteForward: KeyEquivalent = "\u{F728}"
  public static let home: KeyEquivalent = "\u{F729}"
  public static let end: KeyEquivalent = "\u{F72B}"
  public static let pageUp: KeyEquivalent = "\u{F72C}"
  public static let pageDown: KeyEquivalent = "\u{F72D}"
  public static let clear: KeyEquivalent = "\u{F739}"
  public static let tab: KeyEquivalent = "\t"
  public static let space: KeyEquivalent = " "
  public static let `return`: KeyEquivalent = "\r"

  public var character: Character

  public init(_ character: Character) { self.character = character }

  public init(extendedGraphemeClusterLiteral: Character) {
    self.init(extendedGraphemeClusterLiteral)
  }
}

/// Keys that are held while another one is pressed.
public struct EventModifiers: OptionSet, Hashable, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }

  public static let capsLock = EventModifiers(rawValue: 1 << 0)
  public static let shift = EventModifiers(rawValue: 1 << 1)
  public static let control = EventModifiers(rawValue: 1 << 2)
  public static let option = EventModifiers(rawValue: 1 << 3)
  public static let command = EventModifiers(rawValue: 1 << 4)
  /// Differs from Apple's: makes no difference; keys of a number pad are as all others.
  public static let numericPad = EventModifiers(rawValue: 1 << 5)
  public static let function = EventModifiers(rawValue: 1 << 6)
  public static let all: EventModifiers = [
    .capsLock, .shift, .control, .option, .command, .numericPad,
  ]

  /// The same keys as the device tells of them.
  var held: KeyEvent.Modifiers {
    var held: KeyEvent.Modifiers = []
    if contains(.shift) { held.insert(.shift) }
    if contains(.control) { held.insert(.control) }
    if contains(.option) { held.insert(.option) }
    if contains(.command) { held.insert(.command) }
    if contains(.function) { held.insert(.function) }
    return held
  }
}
