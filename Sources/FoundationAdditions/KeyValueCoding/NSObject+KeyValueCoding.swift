import Foundation

// Classes that have versions of their own of these methods say so in their tables.

extension NSObjectProtocol {
  // MARK: Keys

  public func value(forKey key: String) -> Any? {
    if let own = OwnVersion.call("valueForKey:", of: self, about: key, with: [key]) { return own }
    if let collection = KeyedCollection(self) { return collection.value(forKey: key) }
    if let value = KeyValueCoding.value(forKey: key, of: self) { return value }
    return value(forUndefinedKey: key)
  }

  public func setValue(_ value: Any?, forKey key: String) {
    if OwnVersion.call("setValue:forKey:", of: self, about: key, with: [value, key]) != nil {
      return
    }
    if let collection = KeyedCollection(self), collection.setValue(value, forKey: key) { return }
    willChangeValue(forKey: key)
    defer { didChangeValue(forKey: key) }
    let outcome = KeyValueCoding.set(value, forKey: key, of: self)
    switch outcome {
    case .done: return
    case .unknownKey: setValue(value, forUndefinedKey: key)
    case .wrongType where ObjectiveCValue.flat(value) == nil: setNilValueForKey(key)
    case .readOnly, .wrongType:
      KeyValueCoding.problem(outcome, setting: value, forKey: key, of: self).map {
        Mistake.fail($0)
      }
    }
  }

  /// Called for a key that the class doesn't have, which is a mistake.
  public func value(forUndefinedKey key: String) -> Any? {
    if let own = OwnVersion.call("valueForUndefinedKey:", of: self, about: key, with: [key]) {
      return own
    }
    Mistake.fail(KeyValueCoding.unknownKey(key, of: self, method: "valueForUndefinedKey:"))
    return nil
  }

  /// Called for a key that the class doesn't have, which is a mistake.
  public func setValue(_ value: Any?, forUndefinedKey key: String) {
    let name = "setValue:forUndefinedKey:"
    if OwnVersion.call(name, of: self, about: key, with: [value, key]) != nil { return }
    Mistake.fail(KeyValueCoding.unknownKey(key, of: self, method: name))
  }

  /// Called for nil where the property is of a type without it, which is a mistake.
  public func setNilValueForKey(_ key: String) {
    if OwnVersion.call("setNilValueForKey:", of: self, about: key, with: [key]) != nil { return }
    let type = ClassTable.property(key, of: self).map { String(describing: $0.valueType) } ?? "?"
    KeyValueCoding.problem(
      .wrongType(expected: type), setting: nil, forKey: key, of: self
    ).map { Mistake.fail($0) }
  }

  // MARK: Several keys

  /// The values by key; `NSNull` where there is none.
  public func dictionaryWithValues(forKeys keys: [String]) -> [String: Any] {
    keys.reduce(into: [:]) { $0[$1] = value(forKey: $1) ?? NSNull() }
  }

  /// Sets the values by key; `NSNull` stands for nil.
  public func setValuesForKeys(_ values: [String: Any]) {
    for (key, value) in values.sorted(by: { $0.key < $1.key }) {
      setValue(value is NSNull ? nil : value, forKey: key)
    }
  }

  // MARK: Key paths

  /// The value at the end of a path of keys ("address.city"); nil where one on the way is nil.
  public func value(forKeyPath keyPath: String) -> Any? {
    if let collection = KeyedCollection(self), keyPath.hasPrefix("@") {
      return collection.result(ofOperator: keyPath)
    }
    let (key, rest) = KeyPathParts.split(keyPath)
    let first = value(forKey: key)
    guard let rest else { return first }
    guard let first else { return nil }
    return KeyPathParts.object(first).value(forKeyPath: rest)
  }

  public func setValue(_ value: Any?, forKeyPath keyPath: String) {
    let (key, rest) = KeyPathParts.split(keyPath)
    guard let rest else { return setValue(value, forKey: key) }
    guard let first = self.value(forKey: key) else { return }
    KeyPathParts.object(first).setValue(value, forKeyPath: rest)
  }
}

enum KeyPathParts {
  /// The first key of a path, and the path of the others.
  static func split(_ keyPath: String) -> (key: String, rest: String?) {
    guard let dot = keyPath.firstIndex(of: ".") else { return (keyPath, nil) }
    return (String(keyPath[..<dot]), String(keyPath[keyPath.index(after: dot)...]))
  }

  /// A value as an object that answers to keys: a collection, or what Swift boxes.
  static func object(_ value: Any) -> any NSObjectProtocol {
    if let object = value as? any NSObjectProtocol, type(of: value) is AnyClass { return object }
    switch value {
    case let array as [Any]: return NSArray(array: array)
    case let dictionary as [AnyHashable: Any]: return NSDictionary(dictionary: dictionary)
    case let set as Set<AnyHashable>: return NSSet(set: set)
    case let text as String: return NSString(string: text)
    case let number as NSNumber: return number
    default: return value as AnyObject as? any NSObjectProtocol ?? ValueWithoutKeys(value)
    }
  }
}

/// Stands for a value that no keys lead into, so that a message can say what it is.
private final class ValueWithoutKeys: NSObject {
  private let value: Any

  init(_ value: Any) {
    self.value = value
  }

  override var description: String { "\(value)" }
}
