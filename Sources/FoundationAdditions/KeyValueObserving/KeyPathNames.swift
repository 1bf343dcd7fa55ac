import Foundation

/// The names of the properties in Swift's key paths, by the tables of the classes.
enum KeyPathNames {
  /// The path in the words of Objective-C ("friend.name"); nil where a property on the way is in no table.
  static func name(of keyPath: AnyKeyPath, on object: AnyObject) -> String? {
    guard let components = KeyPathComponents(keyPath) else { return nil }
    var names: [String] = []
    var type: AnyClass? = Swift.type(of: object)
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
