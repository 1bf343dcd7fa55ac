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
    get {
      let id = ObjectIdentifier(key)
      Tracking.noteEnvironmentRead(of: id, in: scope)
      if let entry = changes.last(where: { $0.key == id }) {
        return entry.value as? K.Value ?? K.defaultValue
      }
      return scope?.value(for: id) as? K.Value ?? K.defaultValue
    }
    set { set(ObjectIdentifier(key), newValue) }
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

extension Tracking {
  /// Collects the keys that are read, while somebody wants to know.
  nonisolated(unsafe) static var environmentReads: EnvironmentKeySet?
  /// The environment of the node whose body runs; nil while content runs apart from a body.
  nonisolated(unsafe) static var home: EnvironmentScope?
  /// Collects the keys that a body reads from another environment than its own, through a closure that
  /// a view further out has made.
  nonisolated(unsafe) static var foreignReads: EnvironmentKeySet = []

  static func noteEnvironmentRead(of key: ObjectIdentifier, in scope: EnvironmentScope?) {
    guard environmentReads != nil else { return }
    environmentReads?.insert(key)
    if let home, let scope, scope !== home { foreignReads.insert(key) }
  }

  /// Runs `body` and adds the environment keys that it reads to `keys`.
  static func noteEnvironmentReads<Result>(
    into keys: inout EnvironmentKeySet, _ body: () -> Result
  ) -> Result {
    let outer = environmentReads
    let outerHome = home
    environmentReads = keys
    home = nil
    let result = body()
    keys = environmentReads ?? keys
    environmentReads = outer
    home = outerHome
    return result
  }

  /// Runs a node's body, adding the environment keys that it reads to `keys`, and tells which of them it
  /// read from another environment than the node's.
  static func noteEnvironmentReads<Result>(
    into keys: inout EnvironmentKeySet, at scope: EnvironmentScope, _ body: () -> Result
  ) -> (result: Result, foreign: EnvironmentKeySet) {
    let (outer, outerHome, outerForeign) = (environmentReads, home, foreignReads)
    environmentReads = keys
    home = scope
    foreignReads = []
    let result = body()
    let foreign = foreignReads
    keys = environmentReads ?? keys
    (environmentReads, home, foreignReads) = (outer, outerHome, outerForeign)
    return (result, foreign)
  }
}
