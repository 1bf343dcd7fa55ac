/// A place outside of any graph where a view or a modifier is evaluated, to look into its value.
@MainActor
package final class UnhostedPlace {
  /// The environment that inspection found on the way to the place.
  package let environment: EnvironmentScope
  /// The properties whose objects nobody supplied, as `name: Type`, in order of declaration.
  package private(set) var missingObjects: [String] = []

  private let makeStorage: () -> UnhostedStorage?

  /// `storage`: Where the value keeps its state; nil if it is made anew each time.
  package init(
    environment: EnvironmentScope, storage: @escaping () -> UnhostedStorage? = { nil }
  ) {
    self.environment = environment
    makeStorage = storage
  }

  /// What the value keeps under a property's name; nil if it keeps nothing.
  func kept<Object: AnyObject>(_ name: String, _ make: () -> Object) -> Object? {
    makeStorage()?.object(name, make)
  }

  func lacks(_ typeName: String, for property: String) {
    let name = property.hasPrefix("_") ? String(property.dropFirst()) : property
    missingObjects.append("\(name): \(typeName)")
  }

  /// Fills in the dynamic properties that no node has wired; wired ones stay live.
  package func supply<Value>(_ value: inout Value) { supply(&value, by: TypePlan.of(Value.self)) }

  fileprivate func supply<Value>(_ value: inout Value, by plan: TypePlan) {
    withUnsafeMutablePointer(to: &value) { pointer in
      let base = UnsafeMutableRawPointer(pointer)
      let fields = plan.dynamicFields
      for index in fields.indices {
        let field = fields[index]
        field.operations.supply(base + field.offset, from: self, name: field.name)
      }
    }
  }
}

/// What a value keeps for itself while it is looked into outside of any graph.
@MainActor
package final class UnhostedStorage {
  /// Few views keep more than one or two values: a search that makes thousands of places needs no dictionary for each.
  private var first: (name: String, object: AnyObject)?
  private var others: [(name: String, object: AnyObject)] = []

  package init() {}

  /// The object under a name, made when it is asked for first.
  fileprivate func object<Object: AnyObject>(_ name: String, _ make: () -> Object) -> Object {
    guard let first else {
      let object = make()
      self.first = (name, object)
      return object
    }
    if first.name == name, let object = first.object as? Object { return object }
    if let other = others.first(where: { $0.name == name })?.object as? Object { return other }
    let object = make()
    others.append((name, object))
    return object
  }
}

/// The objects that a view or a modifier needs and that are not in its environment.
package struct MissingEnvironmentObjects: Error {
  /// Each as `name: Type`.
  package let objects: [String]
}

extension View {
  /// The view with its environment supplied, as its body would see it.
  ///
  /// - Throws: `MissingEnvironmentObjects` if the environment lacks an object.
  package func _supplied(
    from environment: @autoclosure () -> EnvironmentScope,
    storage: @escaping () -> UnhostedStorage?
  ) throws -> Self {
    let plan = TypePlan.of(Self.self)
    if plan.isPlain { return self }
    let place = UnhostedPlace(environment: environment(), storage: storage)
    var copy = self
    place.supply(&copy, by: plan)
    guard place.missingObjects.isEmpty else {
      throw MissingEnvironmentObjects(objects: place.missingObjects)
    }
    return copy
  }

  /// The body, evaluated outside of any graph.
  ///
  /// - Throws: `MissingEnvironmentObjects` if the environment lacks an object.
  package func _evaluatedBody(
    in environment: @autoclosure () -> EnvironmentScope,
    storage: @escaping () -> UnhostedStorage? = { nil }
  ) throws -> any View {
    let view = try _supplied(from: environment(), storage: storage)
    return Tracking.untrackedOnMainActor { view.body }
  }

  /// Whether the view is a piece of the framework or wraps UIKit: there is no body to look into.
  package var _hasNoBody: Bool { Body.self == Never.self }
}

extension ViewModifier {
  /// The modifier with its environment supplied, as its body would see it.
  ///
  /// - Throws: `MissingEnvironmentObjects` if the environment lacks an object.
  package func _supplied(
    from environment: @autoclosure () -> EnvironmentScope,
    storage: @escaping () -> UnhostedStorage?
  ) throws -> Self {
    let plan = TypePlan.of(Self.self)
    if plan.isPlain { return self }
    let place = UnhostedPlace(environment: environment(), storage: storage)
    var copy = self
    place.supply(&copy, by: plan)
    guard place.missingObjects.isEmpty else {
      throw MissingEnvironmentObjects(objects: place.missingObjects)
    }
    return copy
  }

  /// The body around a placeholder, evaluated outside of any graph.
  ///
  /// - Throws: `MissingEnvironmentObjects` if the environment lacks an object.
  package func _evaluatedBody(
    in environment: @autoclosure () -> EnvironmentScope,
    storage: @escaping () -> UnhostedStorage? = { nil }
  ) throws -> any View {
    let modifier = try _supplied(from: environment(), storage: storage)
    return Tracking.untrackedOnMainActor {
      modifier.body(content: _ViewModifier_Content(provider: nil))
    }
  }

  /// Whether the modifier is a piece of the framework: there is no body to look into.
  package var _hasNoBody: Bool { Body.self == Never.self }
}

extension EnvironmentValues {
  /// What a change of the environment writes for a key; nil if it leaves the key alone.
  @MainActor
  package static func written<Value>(
    by change: (inout EnvironmentValues) -> Void, to keyPath: KeyPath<EnvironmentValues, Value>
  ) -> Value? {
    var values = EnvironmentValues()
    Tracking.untracked { change(&values) }
    var keys: EnvironmentKeySet = []
    let value = Tracking.noteEnvironmentReads(into: &keys) { values[keyPath: keyPath] }
    return values.changes.contains { keys.contains($0.key) } ? value : nil
  }

  /// The objects that a change of the environment puts there under their types.
  @MainActor
  package static func objects(writtenBy change: (inout EnvironmentValues) -> Void) -> [AnyObject] {
    var values = EnvironmentValues()
    Tracking.untracked { change(&values) }
    return values.changes.compactMap { entry in
      let object = entry.value as AnyObject
      return entry.key == ObjectIdentifier(type(of: object)) ? object : nil
    }
  }

  /// Puts an object into the environment under its own type.
  package mutating func setObject<T: AnyObject>(_ object: T) { setObject(object, for: T.self) }
}
