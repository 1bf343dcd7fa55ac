import Foundation

/// Reads and sets properties by name, by the tables of the classes.
package enum KeyValueCoding {
  /// How setting a value went.
  package enum Outcome: Equatable, Sendable {
    case done
    /// The class has no such property.
    case unknownKey
    /// It has, but nobody can set it.
    case readOnly
    /// It is of a type that the value can't be made into.
    case wrongType(expected: String)
  }

  /// Sets a value, and says what is wrong if it can't.
  package static func set(_ value: Any?, forKey key: String, of object: AnyObject) -> Outcome {
    guard let property = ClassTable.property(key, of: object) else {
      return setByMethod(value, forKey: key, of: object)
    }
    guard let write = property.write else { return .readOnly }
    return write(object, value)
      ? .done : .wrongType(expected: String(describing: property.valueType))
  }

  /// Classes may have a method that sets, and no property.
  private static func setByMethod(
    _ value: Any?, forKey key: String, of object: AnyObject
  ) -> Outcome {
    let name = "set" + key.prefix(1).uppercased() + key.dropFirst() + ":"
    guard let method = ClassRegistry.shared.method(name, of: object) else { return .unknownKey }
    do {
      _ = try method.call(object, [value])
      return .done
    } catch {
      return .wrongType(expected: "another type")
    }
  }

  /// The value of a property, or what the method of that name gives; the outer nil if there is none.
  package static func value(forKey key: String, of object: AnyObject) -> Any?? {
    if let property = ClassTable.property(key, of: object) {
      return .some(ObjectiveCValue.object(property.read(object)))
    }
    let capital = key.prefix(1).uppercased() + key.dropFirst()
    for name in ["get" + capital, key, "is" + capital] {
      guard let method = ClassRegistry.shared.method(name, of: object), method.argumentCount == 0
      else { continue }
      return .some(ObjectiveCValue.object((try? method.call(object, [])) ?? nil))
    }
    return FoundationKeys.value(forKey: key, of: object).map { .some($0) }
  }

  /// A sentence about a key that a class doesn't have: the nearest ones, and all of them.
  package static func unknownKey(_ key: String, of object: AnyObject, method: String) -> String {
    let type: AnyClass = Swift.type(of: object)
    return "-[\(type) \(method)]: the class is not key value coding-compliant for the key \(key). "
      + NearestNames(of: key, in: ClassRegistry.shared.keys(of: type))
      .text(of: "\(type)", kind: "keys")
  }

  /// A sentence about a value that could not be set; nil if it was.
  package static func problem(
    _ outcome: Outcome, setting value: Any?, forKey key: String, of object: AnyObject
  ) -> String? {
    let type: AnyClass = Swift.type(of: object)
    switch outcome {
    case .done: return nil
    case .unknownKey: return unknownKey(key, of: object, method: "setValue:forUndefinedKey:")
    case .readOnly:
      return "-[\(type) setValue:forKey:]: \(key) can only be read."
    case .wrongType(let expected):
      guard let value = ObjectiveCValue.flat(value) else {
        return "-[\(type) setNilValueForKey:]: \(key) is of the type \(expected), which has no nil."
      }
      return "-[\(type) setValue:forKey:]: \(key) is of the type \(expected), and \(value), "
        + "a \(Swift.type(of: value)), cannot be made into one."
    }
  }
}
