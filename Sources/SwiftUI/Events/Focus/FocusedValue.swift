import Combine
import Observation

/// A value that the focused view, a view around it or the scene publishes; nil when nobody does.
@propertyWrapper
public struct FocusedValue<Value>: DynamicProperty {
  private let read: (FocusedValues) -> Value?
  private var scope: EnvironmentScope?

  public init(_ keyPath: KeyPath<FocusedValues, Value?>) {
    read = { $0[keyPath: keyPath] }
  }

  public init(_ objectType: Value.Type) where Value: AnyObject, Value: Observable {
    read = { $0.object(objectType) }
  }

  public var wrappedValue: Value? { scope.flatMap { read($0.values.focusedValues) } }
}

extension FocusedValue: WiredProperty {
  func makeStorage(for node: _Node, name: String) -> NoStorage? { nil }

  mutating func wire(to storage: NoStorage?, for node: _Node) { scope = node.environment }

  @MainActor
  mutating func supply(from place: UnhostedPlace, name: String) {
    if scope == nil { scope = place.environment }
  }
}

/// A binding that the focused view, a view around it or the scene publishes.
@propertyWrapper
public struct FocusedBinding<Value>: DynamicProperty {
  /// Bindings are made and used on the main actor.
  private struct Box: @unchecked Sendable { let binding: FocusedValue<Binding<Value>> }

  private var binding: FocusedValue<Binding<Value>>

  public init(_ keyPath: KeyPath<FocusedValues, Binding<Value>?>) {
    binding = FocusedValue(keyPath)
  }

  /// Writing does nothing while nobody publishes a binding.
  public var wrappedValue: Value? {
    get { binding.wrappedValue?.wrappedValue }
    nonmutating set {
      if let newValue { binding.wrappedValue?.wrappedValue = newValue }
    }
  }

  public var projectedValue: Binding<Value?> {
    let box = Box(binding: binding)
    return Binding(
      get: { box.binding.wrappedValue?.wrappedValue },
      set: { if let value = $0 { box.binding.wrappedValue?.wrappedValue = value } })
  }
}

extension FocusedBinding: WiredProperty {
  func makeStorage(for node: _Node, name: String) -> NoStorage? { nil }

  mutating func wire(to storage: NoStorage?, for node: _Node) {
    binding.wire(to: nil, for: node)
  }

  @MainActor
  mutating func supply(from place: UnhostedPlace, name: String) {
    binding.supply(from: place, name: name)
  }
}

/// An observable object that the focused view, a view around it or the scene publishes.
@propertyWrapper
@preconcurrency @MainActor
public struct FocusedObject<ObjectType: ObservableObject>: DynamicProperty {
  /// Gives bindings to the object's properties: `$model?.name`.
  @dynamicMemberLookup
  @preconcurrency @MainActor
  public struct Wrapper {
    let root: ObjectType

    public subscript<Subject>(
      dynamicMember keyPath: ReferenceWritableKeyPath<ObjectType, Subject>
    ) -> Binding<Subject> {
      Binding(location: ObjectLocation(observing: root, keyPath: keyPath))
    }
  }

  private var object: ObjectType?

  public init() {}

  public var wrappedValue: ObjectType? { object }

  public var projectedValue: Wrapper? { object.map { Wrapper(root: $0) } }
}

extension FocusedObject: WiredProperty {
  func makeStorage(for node: _Node, name: String) -> ObjectSubscription? { ObjectSubscription() }

  mutating func wire(to storage: ObjectSubscription?, for node: _Node) {
    object = node.environment.values.focusedValues.object(ObjectType.self)
    if let object { storage?.subscribe(to: object, for: node) }
  }

  static func tearDown(_ storage: ObjectSubscription) { storage.cancel() }

  mutating func supply(from place: UnhostedPlace, name: String) {
    if object == nil { object = place.environment.values.focusedValues.object(ObjectType.self) }
  }
}
