import Foundation

/// A number of an interpolation.
public enum _FormatNumber: Equatable, Sendable {
  case signed(Int64)
  case unsigned(UInt64)
  case real(Double)
}

package typealias FormatNumber = _FormatNumber

/// A value with a format specifier of its own.
public protocol _FormatSpecifiable: Equatable {
  var _formatNumber: _FormatNumber { get }
  var _specifier: String { get }
}

extension _FormatSpecifiable where Self: SignedInteger {
  public var _formatNumber: _FormatNumber { .signed(Int64(truncatingIfNeeded: self)) }
}
extension _FormatSpecifiable where Self: UnsignedInteger {
  public var _formatNumber: _FormatNumber { .unsigned(UInt64(truncatingIfNeeded: self)) }
}
extension Int: _FormatSpecifiable { public var _specifier: String { "%lld" } }
extension Int8: _FormatSpecifiable { public var _specifier: String { "%d" } }
extension Int16: _FormatSpecifiable { public var _specifier: String { "%d" } }
extension Int32: _FormatSpecifiable { public var _specifier: String { "%d" } }
extension Int64: _FormatSpecifiable { public var _specifier: String { "%lld" } }
extension UInt: _FormatSpecifiable { public var _specifier: String { "%llu" } }
extension UInt8: _FormatSpecifiable { public var _specifier: String { "%u" } }
extension UInt16: _FormatSpecifiable { public var _specifier: String { "%u" } }
extension UInt32: _FormatSpecifiable { public var _specifier: String { "%u" } }
extension UInt64: _FormatSpecifiable { public var _specifier: String { "%llu" } }
extension Double: _FormatSpecifiable {
  public var _specifier: String { "%lf" }
  public var _formatNumber: _FormatNumber { .real(self) }
}
extension Float: _FormatSpecifiable {
  public var _specifier: String { "%f" }
  public var _formatNumber: _FormatNumber { .real(Double(self)) }
}
extension CGFloat: _FormatSpecifiable {
  public var _specifier: String { "%lf" }
  public var _formatNumber: _FormatNumber { .real(Double(self)) }
}
