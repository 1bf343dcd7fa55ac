import Foundation

/// The form of words that a number asks for in a language, as Unicode's plural rules tell.
package enum PluralCategory: String, Sendable {
  case zero, one, two, few, many, other

  /// The category of a number in the language of a locale identifier such as `pl_PL`.
  package init(_ number: FormatNumber, language: String) {
    switch number {
    case .signed(let value): self.init(integer: value.magnitude, language: language)
    case .unsigned(let value): self.init(integer: value, language: language)
    case .real(let value):
      // Digits are shown after the point, which most languages treat as "other".
      let isSmall = Self.countsZeroAsOne.contains(language) && abs(value) < 2
      self = isSmall ? .one : .other
    }
  }

  /// The code of the language in front of a locale identifier.
  package static func language(of identifier: String) -> String {
    String(identifier.prefix { $0 != "_" && $0 != "-" }).lowercased()
  }

  private static let countsZeroAsOne: Set<String> = ["fr", "pt", "hy", "kab", "ff"]
  private static let oneBelowTwo: Set<String> = [
    "fr", "pt", "hy", "kab", "ff", "hi", "bn", "fa", "am", "gu", "kn", "zu", "as", "pa", "ln", "mg",
    "ti", "ak", "wa", "si", "fil",
  ]
  private static let withoutForms: Set<String> = [
    "ja", "ko", "zh", "yue", "vi", "th", "id", "ms", "lo", "my", "km", "bo", "dz", "ig", "jv", "su",
    "wo", "yo", "to",
  ]

  private init(integer n: UInt64, language: String) {
    let (ten, hundred) = (n % 10, n % 100)
    let isTeen = (11...14).contains(hundred)
    switch language {
    case _ where Self.withoutForms.contains(language): self = .other
    case _ where Self.oneBelowTwo.contains(language): self = n < 2 ? .one : .other
    case "ru", "uk", "be":
      self = ten == 1 && hundred != 11 ? .one : (2...4).contains(ten) && !isTeen ? .few : .many
    case "sr", "hr", "bs", "sh":
      self = ten == 1 && hundred != 11 ? .one : (2...4).contains(ten) && !isTeen ? .few : .other
    case "pl": self = n == 1 ? .one : (2...4).contains(ten) && !isTeen ? .few : .many
    case "cs", "sk": self = n == 1 ? .one : (2...4).contains(n) ? .few : .other
    case "ar": self = Self.arabic(n, hundred)
    case "he", "iw": self = n == 1 ? .one : n == 2 ? .two : .other
    case "lt":
      let isSecondTen = (11...19).contains(hundred)
      self = isSecondTen || ten == 0 ? .other : ten == 1 ? .one : .few
    case "lv":
      self = ten == 0 || (11...19).contains(hundred) ? .zero : ten == 1 ? .one : .other
    case "ro", "mo": self = n == 1 ? .one : n == 0 || (1...19).contains(hundred) ? .few : .other
    case "sl":
      self = hundred == 1 ? .one : hundred == 2 ? .two : (3...4).contains(hundred) ? .few : .other
    case "ga":
      self =
        n == 1
        ? .one : n == 2 ? .two : (3...6).contains(n) ? .few : (7...10).contains(n) ? .many : .other
    case "cy": self = Self.welsh(n)
    case "is", "mk": self = ten == 1 && hundred != 11 ? .one : .other
    default: self = n == 1 ? .one : .other
    }
  }

  private static func arabic(_ n: UInt64, _ hundred: UInt64) -> PluralCategory {
    switch n {
    case 0: .zero
    case 1: .one
    case 2: .two
    default: (3...10).contains(hundred) ? .few : hundred >= 11 ? .many : .other
    }
  }

  private static func welsh(_ n: UInt64) -> PluralCategory {
    switch n {
    case 0: .zero
    case 1: .one
    case 2: .two
    case 3: .few
    case 6: .many
    default: .other
    }
  }
}
