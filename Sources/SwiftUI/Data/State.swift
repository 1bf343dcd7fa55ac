/// A value that a view owns: it lives as long as the view's identity.
@propertyWrapper
public struct State<Value>: DynamicProperty {
  package var _value: Value
  package var _location: Location<Value>?

  public init(wrappedValue value: Value) {
    _value = value
  }

  public init(initialValue value: Value) {
    _value = value
  }

  /// The current value.
  ///
  /// Reading it in a body makes the body run again when it changes. A write to a view that is in no
  /// hierarchy is ignored, as on iOS.
  public var wrappedValue: Value {
    get {
      // No `??`, which would have to look up the optional of the value's type.
      if let _location { return _location.read() }
      return _value
    }
    nonmutating set { _location?.write(newValue, transaction: .current) }
  }

  public var projectedValue: Binding<Value> {
    if let _location { return Binding(location: _location) }
    return Binding(location: ConstantLocation(_value))
  }
}

extension State where Value: ExpressibleByNilLiteral {
  public init() {
    self.init(wrappedValue: nil)
  }
}

extension State: @unchecked Sendable where Value: Sendable {}

extension State: WiredProperty {
  func makeStorage(for node: _Node, name: String) -> StateLocation<Value>? {
    StateLocation(_value, owner: node)
  }

  mutating func wire(to storage: StateLocation<Value>?, for node: _Node) {
    _location = storage
  }
  static func tearDown(_ storage: StateLocation<Value>) { storage.disown() }

  /// A value that is looked into keeps what is written, as far as somebody keeps it.
  mutating func supply(from place: UnhostedPlace, name: String) {
    guard _location == nil else { return }
    _location = place.kept(name) { BoxLocation(_value) }
  }
}
