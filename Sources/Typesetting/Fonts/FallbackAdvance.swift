import CoreGraphics
import Foundation

/// Widths of what the built-in tables lack, in fractions of the em.
enum FallbackAdvance {
  /// The width of one scalar that stands alone.
  ///
  /// Marks and format characters have none.
  static func ems(_ scalar: Unicode.Scalar) -> Double {
    let value = scalar.value
    if value < 0x20 || (0x7F..<0xA0).contains(value) { return 0 }
    if isFullWidth(value) { return 1 }
    switch value {
    case 0x1160...0x11FF: return 0  // conjoining vowels and finals join the leading consonant
    case 0xFF61...0xFFDC, 0xFFE8...0xFFEE: return 0.5  // half-width kana and Hangul
    default: break
    }
    switch scalar.properties.generalCategory {
    case .nonspacingMark, .enclosingMark, .format, .control, .lineSeparator, .paragraphSeparator:
      return 0
    default: return scriptAverage(value)
    }
  }

  /// The average letter of the scripts that have no table; typical for iOS's fonts.
  private static func scriptAverage(_ value: UInt32) -> Double {
    switch value {
    case 0x0590...0x05FF, 0xFB1D...0xFB4F: 0.56  // Hebrew
    case 0x0600...0x07BF, 0x08A0...0x08FF, 0xFB50...0xFDFF, 0xFE70...0xFEFF: 0.5  // Arabic
    case 0x0E00...0x0EFF: 0.58  // Thai, Lao
    case 0x0900...0x0DFF: 0.62  // Indic
    case 0x2500...0x27BF: 0.9  // box drawing, symbols
    default: 0.6
    }
  }

  /// Whether a scalar fills a whole em: ideographs, kana, Hangul and full-width forms.
  static func isFullWidth(_ value: UInt32) -> Bool {
    switch value {
    case 0x1100...0x115F, 0x2E80...0x303E, 0x3041...0xA4CF, 0xA960...0xA97C, 0xAC00...0xD7A3,
      0xF900...0xFAFF, 0xFE30...0xFE4F, 0xFF01...0xFF60, 0xFFE0...0xFFE6, 0x16FE0...0x18CFF,
      0x1B000...0x1B2FF, 0x20000...0x3FFFF:
      true
    default: false
    }
  }

  /// The width of an emoji, however many scalars it is made of.
  ///
  /// The colour font is drawn enlarged at small sizes, so that it stays legible: 1.25 em up to
  /// 16 points, falling to 1 em at 24 points.
  static func emojiEms(size: CGFloat) -> Double {
    1.25 - 0.25 * Double(min(max((size - 16) / 8, 0), 1))
  }

  /// Whether a character is drawn by the colour emoji font.
  static func isEmoji(_ character: Character) -> Bool {
    var scalars = character.unicodeScalars.makeIterator()
    guard let first = scalars.next() else { return false }
    guard first.value >= 0x23 else { return false }
    let second = scalars.next()
    if second?.value == 0xFE0E { return false }
    if first.properties.isEmojiPresentation { return true }
    guard let second, first.properties.isEmoji else { return false }
    // A variation selector, a keycap, a skin tone or a joiner turns a symbol into an emoji.
    return second.value == 0xFE0F || second.value == 0x20E3 || second.value == 0x200D
      || second.properties.isEmojiModifier
  }
}
