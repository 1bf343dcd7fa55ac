import Combine

/// An object from outside whose changes update the view.
@propertyWrapper
@preconcurrency @MainActor
public struct ObservedObject<ObjectType: ObservableObject>: DynamicProperty {
  /// Gives bindings to the object's properties: `$model.name`.
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

  private var object: ObjectType

  public init(initialValue: ObjectType) {
    object = initialValue
  }

  public init(wrappedValue: ObjectType) {
    object = wrappedValue
  }

  public var wrappedValue: ObjectType {
    get { object }
    set { object = newValue }
  }

  public var projectedValue: Wrapper { Wrapper(root: object) }
}

extension ObservedObject: WiredProperty {
  nonisolated static var comparesValue: Bool { true }

  func makeStorage(for node: _Node, name: String) -> ObjectSubscription? { ObjectSubscription() }

  mutating func wire(to storage: ObjectSubscription?, for node: _Node) {
    storage?.subscribe(to: object, for: node)
  }

  static func tearDown(_ storage: ObjectSubscription) { storage.cancel() }
}

/// A node's subscription to the changes of an observable object.
final class ObjectSubscription {
  private var subscription: AnyCancellable?
  private var observed: ObjectIdentifier?
  private var retained: AnyObject?

  /// Follows `object` from now on; does nothing when it already does.
  @MainActor
  func subscribe<ObjectType: ObservableObject>(to object: ObjectType, for node: _Node) {
    guard observed != ObjectIdentifier(object) else { return }
    observed = ObjectIdentifier(object)
    retained = object
    subscription = object.objectWillChange.sink { [weak node] _ in
      ObservationRelay.invalidate(node)
    }
  }

  func cancel() {
    subscription = nil
    observed = nil
    retained = nil
  }
}
