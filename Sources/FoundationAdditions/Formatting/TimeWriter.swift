import Foundation

/// Writes a length of time in the words of a language.
struct TimeWriter {
  let style: DateComponentsFormatter.UnitsStyle
  let locale: Locale
  /// Whether numbers between colons have two digits from the first on.
  let pads: Bool
  /// Added to the last part.
  let fraction: Double

  func text(of parts: [TimeParts.Part]) -> String {
    if style == .positional { return positional(parts) }
    let pieces = parts.enumerated().map { index, part in
      piece(part, isLast: index == parts.count - 1)
    }
    switch style {
    case .abbreviated, .brief: return pieces.joined(separator: " ")
    case _ where locale.language.languageCode?.identifier == "en":
      return pieces.joined(separator: ", ")
    default: return pieces.formatted(.list(type: .and).locale(locale))
    }
  }

  // MARK: Numbers alone

  private func positional(_ parts: [TimeParts.Part]) -> String {
    // What is longer than a day has no place between colons.
    let long = parts.filter { $0.unit.rawValue <= TimeUnit.day.rawValue }
    let clock = parts.filter { $0.unit.rawValue > TimeUnit.day.rawValue }
    let numbers = clock.enumerated().map { index, part in
      index > 0 || pads || !long.isEmpty ? padded(part.count) : "\(part.count)"
    }
    let words = long.map { piece($0, isLast: false, style: .abbreviated) }
    return (words + [numbers.joined(separator: ":")]).filter { !$0.isEmpty }
      .joined(separator: " ")
  }

  private func padded(_ count: Int) -> String { count < 10 ? "0\(count)" : "\(count)" }

  // MARK: With words

  private func piece(
    _ part: TimeParts.Part, isLast: Bool, style: DateComponentsFormatter.UnitsStyle? = nil
  ) -> String {
    let style = style ?? self.style
    let value = Double(part.count) + (isLast ? fraction : 0)
    let text =
      part.unit == .year || part.unit == .month
      ? LongUnitWords(locale: locale).text(value, part.unit, style)
      : Duration.seconds(value * part.unit.length).formatted(
        .units(
          allowed: [part.unit.durationUnit], width: width(style),
          fractionalPart: value == value.rounded() ? .hide : .show(length: 1)
        ).locale(locale))
    switch style {
    case .brief: return text.replacingOccurrences(of: " ", with: "")
    case .spellOut: return spelledOut(text, part.count)
    default: return text
    }
  }

  private func width(
    _ style: DateComponentsFormatter.UnitsStyle
  ) -> Duration.UnitsFormatStyle.UnitWidth {
    switch style {
    case .full, .spellOut: .wide
    case .short, .brief: .abbreviated
    case .abbreviated, .positional: .narrow
    }
  }

  /// The number in words.
  private func spelledOut(_ text: String, _ count: Int) -> String {
    let formatter = NumberFormatter()
    formatter.numberStyle = .spellOut
    formatter.locale = locale
    guard let words = formatter.string(from: NSNumber(value: count)) else { return text }
    let digits = text.prefix { $0.isNumber || $0 == "," || $0 == "." }
    return digits.isEmpty ? text : words + text.dropFirst(digits.count)
  }
}

extension TimeUnit {
  fileprivate var durationUnit: Duration.UnitsFormatStyle.Unit {
    switch self {
    case .year, .month, .week: .weeks
    case .day: .days
    case .hour: .hours
    case .minute: .minutes
    case .second: .seconds
    }
  }
}

/// The words for years and months, which durations do without: English ones for languages not in the table.
private struct LongUnitWords {
  let locale: Locale

  func text(
    _ value: Double, _ unit: TimeUnit, _ style: DateComponentsFormatter.UnitsStyle
  ) -> String {
    let language = locale.language.languageCode?.identifier ?? "en"
    let words = Self.words[language] ?? Self.english
    let offset = unit == .year ? 0 : 5
    let number = value.formatted(.number.precision(.fractionLength(0...1)).locale(locale))
    let isOne = value == 1
    switch style {
    case .full, .spellOut: return "\(number) \(words[offset + (isOne ? 0 : 1)])"
    case .short, .brief: return "\(number) \(words[offset + (isOne ? 2 : 3)])"
    case .abbreviated, .positional: return "\(number)\(words[offset + 4])"
    }
  }

  private static let english = [
    "year", "years", "yr", "yrs", "y", "month", "months", "mth", "mths", "m",
  ]

  /// By language: one year, several, both shorter, the letter; the same of months.
  private static let words: [String: [String]] = [
    "en": english,
    "de": ["Jahr", "Jahre", "J", "J", "J", "Monat", "Monate", "Mon.", "Mon.", "M"],
    "es": ["año", "años", "a", "a", "a", "mes", "meses", "m.", "m.", "m"],
    "fr": ["an", "ans", "an", "ans", "a", "mois", "mois", "m.", "m.", "m."],
    "it": ["anno", "anni", "anno", "anni", "a", "mese", "mesi", "mese", "mesi", "m"],
    "nl": ["jaar", "jaar", "jr", "jr", "jr", "maand", "maanden", "mnd", "mnd", "m"],
    "pt": ["ano", "anos", "ano", "anos", "a", "mês", "meses", "mês", "meses", "m"],
  ]
}
