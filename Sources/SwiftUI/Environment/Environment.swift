/// A value read from the environment of a view.
@propertyWrapper
public struct Environment<Value>: DynamicProperty {
  enum Content: @unchecked Sendable {
    case keyPath(KeyPath<EnvironmentValues, Value>)
    case object((EnvironmentValues) -> Value?, typeName: String)
  }

  let content: Content
  var scope: EnvironmentScope?

  public init(_ keyPath: KeyPath<EnvironmentValues, Value>) {
    content = .keyPath(keyPath)
  }

  public init(_ objectType: Value.Type) where Value: AnyObject, Value: Observable {
    content = .object({ $0.object(objectType) }, typeName: String(describing: objectType))
  }

  public init<T: AnyObject & Observable>(_ objectType: T.Type) where Value == T? {
    content = .object(
      { Optional<T?>.some($0.object(objectType)) }, typeName: String(describing: objectType))
  }

  /// The value in the environment of the view that holds the property.
  ///
  /// Outside of a hierarchy it is the key's default value. An observable object that nobody put into
  /// the environment stops the program, as on iOS, with a message that names its type.
  public var wrappedValue: Value {
    let values = scope?.values ?? EnvironmentValues()
    switch content {
    case .keyPath(let keyPath):
      return values[keyPath: keyPath]
    case .object(let read, let typeName):
      if let object = read(values) { return object }
      MissingObject.stop(typeName: typeName, modifier: "environment(_:)")
    }
  }

  /// The value if it can be had without stopping the program.
  var valueIfPresent: Value? {
    let values = scope?.values ?? EnvironmentValues()
    switch content {
    case .keyPath(let keyPath): return values[keyPath: keyPath]
    case .object(let read, _): return read(values)
    }
  }
}

extension Environment: Sendable where Value: Sendable {}

extension Environment: WiredProperty {
  func makeStorage(for node: _Node, name: String) -> NoStorage? { nil }

  mutating func wire(to storage: NoStorage?, for node: _Node) {
    scope = node.environment
    if case .object(let read, let typeName) = content, read(node.environment.values) == nil {
      MissingObject.note(typeName: typeName, in: node)
    }
  }

  @MainActor
  mutating func supply(from place: UnhostedPlace, name: String) {
    guard scope == nil else { return }
    scope = place.environment
    if case .object(let read, let typeName) = content, read(place.environment.values) == nil {
      place.lacks(typeName, for: name)
    }
  }
}
