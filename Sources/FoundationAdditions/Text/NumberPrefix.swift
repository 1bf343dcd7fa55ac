import Foundation

/// The number that a text begins with, as `NSString` reads it: spaces before it and anything behind it do not count.
struct NumberPrefix {
  private let bytes: Substring.UTF8View

  init(_ text: String) {
    let start = text.unicodeScalars.firstIndex { !$0.properties.isWhitespace } ?? text.endIndex
    bytes = text[start...].utf8
  }

  /// 0 where there is none; the greatest or least number where it is beyond them.
  var integer: Int {
    var rest = bytes
    let isNegative = Self.takeSign(&rest)
    var value = 0
    for digit in Self.takeDigits(&rest) {
      let (product, tooLarge) = value.multipliedReportingOverflow(by: 10)
      let number = Int(digit) - 48
      let (sum, overflow) = product.subtractingReportingOverflow(number)
      guard !tooLarge, !overflow else { return isNegative ? .min : .max }
      value = sum
    }
    // Counted below zero, where there is one number more.
    guard !isNegative else { return value }
    return value == .min ? .max : -value
  }

  /// 0 where there is none; infinite where it is beyond all numbers.
  var real: Double {
    var rest = bytes
    let isNegative = Self.takeSign(&rest)
    var text = String(decoding: Self.takeDigits(&rest), as: UTF8.self)
    if rest.first == UInt8(ascii: ".") {
      rest = rest.dropFirst()
      let part = Self.takeDigits(&rest)
      if text.isEmpty { text = "0" }
      if !part.isEmpty { text += "." + String(decoding: part, as: UTF8.self) }
    }
    guard !text.isEmpty else { return 0 }
    if rest.first == UInt8(ascii: "e") || rest.first == UInt8(ascii: "E") {
      rest = rest.dropFirst()
      let sign = Self.takeSign(&rest) ? "-" : ""
      let exponent = Self.takeDigits(&rest)
      if !exponent.isEmpty { text += "e\(sign)" + String(decoding: exponent, as: UTF8.self) }
    }
    let value = Double(text) ?? 0
    return isNegative ? -value : value
  }

  /// Whether it begins with a letter of "yes" or "true", or with a number other than 0.
  var flag: Bool {
    var rest = bytes
    _ = Self.takeSign(&rest)
    let first = rest.drop { $0 == UInt8(ascii: "0") }.first
    guard let first else { return false }
    return "YyTt123456789".utf8.contains(first)
  }

  private static func takeSign(_ rest: inout Substring.UTF8View) -> Bool {
    guard let first = rest.first, first == UInt8(ascii: "-") || first == UInt8(ascii: "+") else {
      return false
    }
    rest = rest.dropFirst()
    return first == UInt8(ascii: "-")
  }

  private static func takeDigits(_ rest: inout Substring.UTF8View) -> Substring.UTF8View {
    let digits = rest.prefix { (48...57).contains($0) }
    rest = rest.dropFirst(digits.count)
    return digits
  }
}
