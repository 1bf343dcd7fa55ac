import Foundation

extension String {
  /// What can be looked up in a table of localised strings: a key, whose interpolations are arguments of a format.
  ///
  /// Foundation has this type on Apple's systems only.
  public struct LocalizationValue: Equatable, Sendable, ExpressibleByStringInterpolation {
    /// A value that takes the place of a `%@` or `%lld` in the format.
    package enum Argument: Equatable, Sendable {
      case string(String)
      case number(FormatNumber, specifier: String)

      var number: FormatNumber? {
        if case .number(let number, _) = self { number } else { nil }
      }
    }

    /// The key in the string tables, and the format when no table has it.
    package let key: String
    package let arguments: [Argument]

    public init(_ value: String) {
      key = value
      arguments = []
    }

    public init(stringLiteral value: String) { self.init(value) }

    public init(stringInterpolation: StringInterpolation) {
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
        key += literal.replacingOccurrences(of: "%", with: "%%")
      }

      private mutating func append(_ argument: Argument, _ specifier: String = "%@") {
        key += specifier
        arguments.append(argument)
      }

      public mutating func appendInterpolation(_ string: String) { append(.string(string)) }

      public mutating func appendInterpolation(_ substring: Substring) {
        append(.string(String(substring)))
      }

      public mutating func appendInterpolation<T>(_ value: T) where T: _FormatSpecifiable {
        let specifier = value._specifier
        append(.number(value._formatNumber, specifier: specifier), specifier)
      }

      public mutating func appendInterpolation<T>(_ value: T, specifier: String)
      where T: _FormatSpecifiable {
        append(.number(value._formatNumber, specifier: specifier), specifier)
      }

      public mutating func appendInterpolation<F>(_ input: F.FormatInput, format: F)
      where F: FormatStyle, F.FormatOutput == String {
        append(.string(format.format(input)))
      }

      public mutating func appendInterpolation<F>(_ input: F.FormatInput, format: F)
      where F: FormatStyle, F.FormatOutput == AttributedString {
        append(.string(String(format.format(input).characters)))
      }

      /// Another text, looked up at once.
      public mutating func appendInterpolation(_ resource: LocalizedStringResource) {
        append(.string(String(localized: resource)))
      }

      /// Any other value reads as it describes itself; Apple's compiler warns of it too.
      @_disfavoredOverload
      public mutating func appendInterpolation<T>(_ value: T) { append(.string("\(value)")) }
    }
  }
}
