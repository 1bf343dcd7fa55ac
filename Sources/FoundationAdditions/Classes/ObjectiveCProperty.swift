import Foundation

/// A property of a class with its name in Objective-C and the ways to read and to set it.
///
/// Weak and implicitly unwrapped properties, arrays of outlets and properties of plain values are all
/// named by their key path.
public struct ObjectiveCProperty: @unchecked Sendable {
  /// The key in key-value coding.
  public let name: String
  /// What Objective-C calls the method that reads it.
  public let getterName: String
  /// The type of its values, optional ones included.
  public let valueType: Any.Type
  /// Whether key-value coding can set it.
  public var isWritable: Bool { write != nil }

  /// What tells it from other properties in key paths.
  let identity: KeyPathComponents.Identity?
  let read: (AnyObject) -> Any?
  /// Whether the object took the value; nil for a property that can't be set.
  let write: ((AnyObject, Any?) -> Bool)?

  /// A property that can be read; `getter` is the name in `@objc(isName)` on it, where that differs.
  @_disfavoredOverload
  public init<Target: AnyObject, Value>(
    _ name: String, _ keyPath: KeyPath<Target, Value>, getter: String? = nil
  ) {
    self.name = name
    getterName = getter ?? name
    valueType = Value.self
    identity = KeyPathComponents(keyPath)?.properties.first
    read = { target in (target as? Target).map { $0[keyPath: keyPath] } }
    write = nil
  }

  /// A property that can be read and set; `getter` is the name in `@objc(isName)` on it, where that differs.
  public init<Target: AnyObject, Value>(
    _ name: String, _ keyPath: ReferenceWritableKeyPath<Target, Value>, getter: String? = nil
  ) {
    self.name = name
    getterName = getter ?? name
    valueType = Value.self
    identity = KeyPathComponents(keyPath)?.properties.first
    read = { target in (target as? Target).map { $0[keyPath: keyPath] } }
    write = { target, value in
      guard let target = target as? Target,
        let value = ObjectiveCValue.convert(value, to: Value.self)
      else { return false }
      target[keyPath: keyPath] = value
      return true
    }
  }

  // MARK: As methods

  /// What Objective-C calls the method that sets it: `setName:`.
  public var setterName: String { "set" + name.prefix(1).uppercased() + name.dropFirst() + ":" }

  var getter: ObjectiveCMethod {
    let read = read
    return ObjectiveCMethod(name: getterName, argumentCount: 0) { target, _ in read(target) }
  }

  var setter: ObjectiveCMethod? {
    guard let write else { return nil }
    let name = setterName
    return ObjectiveCMethod(name: name, argumentCount: 1) { target, arguments in
      let value = arguments.first ?? nil
      guard write(target, value) else { throw ObjectiveCMethod.ArgumentMismatch(index: 0) }
      return ()
    }
  }
}
