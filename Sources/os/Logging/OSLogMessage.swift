import Foundation

/// A message with values, some of which may be private.
public struct OSLogMessage: ExpressibleByStringInterpolation, ExpressibleByStringLiteral {
  /// What the message says: to its reader, and to the log's archive.
  package struct Text: Sendable, Equatable {
    /// With all values.
    package var full = ""
    /// With private values left out.
    package var redacted = ""
    /// The text with a place for each value.
    package var format = ""
  }

  package let text: Text

  public init(stringLiteral value: String) {
    text = Text(full: value, redacted: value, format: value)
  }

  public init(stringInterpolation: OSLogInterpolation) { text = stringInterpolation.text }
}

/// Builds a message of the log.
public struct OSLogInterpolation: StringInterpolationProtocol {
  package var text = OSLogMessage.Text()

  public init(literalCapacity: Int, interpolationCount: Int) {}

  public mutating func appendLiteral(_ literal: String) {
    text.full += literal
    text.redacted += literal
    text.format += literal.replacingOccurrences(of: "%", with: "%%")
  }

  /// Adds a value; `isOpen` says whether it is public unless something else was asked for.
  mutating func append(
    _ value: String, _ privacy: OSLogPrivacy, isOpen: Bool, specifier: String
  ) {
    text.full += value
    text.format += specifier
    text.redacted += privacy.hides(isOpen: isOpen) ? privacy.mask(of: value) : value
  }

  // MARK: Texts

  public mutating func appendInterpolation(
    _ argumentString: @autoclosure @escaping () -> String, align: OSLogStringAlignment = .none,
    privacy: OSLogPrivacy = .auto
  ) {
    append(align.apply(argumentString()), privacy, isOpen: false, specifier: "%s")
  }

  @_disfavoredOverload
  public mutating func appendInterpolation<T: CustomStringConvertible>(
    _ value: @autoclosure @escaping () -> T, align: OSLogStringAlignment = .none,
    privacy: OSLogPrivacy = .auto
  ) {
    append(align.apply(value().description), privacy, isOpen: false, specifier: "%s")
  }

  public mutating func appendInterpolation(
    _ value: @autoclosure @escaping () -> any Any.Type, align: OSLogStringAlignment = .none,
    privacy: OSLogPrivacy = .auto
  ) {
    append(align.apply("\(value())"), privacy, isOpen: false, specifier: "%s")
  }

  public mutating func appendInterpolation(
    _ value: @autoclosure @escaping () -> NSObject, privacy: OSLogPrivacy = .auto
  ) {
    append(value().description, privacy, isOpen: false, specifier: "%@")
  }

  @_disfavoredOverload
  public mutating func appendInterpolation(
    _ error: @autoclosure @escaping () -> (any Error)?, privacy: OSLogPrivacy = .auto
  ) {
    append(error().map { "\($0)" } ?? "nil", privacy, isOpen: false, specifier: "%@")
  }

  // MARK: Numbers

  public mutating func appendInterpolation<T: FixedWidthInteger>(
    _ number: @autoclosure @escaping () -> T, format: OSLogIntegerFormatting = .decimal,
    align: OSLogStringAlignment = .none, privacy: OSLogPrivacy = .auto
  ) {
    append(align.apply(format.apply(number())), privacy, isOpen: true, specifier: "%ld")
  }

  public mutating func appendInterpolation(
    _ number: @autoclosure @escaping () -> Float, format: OSLogFloatFormatting = .fixed,
    align: OSLogStringAlignment = .none, privacy: OSLogPrivacy = .auto
  ) {
    append(align.apply(format.apply(Double(number()))), privacy, isOpen: true, specifier: "%f")
  }

  public mutating func appendInterpolation(
    _ number: @autoclosure @escaping () -> Double, format: OSLogFloatFormatting = .fixed,
    align: OSLogStringAlignment = .none, privacy: OSLogPrivacy = .auto
  ) {
    append(align.apply(format.apply(number())), privacy, isOpen: true, specifier: "%f")
  }

  public mutating func appendInterpolation(
    _ boolean: @autoclosure @escaping () -> Bool, format: OSLogBoolFormat = .truth,
    privacy: OSLogPrivacy = .auto
  ) {
    append(format.apply(boolean()), privacy, isOpen: true, specifier: "%d")
  }

  public mutating func appendInterpolation(
    _ pointer: @autoclosure @escaping () -> UnsafeRawPointer, privacy: OSLogPrivacy = .auto
  ) {
    append("\(pointer())", privacy, isOpen: true, specifier: "%p")
  }
}
