import Foundation

// What stands behind `@NSManaged` properties: the tool rewrites those of sources, and makes those of models.

extension NSManagedObject {
  /// The value of a property: what was set, else nothing of its type: nil, an empty collection, zero or false.
  ///
  /// A property whose type has nothing of the kind, as `String`, ends the program with its name when it is read
  /// before it is set.
  public func _managedValue<Value>(forKey key: String) -> Value {
    if let stored = primitiveValue(forKey: key) {
      if let value = stored as? Value { return value }
      if let value = Self.converted(stored, to: Value.self) { return value }
      fatalError("\(type(of: self)).\(key) is \(type(of: stored)), and is read as \(Value.self).")
    }
    if let value = Self.nothing(of: Value.self) { return value }
    fatalError(
      "\(type(of: self)).\(key) is read before it is set, and nothing is no \(Value.self).")
  }

  public func _setManagedValue<Value>(_ value: Value, forKey key: String) {
    change(key, to: Self.unwrapped(value))
  }

  // MARK: Relationships

  /// Adds objects to a relationship to many.
  public func _addManaged(_ objects: [Any], forKey key: String) {
    _changeManaged(forKey: key) { all in
      for object in objects where !all.contains(where: { Self.areSame($0, object) }) {
        all.append(object)
      }
    }
  }

  /// Takes objects out of a relationship to many.
  public func _removeManaged(_ objects: [Any], forKey key: String) {
    _changeManaged(forKey: key) { all in
      all.removeAll { object in objects.contains { Self.areSame($0, object) } }
    }
  }

  /// Changes the objects of a relationship to many, in the order in which they came.
  public func _changeManaged(forKey key: String, _ change: (inout [Any]) -> Void) {
    var objects = (primitiveValue(forKey: key) as? any ObjectCollection)?.objects ?? []
    change(&objects)
    self.change(key, to: NSOrderedSet(array: objects))
  }

  private func change(_ key: String, to value: Any?) {
    willChangeValue(forKey: key)
    setPrimitiveValue(value, forKey: key)
    didChangeValue(forKey: key)
  }

  private static func areSame(_ one: Any, _ other: Any) -> Bool {
    (one as AnyObject) === (other as AnyObject)
  }

  // MARK: Types

  private static func converted<Value>(_ stored: Any, to type: Value.Type) -> Value? {
    let wanted = (type as? any OptionalValue.Type)?.wrappedType ?? type
    if let objects = (stored as? any ObjectCollection)?.objects {
      return (wanted as? any ObjectCollection.Type)?.collecting(objects) as? Value
    }
    // Numbers become each other where nothing is lost.
    return (stored as? NSNumber) as? Value
  }

  private static func nothing<Value>(of type: Value.Type) -> Value? {
    if let kind = type as? any OptionalValue.Type { return kind.nothing as? Value }
    if let kind = type as? any ObjectCollection.Type { return kind.collecting([]) as? Value }
    // Zero, or false.
    return type is AnyClass ? nil : NSNumber(value: 0) as? Value
  }

  private static func unwrapped<Value>(_ value: Value) -> Any? {
    guard let kind = Value.self as? any OptionalValue.Type else { return value }
    return kind.unwrapped(value)
  }
}

private protocol OptionalValue {
  static var wrappedType: Any.Type { get }
  static var nothing: Any { get }
  /// What an optional of this type holds.
  static func unwrapped(_ value: Any) -> Any?
}

extension Optional: OptionalValue {
  fileprivate static var wrappedType: Any.Type { Wrapped.self }
  fileprivate static var nothing: Any { Self.none as Any }
  fileprivate static func unwrapped(_ value: Any) -> Any? {
    guard let value = value as? Self, case .some(let wrapped) = value else { return nil }
    return wrapped
  }
}

/// What holds the objects of a relationship to many.
private protocol ObjectCollection {
  static func collecting(_ objects: [Any]) -> Any
  var objects: [Any] { get }
}

extension NSSet: ObjectCollection {
  fileprivate static func collecting(_ objects: [Any]) -> Any { NSSet(array: objects) }
  fileprivate var objects: [Any] { allObjects }
}

extension NSOrderedSet: ObjectCollection {
  fileprivate static func collecting(_ objects: [Any]) -> Any { NSOrderedSet(array: objects) }
  fileprivate var objects: [Any] { array }
}

extension Set: ObjectCollection {
  fileprivate static func collecting(_ objects: [Any]) -> Any {
    Set(objects.compactMap { $0 as? Element })
  }
  fileprivate var objects: [Any] { Array(self) }
}

extension Array: ObjectCollection {
  fileprivate static func collecting(_ objects: [Any]) -> Any {
    objects.compactMap { $0 as? Element }
  }
  fileprivate var objects: [Any] { self }
}
