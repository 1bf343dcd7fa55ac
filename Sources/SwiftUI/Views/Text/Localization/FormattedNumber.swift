import Foundation

/// Numbers in the words of an app's `NumberFormatter`.
///
/// Foundation's formatter on Linux keeps one of its two numbers of fraction digits only: with
/// `minimumFractionDigits` and `maximumFractionDigits` of 2 it shows 12.541 with three, and an amount of money
/// with a maximum of 0 with two. Here both hold, as on Apple's systems.
enum FormattedNumber {
  /// The words for anything; nil for what the formatter has none for.
  static func string(for subject: Any, _ formatter: Formatter) -> String? {
    if let formatter = formatter as? NumberFormatter, let number = subject as? NSNumber,
      let string = string(number, formatter)
    {
      return string
    }
    return formatter.string(for: subject)
  }

  /// - Returns: the words; nil where the formatter's own are right, or are left to it.
  private static func string(_ number: NSNumber, _ formatter: NumberFormatter) -> String? {
    guard let digits = fractionDigits(of: formatter), number.doubleValue.isFinite,
      let exact = formatter.copy() as? NumberFormatter,
      let (rounded, count) = rounded(number, to: digits.upperBound, formatter)
    else { return nil }
    exact.minimumFractionDigits = max(digits.lowerBound, count)
    exact.maximumFractionDigits = max(digits.lowerBound, count)
    return exact.string(from: rounded)
  }

  /// How many fraction digits the app has asked for; nil if it has not.
  private static func fractionDigits(of formatter: NumberFormatter) -> ClosedRange<Int>? {
    let styles: [NumberFormatter.Style] = [
      .none, .decimal, .percent, .currency, .currencyISOCode, .currencyAccounting,
    ]
    guard type(of: formatter) == NumberFormatter.self, styles.contains(formatter.numberStyle),
      !formatter.usesSignificantDigits, (formatter.roundingIncrement ?? 0) == 0
    else { return nil }
    let usual = NumberFormatter()
    usual.locale = formatter.locale
    usual.numberStyle = formatter.numberStyle
    usual.currencyCode = formatter.currencyCode
    var (least, most) = (formatter.minimumFractionDigits, formatter.maximumFractionDigits)
    guard (least, most) != (usual.minimumFractionDigits, usual.maximumFractionDigits),
      formatter.multiplier == usual.multiplier, !hasOwnPattern(formatter)
    else { return nil }
    if least > most {
      // The one that was set last has taken the other along.
      if most == usual.maximumFractionDigits { most = least } else { least = most }
    }
    return least < 0 ? nil : least...most
  }

  /// Whether the app has given the formatter a pattern such as `#,##0.00`, which says all.
  private static func hasOwnPattern(_ formatter: NumberFormatter) -> Bool {
    guard let plain = formatter.copy() as? NumberFormatter else { return true }
    plain.positiveFormat = nil
    return plain.positiveFormat != formatter.positiveFormat
  }

  /// The number as the formatter rounds it, and how many fraction digits it then has.
  private static func rounded(
    _ number: NSNumber, to digits: Int, _ formatter: NumberFormatter
  ) -> (NSNumber, Int)? {
    let isPercentage = formatter.numberStyle == .percent
    let plain = NumberFormatter()
    plain.locale = Locale(identifier: "en_US_POSIX")
    plain.numberStyle = isPercentage ? .percent : .decimal
    plain.usesGroupingSeparator = false
    plain.roundingMode = formatter.roundingMode
    plain.maximumFractionDigits = digits
    let text = (plain.string(from: number) ?? "").filter { "-0123456789.".contains($0) }
    guard let value = Double(text) else { return nil }
    let count = text.split(separator: ".").dropFirst().first?.count ?? 0
    // What has more digits than a floating-point number holds is left as it is.
    if count == 0, value == number.doubleValue, !isPercentage { return (number, 0) }
    return (NSNumber(value: isPercentage ? value / 100 : value), count)
  }
}
