import Foundation

extension FormatNumber {
  /// The number as `specifier` says: with groups of digits when it asks for nothing special.
  package func string(specifier: String, locale: Locale) -> String {
    let flags = specifier.dropFirst().prefix { !$0.isLetter }
    let conversion = specifier.last ?? "d"
    switch self {
    case .signed(let value) where flags.isEmpty && "di".contains(conversion):
      return Self.integer(value.magnitude, isNegative: value < 0, locale)
    case .unsigned(let value) where flags.isEmpty && "udi".contains(conversion):
      return Self.integer(value, isNegative: false, locale)
    case .signed(let value):
      if "fFeEgG".contains(conversion) { return Self.c("%\(flags)\(conversion)", Double(value)) }
      return Self.c("%\(flags)ll\(conversion == "@" ? "d" : conversion)", value)
    case .unsigned(let value):
      return Self.c("%\(flags)ll\(conversion == "@" ? "u" : conversion)", value)
    case .real(let value):
      if "diuxX".contains(conversion), abs(value) < 9e18 {
        return Self.c("%\(flags)ll\(conversion)", Int64(value))
      }
      let text = Self.c("%\(flags)\(conversion == "@" ? "f" : conversion)", value)
      return Self.localized(text, locale)
    }
  }

  private static func c(_ format: String, _ value: any CVarArg) -> String {
    String(format: format, value)
  }

  private static func integer(_ value: UInt64, isNegative: Bool, _ locale: Locale) -> String {
    let digits = String(value)
    if value < 1000 { return isNegative ? "-" + digits : digits }
    let separator = locale.groupingSeparator ?? ","
    return (isNegative ? "-" : "") + grouped(digits, separator)
  }

  private static func grouped(_ digits: String, _ separator: String) -> String {
    var result = ""
    for (index, digit) in digits.enumerated() {
      if index > 0, (digits.count - index) % 3 == 0 { result += separator }
      result.append(digit)
    }
    return result
  }

  /// A decimal number with the locale's separators.
  private static func localized(_ text: String, _ locale: Locale) -> String {
    let parts = text.split(separator: ".", omittingEmptySubsequences: false)
    guard let whole = parts.first, whole.allSatisfy({ $0.isNumber || $0 == "-" }) else {
      return text
    }
    let digits = whole.drop { $0 == "-" }
    let sign = whole.hasPrefix("-") ? "-" : ""
    let left = sign + grouped(String(digits), locale.groupingSeparator ?? ",")
    guard parts.count == 2 else { return left }
    return left + (locale.decimalSeparator ?? ".") + parts[1]
  }
}
