import Foundation

/// Whether two values are known to be equal: bit for bit, or by `Equatable`.
///
/// False may mean "cannot be told", as with closures.
func areEqual<Value>(_ lhs: Value, _ rhs: Value) -> Bool {
  if let ops = ValueEquality.of(Value.self) { return ops.areEqual(lhs, rhs) }
  return false
}

/// How the values of one type are compared.
enum ValueEquality {
  case bitwise(Int)
  case equatable
  case object

  func areEqual<Value>(_ lhs: Value, _ rhs: Value) -> Bool {
    switch self {
    case .bitwise(let size):
      return withUnsafeBytes(of: lhs) { left in
        withUnsafeBytes(of: rhs) { right in
          guard let a = left.baseAddress, let b = right.baseAddress else { return true }
          return memcmp(a, b, size) == 0
        }
      }
    case .object:
      return (lhs as AnyObject) === (rhs as AnyObject)
    case .equatable:
      guard let left = lhs as? any Equatable else { return false }
      return left.isEqual(to: rhs)
    }
  }

  /// The way to compare `type`, or nil when its values cannot be compared.
  static func of<Value>(_ type: Value.Type) -> ValueEquality? {
    if Value.self is any Equatable.Type { return .equatable }
    if Value.self is AnyClass { return .object }
    if _isPOD(Value.self) { return .bitwise(MemoryLayout<Value>.size) }
    return nil
  }
}

extension Equatable {
  /// Compares with a value whose type is not known statically.
  func isEqual(to other: Any) -> Bool {
    guard let other = other as? Self else { return false }
    return self == other
  }
}
