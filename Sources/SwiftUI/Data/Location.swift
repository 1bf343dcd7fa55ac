import Device
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

/// The storage of one `@State` property of one node.
package final class StateLocation<Value>: Location<Value>, @unchecked Sendable {
  @exclusivity(unchecked) private var value: Value
  /// The node that keeps the value; nil as soon as it has gone.
  @exclusivity(unchecked) private var ownerReference: Unmanaged<_Node>?
  private var owner: _Node? { ownerReference?.takeUnretainedValue() }
  @exclusivity(unchecked) private var ownerReads = false
  private var readers = ReaderList()

  init(_ value: Value, owner: _Node?) {
    self.value = value
    ownerReference = owner.map { .passUnretained($0) }
  }

  /// Says that the owner has gone.
  func disown() { ownerReference = nil }

  package override func read() -> Value {
    if let reader = Tracking.readerReference {
      if reader.toOpaque() == ownerReference?.toOpaque() {
        ownerReads = true
      } else {
        readers.insert(reader.takeUnretainedValue())
      }
    }
    return value
  }

  package override func peek() -> Value { value }

  package override func write(_ newValue: Value, transaction: Transaction) {
    nonisolated(unsafe) let newValue = newValue
    nonisolated(unsafe) let transaction = transaction
    MainThread.run { self.set(newValue, transaction) }
  }

  @MainActor
  private func set(_ newValue: Value, _ transaction: Transaction) {
    if areEqual(value, newValue) {
      value = newValue
      return
    }
    let old = value
    value = newValue
    if let graph = owner?.graph, graph.mustStage(transaction) {
      graph.stage(
        transaction, undo: { self.value = old },
        redo: {
          self.value = newValue
          self.invalidateReaders()
        })
    } else {
      owner?.graph.note(transaction)
      owner?.graph.update.hasStateWrites = true
      invalidateReaders()
    }
    if let reader = Tracking.reader {
      RuntimeIssue.report(
        """
        State was written while the body of \(reader.path) was evaluated. Move the write to an \
        action, onAppear, onChange or task.
        """)
    }
  }

  @MainActor
  private func invalidateReaders() {
    if ownerReads { owner?.invalidate() }
    for reader in readers.drain() { reader.invalidate() }
  }
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

  init(root: Root, keyPath: ReferenceWritableKeyPath<Root, Value>) {
    self.root = root
    self.keyPath = keyPath
  }

  package override func read() -> Value { root[keyPath: keyPath] }

  package override func write(_ value: Value, transaction: Transaction) {
    root[keyPath: keyPath] = value
  }

  package override func isSame(as other: Location<Value>) -> Bool {
    guard let other = other as? ObjectLocation<Root, Value> else { return false }
    return other.root === root && other.keyPath == keyPath
  }
}

/// A value that never changes: `Binding.constant`.
package final class ConstantLocation<Value>: Location<Value>, @unchecked Sendable {
  private let value: Value

  init(_ value: Value) { self.value = value }

  package override func read() -> Value { value }

  package override func write(_ value: Value, transaction: Transaction) {}
}

/// A self-contained box that can be read and written outside of any view.
package final class BoxLocation<Value>: Location<Value>, @unchecked Sendable {
  private var value: Value
  private var readers = ReaderList()

  package init(_ value: Value) { self.value = value }

  package override func read() -> Value {
    if let reader = Tracking.reader { readers.insert(reader) }
    return value
  }

  package override func write(_ newValue: Value, transaction: Transaction) {
    value = newValue
    let nodes = readers.drain()
    for node in nodes { ObservationRelay.invalidate(node) }
  }
}
