import Foundation

/// The keys whose changes change other values, as classes say.
enum DependentKeys {
  /// The key paths that a value depends on: `keyPathsForValuesAffectingTitle`, or what the class says for any key.
  static func keyPaths(affecting key: String, of type: AnyClass) -> Set<String> {
    let object = type as AnyObject
    let name = "keyPathsForValuesAffectingValueForKey:"
    if let own = OwnVersion.call(name, of: object, about: key, with: [key]) {
      return ObjectiveCValue.convert(own, to: Set<String>.self) ?? []
    }
    return declared(key, of: type)
  }

  static func declared(_ key: String, of type: AnyClass) -> Set<String> {
    let name = "keyPathsForValuesAffecting" + key.prefix(1).uppercased() + key.dropFirst()
    guard let method = ClassRegistry.shared.classMethod(name, of: type),
      let paths = try? method.call(type as AnyObject, [])
    else { return [] }
    return ObjectiveCValue.convert(paths, to: Set<String>.self) ?? []
  }
}

extension NSObjectProtocol {
  /// The key paths that a value depends on; a class with a version of its own says so in its table.
  public static func keyPathsForValuesAffectingValue(forKey key: String) -> Set<String> {
    DependentKeys.keyPaths(affecting: key, of: self)
  }
}

extension NSObjectProtocol {
  /// Whether a `dynamic` property tells its observers by itself; a class with a version of its own says so in its table.
  public static func automaticallyNotifiesObservers(forKey key: String) -> Bool {
    let name = "automaticallyNotifiesObserversForKey:"
    guard let own = OwnVersion.call(name, of: self as AnyObject, about: key, with: [key]) else {
      return true
    }
    return own.flatMap { ObjectiveCValue.convert($0, to: Bool.self) } ?? true
  }
}
