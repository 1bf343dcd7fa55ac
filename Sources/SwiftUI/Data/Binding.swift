/// A way to read and write a value that something else owns.
@propertyWrapper
@dynamicMemberLookup
public struct Binding<Value> {
  public var transaction: Transaction
  package let location: Location<Value>

  init(location: Location<Value>, transaction: Transaction = Transaction()) {
    self.location = location
    self.transaction = transaction
  }

  @preconcurrency
  public init(
    @_inheritActorContext get: @escaping @isolated(any) @Sendable () -> Value,
    @_inheritActorContext set: @escaping @isolated(any) @Sendable (Value) -> Void
  ) {
    let getter = Self.unisolated(get)
    let setter = Self.unisolated(set)
    self.init(location: FunctionalLocation(get: getter) { value, _ in setter(value) })
  }

  @preconcurrency
  public init(
    @_inheritActorContext get: @escaping @isolated(any) @Sendable () -> Value,
    @_inheritActorContext set: @escaping @isolated(any) @Sendable (Value, Transaction) -> Void
  ) {
    let getter = Self.unisolated(get)
    let setter = Self.unisolated(set)
    self.init(location: FunctionalLocation(get: getter, set: setter))
  }

  /// A binding whose value never changes; writes are ignored.
  public static func constant(_ value: Value) -> Binding<Value> {
    Binding(location: ConstantLocation(value))
  }

  /// A binding to a box of its own, which can be read and written outside of any view.
  package static func box(_ value: Value) -> Binding<Value> {
    Binding(location: BoxLocation(value))
  }

  public var wrappedValue: Value {
    get { location.read() }
    nonmutating set {
      location.write(
        newValue, transaction: transaction.isEmpty ? .current : transaction)
    }
  }

  public var projectedValue: Binding<Value> { self }

  public init(projectedValue: Binding<Value>) {
    self = projectedValue
  }

  public subscript<Subject>(
    dynamicMember keyPath: WritableKeyPath<Value, Subject>
  ) -> Binding<Subject> {
    Binding<Subject>(
      location: KeyPathLocation(base: location, keyPath: keyPath), transaction: transaction)
  }

  /// The same binding, whose writes happen with `transaction`.
  public func transaction(_ transaction: Transaction) -> Binding<Value> {
    Binding(location: location, transaction: transaction)
  }

  /// The same binding, whose writes are animated.
  public func animation(_ animation: Animation? = .default) -> Binding<Value> {
    self.transaction(Transaction(animation: animation))
  }

  // A function with `@isolated(any)` can only be called with `await`, though what it stands for is
  // synchronous; the plain function type has the same representation. What belongs to the main actor is
  // called there, or ends the process with a message.

  private static func unisolated(
    _ get: @escaping @isolated(any) @Sendable () -> Value
  ) -> () -> Value {
    typealias Getter = () -> Value
    nonisolated(unsafe) let getter = unsafeBitCast(get, to: Getter.self)
    guard get.isolation === MainActor.shared else { return getter }
    return { MainActor.assumeIsolated { Unchecked(value: getter()) }.value }
  }

  private static func unisolated(
    _ set: @escaping @isolated(any) @Sendable (Value) -> Void
  ) -> (Value) -> Void {
    typealias Setter = (Value) -> Void
    nonisolated(unsafe) let setter = unsafeBitCast(set, to: Setter.self)
    guard set.isolation === MainActor.shared else { return setter }
    return { value in
      nonisolated(unsafe) let value = value
      MainActor.assumeIsolated { setter(value) }
    }
  }

  private static func unisolated(
    _ set: @escaping @isolated(any) @Sendable (Value, Transaction) -> Void
  ) -> (Value, Transaction) -> Void {
    typealias Setter = (Value, Transaction) -> Void
    nonisolated(unsafe) let setter = unsafeBitCast(set, to: Setter.self)
    guard set.isolation === MainActor.shared else { return setter }
    return { value, transaction in
      nonisolated(unsafe) let value = value
      nonisolated(unsafe) let transaction = transaction
      MainActor.assumeIsolated { setter(value, transaction) }
    }
  }

  /// Carries a value out of the main actor to a caller that is on it already.
  private struct Unchecked: @unchecked Sendable {
    let value: Value
  }
}

extension Binding: @unchecked Sendable where Value: Sendable {}

extension Binding: DynamicProperty {}

extension Binding: WiredProperty {
  static var comparesValue: Bool { true }
  func makeStorage(for node: _Node, name: String) -> NoStorage? { nil }
  mutating func wire(to storage: NoStorage?, for node: _Node) {}
}

extension Binding: _IdentityComparable {
  func _isSame(as other: Binding<Value>) -> Bool {
    location.isSame(as: other.location)
  }
}

extension Binding: Identifiable where Value: Identifiable {
  public var id: Value.ID { wrappedValue.id }
}

// MARK: Optionals and erased values

extension Binding {
  /// A binding to an optional whose value is never nil; writing nil is ignored.
  public init<V>(_ base: Binding<V>) where Value == V? {
    self.init(
      location: FunctionalLocation(
        get: { base.wrappedValue },
        set: { value, transaction in
          if let value { base.location.write(value, transaction: transaction) }
        }))
  }

  /// A binding to the value inside an optional, or nil when there is none now.
  public init?(_ base: Binding<Value?>) {
    guard let initial = base.wrappedValue else { return nil }
    // The element may be gone by the time it is read: the last value stands in for it then.
    var last = initial
    self.init(
      location: FunctionalLocation(
        get: {
          if let value = base.wrappedValue { last = value }
          return last
        },
        set: { value, transaction in
          guard base.location.peek() != nil else { return }
          base.location.write(value, transaction: transaction)
        }))
  }

  public init<V: Hashable>(_ base: Binding<V>) where Value == AnyHashable {
    self.init(
      location: FunctionalLocation(
        get: { AnyHashable(base.wrappedValue) },
        set: { value, transaction in
          if let value = value.base as? V {
            base.location.write(value, transaction: transaction)
          }
        }))
  }
}
