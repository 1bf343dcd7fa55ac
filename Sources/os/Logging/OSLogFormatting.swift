import Foundation

/// On which side of a column a value stands.
public struct OSLogStringAlignment: Sendable {
  private let columns: @Sendable () -> Int
  private let isRight: Bool

  public static var none: OSLogStringAlignment {
    OSLogStringAlignment(columns: { 0 }, isRight: true)
  }

  /// Width in characters.
  public static func right(
    columns: @autoclosure @escaping @Sendable () -> Int
  ) -> OSLogStringAlignment {
    OSLogStringAlignment(columns: columns, isRight: true)
  }

  /// Width in characters.
  public static func left(
    columns: @autoclosure @escaping @Sendable () -> Int
  ) -> OSLogStringAlignment {
    OSLogStringAlignment(columns: columns, isRight: false)
  }

  func apply(_ text: String) -> String {
    let padding = String(repeating: " ", count: max(0, columns() - text.count))
    return isRight ? padding + text : text + padding
  }
}

/// How a whole number is written.
public struct OSLogIntegerFormatting: Sendable {
  private let radix: Int
  private var isUppercase = false
  private var showsPlus = false
  private var prefix = ""
  private var minDigits: @Sendable () -> Int = { 0 }

  private init(_ radix: Int) { self.radix = radix }

  public static var decimal: OSLogIntegerFormatting { OSLogIntegerFormatting(10) }
  public static var hex: OSLogIntegerFormatting { OSLogIntegerFormatting(16) }
  public static var octal: OSLogIntegerFormatting { OSLogIntegerFormatting(8) }

  public static func decimal(
    explicitPositiveSign: Bool = false,
    minDigits: @autoclosure @escaping @Sendable () -> Int = 0
  ) -> OSLogIntegerFormatting {
    var result = OSLogIntegerFormatting(10)
    result.showsPlus = explicitPositiveSign
    result.minDigits = minDigits
    return result
  }

  public static func hex(
    explicitPositiveSign: Bool = false, includePrefix: Bool = false, uppercase: Bool = false,
    minDigits: @autoclosure @escaping @Sendable () -> Int = 0
  ) -> OSLogIntegerFormatting {
    var result = OSLogIntegerFormatting(16)
    result.showsPlus = explicitPositiveSign
    result.prefix = includePrefix ? "0x" : ""
    result.isUppercase = uppercase
    result.minDigits = minDigits
    return result
  }

  public static func octal(
    explicitPositiveSign: Bool = false, includePrefix: Bool = false, uppercase: Bool = false,
    minDigits: @autoclosure @escaping @Sendable () -> Int = 0
  ) -> OSLogIntegerFormatting {
    var result = OSLogIntegerFormatting(8)
    result.showsPlus = explicitPositiveSign
    result.prefix = includePrefix ? "0o" : ""
    result.isUppercase = uppercase
    result.minDigits = minDigits
    return result
  }

  func apply<T: FixedWidthInteger>(_ number: T) -> String {
    var digits = String(number.magnitude, radix: radix, uppercase: isUppercase)
    digits = String(repeating: "0", count: max(0, minDigits() - digits.count)) + digits
    return (number < 0 ? "-" : showsPlus ? "+" : "") + prefix + digits
  }
}

/// How a number with a fraction is written.
public struct OSLogFloatFormatting: Sendable {
  private let conversion: String
  private let precision: @Sendable () -> Int?
  private var showsPlus = false

  public static var fixed: OSLogFloatFormatting {
    OSLogFloatFormatting(conversion: "f", precision: { nil })
  }
  public static var hex: OSLogFloatFormatting {
    OSLogFloatFormatting(conversion: "a", precision: { nil })
  }
  public static var exponential: OSLogFloatFormatting {
    OSLogFloatFormatting(conversion: "e", precision: { nil })
  }
  public static var hybrid: OSLogFloatFormatting {
    OSLogFloatFormatting(conversion: "g", precision: { nil })
  }

  public static func fixed(
    precision: @autoclosure @escaping @Sendable () -> Int, explicitPositiveSign: Bool = false,
    uppercase: Bool = false
  ) -> OSLogFloatFormatting {
    OSLogFloatFormatting(
      conversion: uppercase ? "F" : "f", precision: precision, showsPlus: explicitPositiveSign)
  }

  public static func exponential(
    precision: @autoclosure @escaping @Sendable () -> Int, explicitPositiveSign: Bool = false,
    uppercase: Bool = false
  ) -> OSLogFloatFormatting {
    OSLogFloatFormatting(
      conversion: uppercase ? "E" : "e", precision: precision, showsPlus: explicitPositiveSign)
  }

  public static func hybrid(
    precision: @autoclosure @escaping @Sendable () -> Int, explicitPositiveSign: Bool = false,
    uppercase: Bool = false
  ) -> OSLogFloatFormatting {
    OSLogFloatFormatting(
      conversion: uppercase ? "G" : "g", precision: precision, showsPlus: explicitPositiveSign)
  }

  func apply(_ number: Double) -> String {
    let digits = precision().map { ".\(max(0, $0))" } ?? ""
    return String(format: "%\(showsPlus ? "+" : "")\(digits)\(conversion)", number)
  }
}

/// How a truth value is written.
public enum OSLogBoolFormat: Sendable {
  /// `true` or `false`.
  case truth
  /// `yes` or `no`.
  case answer

  func apply(_ value: Bool) -> String {
    switch self {
    case .truth: value ? "true" : "false"
    case .answer: value ? "yes" : "no"
    }
  }
}
