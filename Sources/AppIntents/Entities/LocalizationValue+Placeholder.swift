import Foundation
import FoundationAdditions

extension String.LocalizationValue {
  /// A value that is put in later, as the number in the format of a type's name.
  public enum Placeholder: Hashable, Sendable {
    case int, uint, float, double, object
  }
}

extension String.LocalizationValue.StringInterpolation {
  /// Leaves room for a value.
  ///
  /// Differs from Apple's: the text has a zero, or nothing, where the value would be.
  public mutating func appendInterpolation(placeholder: String.LocalizationValue.Placeholder) {
    switch placeholder {
    case .int: appendInterpolation(0)
    case .uint: appendInterpolation(UInt(0))
    case .float: appendInterpolation(Float(0))
    case .double: appendInterpolation(Double(0))
    case .object: appendInterpolation("")
    }
  }
}
