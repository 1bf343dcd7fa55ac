import Combine

/// An observable object that a view owns: made once for the view's identity.
@propertyWrapper
@preconcurrency @MainActor
public struct StateObject<ObjectType: ObservableObject>: DynamicProperty {
  enum Source {
    case initially(() -> ObjectType)
    case object(ObjectType)
  }

  nonisolated(unsafe) var source: Source

  public nonisolated init(wrappedValue thunk: @autoclosure @escaping () -> ObjectType) {
    source = .initially(thunk)
  }

  /// The object; outside of a hierarchy a new one with every access, as on iOS.
  public var wrappedValue: ObjectType {
    switch source {
    case .initially(let make): make()
    case .object(let object): object
    }
  }

  public var projectedValue: ObservedObject<ObjectType>.Wrapper {
    ObservedObject<ObjectType>.Wrapper(root: wrappedValue)
  }
}

/// The object of a `StateObject` and the node's subscription to it.
final class OwnedObject<ObjectType: ObservableObject> {
  let object: ObjectType
  let subscription = ObjectSubscription()

  init(_ object: ObjectType) { self.object = object }
}

extension StateObject: WiredProperty {
  func makeStorage(for node: _Node, name: String) -> OwnedObject<ObjectType>? {
    OwnedObject(wrappedValue)
  }

  mutating func wire(to owned: OwnedObject<ObjectType>?, for node: _Node) {
    guard let owned else { return }
    source = .object(owned.object)
    owned.subscription.subscribe(to: owned.object, for: node)
  }

  static func tearDown(_ owned: OwnedObject<ObjectType>) { owned.subscription.cancel() }

  /// The object is the same one during the whole evaluation, and longer as far as somebody keeps it.
  mutating func supply(from place: UnhostedPlace, name: String) {
    if case .object = source { return }
    source = .object(place.kept(name) { wrappedValue } ?? wrappedValue)
  }
}
