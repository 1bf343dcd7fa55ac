import Device
import Foundation

/// A value that says which field of a view is focused.
@propertyWrapper
public struct FocusState<Value: Hashable>: DynamicProperty {
  /// A way to read and write a focus state that another view owns.
  @propertyWrapper
  public struct Binding {
    package let location: FocusLocation<Value>

    public var wrappedValue: Value {
      get { location.read() }
      nonmutating set { location.write(newValue, transaction: .current) }
    }

    public var projectedValue: Binding { self }
  }

  /// What the value is while no field is focused.
  private let resetValue: Value
  private var location: FocusLocation<Value>?

  public init() where Value == Bool {
    resetValue = false
  }

  public init<T: Hashable>() where Value == T? {
    resetValue = nil
  }

  public var wrappedValue: Value {
    get { location?.read() ?? resetValue }
    nonmutating set { location?.write(newValue, transaction: .current) }
  }

  public var projectedValue: Binding {
    Binding(location: location ?? FocusLocation(resetValue, owner: nil))
  }
}

extension FocusState: @unchecked Sendable where Value: Sendable {}

extension FocusState: WiredProperty {
  func makeStorage(for node: _Node, name: String) -> FocusLocation<Value>? {
    FocusLocation(resetValue, owner: node)
  }

  mutating func wire(to storage: FocusLocation<Value>?, for node: _Node) {
    location = storage
  }

  static func tearDown(_ storage: FocusLocation<Value>) { storage.disown() }
}

extension FocusState.Binding: _IdentityComparable {
  func _isSame(as other: FocusState<Value>.Binding) -> Bool { location === other.location }
}

/// Where the value of a focus state lives; a write by the app moves the focus after the turn.
package final class FocusLocation<Value: Hashable>: Location<Value>, @unchecked Sendable {
  let resetValue: Value
  private let state: StateLocation<Value>
  private unowned(unsafe) var owner: _Node?

  init(_ resetValue: Value, owner: _Node?) {
    self.resetValue = resetValue
    self.owner = owner
    state = StateLocation(resetValue, owner: owner)
  }

  /// Says that the owner has gone.
  func disown() {
    owner = nil
    state.disown()
  }

  package override func read() -> Value { state.read() }

  package override func peek() -> Value { state.peek() }

  package override func write(_ value: Value, transaction: Transaction) {
    state.write(value, transaction: transaction)
    nonisolated(unsafe) let value = value
    MainThread.run { [weak self] in
      guard let self, let owner else { return }
      owner.graph.focus.request(self, value: value)
    }
  }

  /// Notes where the focus has gone.
  func follow(_ value: Value) {
    if state.peek() != value { state.write(value, transaction: Transaction()) }
  }
}
