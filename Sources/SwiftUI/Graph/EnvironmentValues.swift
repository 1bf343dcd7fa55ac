/// A key of a value in the environment.
public protocol EnvironmentKey {
  associatedtype Value
  static var defaultValue: Value { get }
}

extension EnvironmentKey where Value: ExpressibleByNilLiteral {
  public static var defaultValue: Value { nil }
}

/// The values that flow down the view tree.
///
/// A value of this type is a view onto a scope of the tree, with the changes made to it since.
public struct EnvironmentValues: CustomStringConvertible {
  let scope: EnvironmentScope?
  private(set) var changes: [EnvironmentScope.Entry] = []

  public init() {
    scope = nil
  }

  init(scope: EnvironmentScope) {
    self.scope = scope
  }

  public subscript<K: EnvironmentKey>(key: K.Type) -> K.Value {
    get { value(for: key) ?? K.defaultValue }
    set { setValue(newValue, for: key) }
  }

  /// What was set for a key here or above; nil for nothing.
  @inline(__always)
  func value<K: EnvironmentKey>(for key: K.Type) -> K.Value? {
    let id = ObjectIdentifier(key)
    Tracking.noteEnvironmentRead(of: id, in: scope)
    if !changes.isEmpty, let entry = changes.last(where: { $0.key == id }) {
      return entry.value as? K.Value
    }
    return scope?.value(for: id) as? K.Value
  }

  mutating func setValue<K: EnvironmentKey>(_ value: K.Value, for key: K.Type) {
    set(ObjectIdentifier(key), value)
  }

  /// Reads an object that `environment(_:)` or `environmentObject(_:)` put in under its type.
  func object<T: AnyObject>(_ type: T.Type) -> T? {
    let id = ObjectIdentifier(type)
    Tracking.noteEnvironmentRead(of: id, in: scope)
    if let entry = changes.last(where: { $0.key == id }) { return entry.value as? T }
    return scope?.value(for: id) as? T
  }

  mutating func setObject<T: AnyObject>(_ object: T?, for type: T.Type) {
    set(ObjectIdentifier(type), object as Any)
  }

  private mutating func set(_ id: ObjectIdentifier, _ value: Any) {
    changes.removeAll { $0.key == id }
    changes.append(EnvironmentScope.Entry(key: id, value: value))
  }

  public var description: String {
    "EnvironmentValues(\(changes.count) changed)"
  }
}

/// The keys that changed in a scope, or that a node has read.
package typealias EnvironmentKeySet = Set<ObjectIdentifier>
