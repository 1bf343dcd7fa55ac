import Foundation
import Synchronization

/// The names of the properties in Swift's key paths, by the tables of the classes.
package enum KeyPathNames {
  /// The path in the words of Objective-C ("friend.name"); nil where a property on the way is in no table.
  static func name(of keyPath: AnyKeyPath, on object: AnyObject) -> String? {
    name(of: keyPath, from: Swift.type(of: object))
  }

  /// The path in the words of Objective-C, beginning with the class that the key path is about, or as a module has
  /// said; nil where there is no name for a property on the way.
  static func name(of keyPath: AnyKeyPath) -> String? {
    known.withLock { $0 }.lazy.compactMap { $0(keyPath) }.first
      ?? name(of: keyPath, from: type(of: keyPath).rootType as? AnyClass)
  }

  private static let known = Mutex<[@Sendable (AnyKeyPath) -> String?]>([])

  /// Adds names of a module's own; to be called when the program is loaded.
  package static func register(_ name: @escaping @Sendable (AnyKeyPath) -> String?) {
    known.withLock { $0.append(name) }
  }

  private static func name(of keyPath: AnyKeyPath, from root: AnyClass?) -> String? {
    guard let components = KeyPathComponents(keyPath) else { return nil }
    var names: [String] = []
    var type: AnyClass? = root
    for identity in components.properties {
      guard let property = property(identity, of: type) else { return nil }
      names.append(property.name)
      type = classOfValues(of: property)
    }
    return names.joined(separator: ".")
  }

  private static func property(
    _ identity: KeyPathComponents.Identity, of type: AnyClass?
  ) -> ObjectiveCProperty? {
    ClassRegistry.shared.property(of: type) { $0.identity == identity }
  }

  private static func classOfValues(of property: ObjectiveCProperty) -> AnyClass? {
    let wrapped = (property.valueType as? any OptionalType.Type)?.wrapped
    return (wrapped ?? property.valueType) as? AnyClass
  }
}

private protocol OptionalType {
  static var wrapped: Any.Type { get }
}

extension Optional: OptionalType {
  fileprivate static var wrapped: Any.Type { Wrapped.self }
}
