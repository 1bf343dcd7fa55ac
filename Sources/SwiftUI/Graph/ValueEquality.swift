import Foundation

/// Whether two values are known to be the same: bit for bit, or else as their type says.
///
/// False may mean "cannot be told", as with closures.
func areEqual<Value>(_ lhs: Value, _ rhs: Value) -> Bool {
  withUnsafePointer(to: lhs) { left in
    withUnsafePointer(to: rhs) { right in
      if memcmp(left, right, MemoryLayout<Value>.size) == 0 { return true }
      return ValueEquality.comparer(of: Value.self)?(left, right) ?? false
    }
  }
}

/// How values of one type that lie in memory are compared: the one rule for views, their fields,
/// state and environment.
struct ValueEquality {
  typealias Comparer = (UnsafeRawPointer, UnsafeRawPointer) -> Bool

  private let size: Int
  private let compare: Comparer?

  init(_ type: Any.Type) {
    func size<T>(_: T.Type) -> Int { MemoryLayout<T>.size }
    self.size = _openExistential(type, do: size)
    compare = Self.comparer(of: type)
  }

  /// Whether the values at two places are known to be the same.
  func areEqual(_ lhs: UnsafeRawPointer, _ rhs: UnsafeRawPointer) -> Bool {
    if memcmp(lhs, rhs, size) == 0 { return true }
    guard let compare else { return false }
    return compare(lhs, rhs)
  }

  /// How values whose bits differ are compared; nil when they cannot be.
  static func comparer(of type: Any.Type) -> Comparer? {
    func equality<T: Equatable>(_: T.Type) -> Comparer {
      {
        $0.assumingMemoryBound(to: T.self).pointee == $1.assumingMemoryBound(to: T.self).pointee
      }
    }
    if let comparable = type as? any _IdentityComparable.Type { return comparable._comparer }
    if let equatable = type as? any Equatable.Type { return equality(equatable) }
    return nil
  }
}

/// A type that is not Equatable, but whose values can be told to stand for the same thing.
protocol _IdentityComparable {
  func _isSame(as other: Self) -> Bool
}

extension _IdentityComparable {
  static var _comparer: ValueEquality.Comparer {
    {
      $0.assumingMemoryBound(to: Self.self).pointee
        ._isSame(as: $1.assumingMemoryBound(to: Self.self).pointee)
    }
  }
}

extension Equatable {
  /// Compares with a value whose type is not known statically.
  func isEqual(to other: Any) -> Bool {
    guard let other = other as? Self else { return false }
    return self == other
  }
}
