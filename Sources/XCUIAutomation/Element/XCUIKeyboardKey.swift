/// A key of a hardware keyboard that makes no printable character.
///
/// The raw value of a key that makes a control character is that character, of any other the
/// character that AppKit and UIKit use for it.
public struct XCUIKeyboardKey: RawRepresentable, Hashable, Sendable {
  public let rawValue: String

  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  public static let delete = Self(rawValue: "\u{8}")
  public static let tab = Self(rawValue: "\t")
  public static let `return` = Self(rawValue: "\r")
  public static let enter = Self(rawValue: "\u{3}")
  public static let escape = Self(rawValue: "\u{1b}")
  public static let space = Self(rawValue: " ")
  public static let forwardDelete = Self(rawValue: "\u{f728}")
  public static let upArrow = Self(rawValue: "\u{f700}")
  public static let downArrow = Self(rawValue: "\u{f701}")
  public static let leftArrow = Self(rawValue: "\u{f702}")
  public static let rightArrow = Self(rawValue: "\u{f703}")
  public static let home = Self(rawValue: "\u{f729}")
  public static let end = Self(rawValue: "\u{f72b}")
  public static let pageUp = Self(rawValue: "\u{f72c}")
  public static let pageDown = Self(rawValue: "\u{f72d}")
  public static let clear = Self(rawValue: "\u{f739}")
  public static let help = Self(rawValue: "\u{f746}")

  // MARK: Function keys

  public static let f1 = function(1)
  public static let f2 = function(2)
  public static let f3 = function(3)
  public static let f4 = function(4)
  public static let f5 = function(5)
  public static let f6 = function(6)
  public static let f7 = function(7)
  public static let f8 = function(8)
  public static let f9 = function(9)
  public static let f10 = function(10)
  public static let f11 = function(11)
  public static let f12 = function(12)
  public static let f13 = function(13)
  public static let f14 = function(14)
  public static let f15 = function(15)
  public static let f16 = function(16)
  public static let f17 = function(17)
  public static let f18 = function(18)
  public static let f19 = function(19)

  // MARK: Modifier keys, at places of the private use area that no other key has

  public static let capsLock = Self(rawValue: "\u{f8d0}")
  public static let shift = Self(rawValue: "\u{f8d1}")
  public static let control = Self(rawValue: "\u{f8d2}")
  public static let option = Self(rawValue: "\u{f8d3}")
  public static let command = Self(rawValue: "\u{f8d4}")
  public static let rightShift = Self(rawValue: "\u{f8d5}")
  public static let rightControl = Self(rawValue: "\u{f8d6}")
  public static let rightOption = Self(rawValue: "\u{f8d7}")
  public static let rightCommand = Self(rawValue: "\u{f8d8}")
  public static let secondaryFn = Self(rawValue: "\u{f8d9}")

  private static func function(_ number: UInt32) -> Self {
    Self(rawValue: Unicode.Scalar(0xf703 + number).map { String($0) } ?? "")
  }
}
