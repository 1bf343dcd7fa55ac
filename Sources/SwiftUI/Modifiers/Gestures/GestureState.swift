import Foundation

/// A value that follows a gesture and goes back when the gesture is over.
@propertyWrapper
public struct GestureState<Value>: DynamicProperty {
  fileprivate var initial: Value
  package let reset: (Value, inout Transaction) -> Void
  private var location: Location<Value>?

  public init(wrappedValue: Value) {
    self.init(wrappedValue: wrappedValue) { _, _ in }
  }

  public init(initialValue: Value) {
    self.init(wrappedValue: initialValue)
  }

  public init(wrappedValue: Value, resetTransaction: Transaction) {
    self.init(wrappedValue: wrappedValue) { _, transaction in transaction = resetTransaction }
  }

  public init(initialValue: Value, resetTransaction: Transaction) {
    self.init(wrappedValue: initialValue, resetTransaction: resetTransaction)
  }

  public init(wrappedValue: Value, reset: @escaping (Value, inout Transaction) -> Void) {
    initial = wrappedValue
    self.reset = reset
  }

  public init(initialValue: Value, reset: @escaping (Value, inout Transaction) -> Void) {
    self.init(wrappedValue: initialValue, reset: reset)
  }

  /// The current value.
  public var wrappedValue: Value { location?.read() ?? initial }

  public var projectedValue: GestureState<Value> { self }

  /// The value without noting a reader.
  package var current: Value { location?.peek() ?? initial }

  /// Sets the value while the gesture goes on.
  package func update(_ value: Value, _ transaction: Transaction) {
    location?.write(value, transaction: transaction)
  }

  /// Gives the value back its initial one.
  package func goBack() {
    guard let location else { return }
    var transaction = Transaction()
    reset(location.peek(), &transaction)
    location.write(initial, transaction: transaction)
  }
}

extension GestureState where Value: ExpressibleByNilLiteral {
  public init(resetTransaction: Transaction = Transaction()) {
    self.init(wrappedValue: nil, resetTransaction: resetTransaction)
  }

  public init(reset: @escaping (Value, inout Transaction) -> Void) {
    self.init(wrappedValue: nil, reset: reset)
  }
}

extension GestureState: @unchecked Sendable where Value: Sendable {}

extension GestureState: WiredProperty {
  func makeStorage(for node: _Node, name: String) -> StateLocation<Value>? {
    StateLocation(initial, owner: node)
  }

  mutating func wire(to storage: StateLocation<Value>?, for node: _Node) {
    location = storage
  }

  static func tearDown(_ storage: StateLocation<Value>) { storage.disown() }
}

/// A gesture that keeps a `GestureState` up to date.
public nonisolated struct GestureStateGesture<Base: Gesture, State>: PrimitiveGesture {
  public typealias Value = Base.Value

  public var base: Base
  public var state: GestureState<State>
  public var body: (Base.Value, inout State, inout Transaction) -> Void

  public init(
    base: Base, state: GestureState<State>,
    body: @escaping (Base.Value, inout State, inout Transaction) -> Void
  ) {
    self.base = base
    self.state = state
    self.body = body
  }

  @MainActor
  package func makeResolver() -> UpdatingResolver<Base, State> { UpdatingResolver(self) }

  @MainActor
  package func updateResolver(_ resolver: UpdatingResolver<Base, State>) {
    let resolver = resolver
    resolver.owner = self
    base._updateResolver(resolver.base)
  }
}

@MainActor
package final class UpdatingResolver<Base: Gesture, State>: WrappingResolver<Base, Base.Value> {
  var owner: GestureStateGesture<Base, State>
  private var hasUpdated = false

  init(_ gesture: GestureStateGesture<Base, State>) {
    owner = gesture
    super.init(gesture.base)
  }

  package override func update(
    _ event: GestureEvent, _ actions: inout [GestureAction]
  ) -> GesturePhase<Base.Value> {
    let phase = base.update(event, &actions)
    switch phase {
    case .possible(let value?), .active(let value):
      actions.append { [self] in apply(value) }
    case .ended:
      actions.append { [self] in goBack() }
    default: break
    }
    return phase
  }

  private func apply(_ value: Base.Value) {
    hasUpdated = true
    var state = owner.state.current
    var transaction = Transaction()
    owner.body(value, &state, &transaction)
    owner.state.update(state, transaction)
  }

  private func goBack() {
    guard hasUpdated else { return }
    hasUpdated = false
    owner.state.goBack()
  }

  package override func cancel() {
    super.cancel()
    goBack()
  }
}

extension Gesture {
  /// Keeps a gesture state up to date as long as the gesture goes on.
  @MainActor @preconcurrency
  public func updating<State>(
    _ state: GestureState<State>,
    body: @escaping (Value, inout State, inout Transaction) -> Void
  ) -> GestureStateGesture<Self, State> {
    GestureStateGesture(base: self, state: state, body: body)
  }
}
