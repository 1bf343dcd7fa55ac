import Foundation

/// A value that several threads read and write.
///
/// The lock is held while the value is copied and for nothing else: no code of the app runs meanwhile, neither a
/// body nor the end of an object that was part of the value before. It is one for all values, since they are many
/// and each is held for a moment only; the thread sanitizer sees it, unlike that of `Mutex`.
final class StoredValue<Value>: @unchecked Sendable {
  @exclusivity(unchecked) private var value: Value

  init(_ value: Value) { self.value = value }

  var current: Value {
    storedValueLock.lock()
    defer { storedValueLock.unlock() }
    return value
  }

  /// Keeps `newValue`.
  ///
  /// - Returns: The value before.
  func exchange(_ newValue: Value) -> Value {
    var other = newValue
    storedValueLock.lock()
    swap(&value, &other)
    storedValueLock.unlock()
    return other
  }
}

private let storedValueLock = NSLock()
