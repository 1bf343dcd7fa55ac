/// The directional classes that the order of a line is worked out from (UAX #9, reduced).
enum TextDirection: Sendable {
  /// A letter of a script written left to right.
  case leftToRight
  /// A letter of a script written right to left.
  case rightToLeft
  /// A digit: keeps its own order but takes part in the run around it.
  case number
  /// A sign that belongs to the number beside it, as `.` in `1.5` and `$` in `$5`.
  case numberSeparator
  /// Spaces, punctuation, symbols: take the direction of what surrounds them.
  case neutral

  init(_ scalar: Unicode.Scalar) {
    let value = scalar.value
    switch value {
    case 0x30...0x39, 0x0660...0x0669, 0x06F0...0x06F9: self = .number
    case 0x2B, 0x2C, 0x2D, 0x2E, 0x2F, 0x3A, 0x23, 0x24, 0x25, 0xA3, 0xA5, 0xB0, 0x20A0...0x20CF:
      self = .numberSeparator
    case 0x200F, 0x061C: self = .rightToLeft
    case 0x200E: self = .leftToRight
    case 0x0590...0x08FF, 0xFB1D...0xFDFF, 0xFE70...0xFEFE, 0x10800...0x10FFF, 0x1E800...0x1EFFF:
      self = TextDirection.isLetterOrMark(scalar) ? .rightToLeft : .neutral
    default: self = TextDirection.isLetterOrMark(scalar) ? .leftToRight : .neutral
    }
  }

  private static func isLetterOrMark(_ scalar: Unicode.Scalar) -> Bool {
    if scalar.value < 0x80 { return scalar.properties.isAlphabetic }
    return switch scalar.properties.generalCategory {
    case .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .modifierLetter, .otherLetter,
      .nonspacingMark, .spacingMark, .letterNumber:
      true
    default: false
    }
  }
}
