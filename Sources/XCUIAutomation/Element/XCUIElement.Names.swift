extension XCUIElement {
  /// The amount of room in one direction.
  public enum SizeClass: Int, Sendable {
    case unspecified = 0
    case compact = 1
    case regular = 2
  }

  /// The key of an attribute in a snapshot's dictionary.
  public struct AttributeName: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    public static let children = Self(rawValue: "children")
    public static let elementType = Self(rawValue: "elementType")
    public static let identifier = Self(rawValue: "identifier")
    public static let value = Self(rawValue: "value")
    public static let placeholderValue = Self(rawValue: "placeholderValue")
    public static let title = Self(rawValue: "title")
    public static let label = Self(rawValue: "label")
    public static let frame = Self(rawValue: "frame")
    public static let enabled = Self(rawValue: "enabled")
    public static let selected = Self(rawValue: "selected")
    public static let hasFocus = Self(rawValue: "hasFocus")
    public static let horizontalSizeClass = Self(rawValue: "horizontalSizeClass")
    public static let verticalSizeClass = Self(rawValue: "verticalSizeClass")
  }

  /// Keys that are held while others are pressed.
  public struct KeyModifierFlags: OptionSet, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    public static let capsLock = Self(rawValue: 1 << 0)
    public static let alphaShift = Self.capsLock
    public static let shift = Self(rawValue: 1 << 1)
    public static let control = Self(rawValue: 1 << 2)
    public static let option = Self(rawValue: 1 << 3)
    public static let alternate = Self.option
    public static let command = Self(rawValue: 1 << 4)
    public static let function = Self(rawValue: 1 << 5)
  }
}
