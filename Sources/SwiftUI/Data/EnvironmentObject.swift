import Combine

/// An observable object that an ancestor put into the environment.
@propertyWrapper
@preconcurrency @MainActor
public struct EnvironmentObject<ObjectType: ObservableObject>: DynamicProperty {
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

  var object: ObjectType?

  public init() {}

  /// The object.
  ///
  /// When no ancestor supplied one the program stops, as on iOS, with a message that names the
  /// type.
  public var wrappedValue: ObjectType {
    if let object { return object }
    MissingObject.stop(
      typeName: String(describing: ObjectType.self), modifier: "environmentObject(_:)")
  }

  public var projectedValue: Wrapper { Wrapper(root: wrappedValue) }
}

extension EnvironmentObject: WiredProperty {
  func makeStorage(for node: _Node, name: String) -> ObjectSubscription? { ObjectSubscription() }

  mutating func wire(to storage: ObjectSubscription?, for node: _Node) {
    object = node.environment.values.object(ObjectType.self)
    if let object {
      storage?.subscribe(to: object, for: node)
    } else {
      MissingObject.note(typeName: String(describing: ObjectType.self), in: node)
    }
  }

  static func tearDown(_ storage: ObjectSubscription) { storage.cancel() }

  mutating func supply(from place: UnhostedPlace, name: String) {
    guard object == nil else { return }
    object = place.environment.values.object(ObjectType.self)
    if object == nil { place.lacks(String(describing: ObjectType.self), for: name) }
  }
}
