import Foundation

/// Where a value lives that views read and write: the storage behind `Binding`.
package class Location<Value>: @unchecked Sendable {
  package init() {}

  /// Reads the value, noting the view whose body is running as a reader.
  package func read() -> Value { _abstractMember() }

  /// Writes the value and invalidates its readers.
  package func write(_ value: Value, transaction: Transaction) { _abstractMember() }

  /// Reads the value without noting a reader.
  package func peek() -> Value { Tracking.untracked { read() } }

  /// True when both stand for the same place, so that a view need not be evaluated again.
  package func isSame(as other: Location<Value>) -> Bool { self === other }
}

func _abstractMember(_ function: StaticString = #function) -> Never {
  preconditionFailure("\(function) must be overridden")
}

/// A location made of two closures: `Binding(get:set:)`.
package final class FunctionalLocation<Value>: Location<Value>, @unchecked Sendable {
  private let getter: () -> Value
  private let setter: (Value, Transaction) -> Void

  init(get: @escaping () -> Value, set: @escaping (Value, Transaction) -> Void) {
    getter = get
    setter = set
  }

  package override func read() -> Value { getter() }

  package override func write(_ value: Value, transaction: Transaction) {
    setter(value, transaction)
  }
}

/// A part of another location's value.
package final class KeyPathLocation<Base, Value>: Location<Value>, @unchecked Sendable {
  private let base: Location<Base>
  private let keyPath: WritableKeyPath<Base, Value>

  init(base: Location<Base>, keyPath: WritableKeyPath<Base, Value>) {
    self.base = base
    self.keyPath = keyPath
  }

  package override func read() -> Value { base.read()[keyPath: keyPath] }

  package override func write(_ value: Value, transaction: Transaction) {
    var whole = base.peek()
    whole[keyPath: keyPath] = value
    base.write(whole, transaction: transaction)
  }

  package override func isSame(as other: Location<Value>) -> Bool {
    guard let other = other as? KeyPathLocation<Base, Value> else { return false }
    return other.keyPath == keyPath && base.isSame(as: other.base)
  }
}

/// A property of an object that is not behind another location: `$model.name`.
package final class ObjectLocation<Root: AnyObject, Value>: Location<Value>, @unchecked Sendable {
  private let root: Root
  private let keyPath: ReferenceWritableKeyPath<Root, Value>
  /// The value when the binding was made, where nothing notes who reads it; nil where readers are noted.
  private let known: Value?

  init(root: Root, keyPath: ReferenceWritableKeyPath<Root, Value>) {
    self.root = root
    self.keyPath = keyPath
    known = nil
  }

  /// A property of an object that tells of changes, not of what has changed: its observer is evaluated again, and
  /// makes bindings that differ from those before where the value does.
  init(observing root: Root, keyPath: ReferenceWritableKeyPath<Root, Value>) {
    self.root = root
    self.keyPath = keyPath
    known = .some(Tracking.untracked { root[keyPath: keyPath] })
  }

  package override func read() -> Value { root[keyPath: keyPath] }

  package override func write(_ value: Value, transaction: Transaction) {
    root[keyPath: keyPath] = value
  }

  package override func isSame(as other: Location<Value>) -> Bool {
    guard let other = other as? ObjectLocation<Root, Value>, other.root === root,
      other.keyPath == keyPath
    else { return false }
    guard let known, let value = other.known else { return known == nil && other.known == nil }
    return areEqual(known, value)
  }
}

/// A value that never changes: `Binding.constant`.
package final class ConstantLocation<Value>: Location<Value>, @unchecked Sendable {
  private let value: Value

  init(_ value: Value) { self.value = value }

  package override func read() -> Value { value }

  package override func write(_ value: Value, transaction: Transaction) {}
}
