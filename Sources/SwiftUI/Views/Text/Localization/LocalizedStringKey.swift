import Foundation
import FoundationAdditions

/// The key of a string in the app's string tables; an interpolation is a format with arguments.
public struct LocalizedStringKey: Equatable, Sendable, ExpressibleByStringInterpolation {
  /// A value that takes the place of a `%@` or `%lld` in the format.
  package enum Argument: Equatable, Sendable {
    case string(String)
    case text(Text)
    case number(FormatNumber, specifier: String)

    var number: FormatNumber? {
      if case .number(let number, _) = self { number } else { nil }
    }
  }

  /// The key in the string tables, and the format when no table has it.
  package let key: String
  package let arguments: [Argument]
  /// Whether the key was written with interpolations, so that `%` in it is a placeholder.
  package let hasFormatting: Bool

  public init(_ value: consuming String) {
    key = value
    arguments = []
    hasFormatting = false
  }

  /// A key that was interpolated elsewhere.
  init(key: String, arguments: [Argument]) {
    self.key = key
    self.arguments = arguments
    hasFormatting = !arguments.isEmpty
  }

  public init(stringLiteral value: consuming String) {
    key = value
    arguments = []
    hasFormatting = false
  }

  public init(stringInterpolation: consuming StringInterpolation) {
    hasFormatting = !stringInterpolation.arguments.isEmpty
    key = stringInterpolation.key
    arguments = stringInterpolation.arguments
  }

  /// Collects the literal parts as a format, and the values as its arguments.
  public struct StringInterpolation: StringInterpolationProtocol {
    var key = ""
    var arguments: [Argument] = []

    public init(literalCapacity: Int, interpolationCount: Int) {
      key.reserveCapacity(literalCapacity + interpolationCount * 4)
      arguments.reserveCapacity(interpolationCount)
    }

    public mutating func appendLiteral(_ literal: String) {
      key +=
        Self.hasPercent(literal) ? literal.replacingOccurrences(of: "%", with: "%%") : literal
    }

    private static func hasPercent(_ literal: String) -> Bool {
      var literal = literal
      return literal.withUTF8 { bytes in
        let percent = UInt8(ascii: "%")
        let count = bytes.count
        guard let start = bytes.baseAddress else { return false }
        var index = 0
        while index < count, start[index] != percent { index += 1 }
        return index < count
      }
    }

    private mutating func append(_ argument: Argument, _ specifier: String = "%@") {
      key += specifier
      arguments.append(argument)
    }

    public mutating func appendInterpolation(_ string: String) { append(.string(string)) }

    public mutating func appendInterpolation(_ substring: Substring) {
      append(.string(String(substring)))
    }

    public mutating func appendInterpolation<Subject>(
      _ subject: Subject, formatter: Formatter? = nil
    ) where Subject: ReferenceConvertible {
      if let formatter {
        append(.text(Text(subject, formatter: formatter)))
      } else {
        append(.string("\(subject)"))
      }
    }

    public mutating func appendInterpolation<Subject>(
      _ subject: Subject, formatter: Formatter? = nil
    ) where Subject: NSObject {
      if let formatter {
        append(.text(Text(subject, formatter: formatter)))
      } else {
        append(.string("\(subject)"))
      }
    }

    /// Shows a date with a formatter; dates bridge to no reference type on Linux.
    public mutating func appendInterpolation(_ subject: Date, formatter: Formatter) {
      append(.text(Text(subject, formatter: formatter)))
    }

    public mutating func appendInterpolation<F>(_ input: F.FormatInput, format: F)
    where F: FormatStyle, F.FormatInput: Equatable, F.FormatOutput == String {
      append(.text(Text(input, format: format)))
    }

    public mutating func appendInterpolation<F>(_ input: F.FormatInput, format: F)
    where F: FormatStyle, F.FormatInput: Equatable, F.FormatOutput == AttributedString {
      append(.text(Text(input, format: format)))
    }

    public mutating func appendInterpolation<T>(_ value: T) where T: _FormatSpecifiable {
      let specifier = value._specifier
      append(.number(value._formatNumber, specifier: specifier), specifier)
    }

    public mutating func appendInterpolation<T>(_ value: T, specifier: String)
    where T: _FormatSpecifiable {
      append(.number(value._formatNumber, specifier: specifier), specifier)
    }

    public mutating func appendInterpolation(_ text: Text) { append(.text(text)) }

    public mutating func appendInterpolation(_ attributedString: AttributedString) {
      append(.text(Text(attributedString)))
    }

    public mutating func appendInterpolation(_ attributedSubstring: AttributedSubstring) {
      append(.text(Text(AttributedString(attributedSubstring))))
    }

    public mutating func appendInterpolation(_ image: Image) { append(.text(Text(image))) }

    public mutating func appendInterpolation(_ date: Date, style: Text.DateStyle) {
      append(.text(Text(date, style: style)))
    }

    public mutating func appendInterpolation(_ dates: ClosedRange<Date>) {
      append(.text(Text(dates)))
    }

    public mutating func appendInterpolation(_ interval: DateInterval) {
      append(.text(Text(interval)))
    }

    public mutating func appendInterpolation(
      timerInterval: ClosedRange<Date>, pauseTime: Date? = nil, countsDown: Bool = true,
      showsHours: Bool = true
    ) {
      append(
        .text(
          Text(
            timerInterval: timerInterval, pauseTime: pauseTime, countsDown: countsDown,
            showsHours: showsHours)))
    }

    /// Any other value reads as it describes itself; Apple's compiler warns of it too.
    @_disfavoredOverload
    public mutating func appendInterpolation<T>(_ value: T) { append(.string("\(value)")) }
  }
}
