import Foundation
import Synchronization

/// All tables of classes, merged.
///
/// It holds functions and key paths, never instances.
final class ClassRegistry: Sendable {
  /// What the tables of one class say together.
  private struct Members: @unchecked Sendable {
    var type: AnyClass
    var methods: [String: ObjectiveCMethod] = [:]
    var classMethods: [String: ObjectiveCMethod] = [:]
    var properties: [String: ObjectiveCProperty] = [:]
    /// The names of further methods that Objective-C would see, and that nobody can call by them here.
    var named: Set<String> = []
    /// What stands in `@objc(Name)`.
    var name: String?
  }

  private struct State: Sendable {
    var pending: [Kind: [@MainActor @Sendable () -> [ClassTable]]] = [:]
    /// Of which kinds tables are not there yet, be it that they are just being made.
    var kindsPending: Set<Kind> = []
    var members: [ObjectIdentifier: Members] = [:]
    var names: [String: ObjectIdentifier] = [:]
    /// The names of members that an extension of some class of another module overrides.
    var overridden: Set<String> = []
  }

  /// Whose tables they are: those of frameworks are hundreds of key paths, and override nothing from outside of a class.
  enum Kind {
    case framework
    case app
  }

  static let shared = ClassRegistry()

  private let state = Mutex(State())
  private let making = NSRecursiveLock()

  // MARK: Filling

  func register(_ kind: Kind, _ tables: @escaping @MainActor @Sendable () -> [ClassTable]) {
    state.withLock { state in
      state.pending[kind, default: []].append(tables)
      state.kindsPending.insert(kind)
    }
  }

  func add(_ method: ObjectiveCMethod, of type: AnyClass) {
    state.withLock { state in
      Self.add(ClassTable(type, methods: [method]), to: &state)
    }
  }

  private static func add(_ table: ClassTable, to state: inout State) {
    let id = ObjectIdentifier(table.type)
    var members = state.members[id] ?? Members(type: table.type)
    for method in table.methods {
      if method.isClassMethod {
        members.classMethods[method.name] = method
      } else {
        members.methods[method.name] = method
        if method.name.hasPrefix(ExtensionOverride.prefix) {
          state.overridden.insert(String(method.name.dropFirst(ExtensionOverride.prefix.count)))
        }
      }
    }
    for property in table.properties { members.properties[property.name] = property }
    members.named.formUnion(table.requirements)
    if let name = table.name {
      members.name = name
      state.names[name] = id
    }
    state.members[id] = members
  }

  /// Makes the tables that were registered since the last look; other threads wait for them.
  private func makePending() {
    makePending(.framework)
    makePending(.app)
  }

  private func makePending(_ kind: Kind) {
    guard state.withLock({ $0.kindsPending.contains(kind) }) else { return }
    making.withLock {
      let pending = state.withLock { $0.pending.removeValue(forKey: kind) ?? [] }
      // Tables are values made of functions and key paths: making them touches nothing of the main actor.
      let tables = pending.flatMap { make in
        unsafeBitCast(make, to: (@Sendable () -> [ClassTable]).self)()
      }
      state.withLock { state in
        for table in tables { Self.add(table, to: &state) }
        if state.pending[kind] == nil { state.kindsPending.remove(kind) }
      }
    }
  }

  // MARK: Finding

  func method(_ name: String, of object: AnyObject) -> ObjectiveCMethod? {
    if let type = object as? AnyClass { return classMethod(name, of: type) }
    return method(name, of: Swift.type(of: object))
  }

  /// The method of instances; accessors of properties are methods as well.
  func method(_ name: String, of type: AnyClass?) -> ObjectiveCMethod? {
    first(from: type) { members in
      members.methods[name] ?? Self.accessor(name, of: members)
    }
  }

  /// Whether a class, or one between it and a superclass, has a method of this name in its own table.
  func declares(_ name: String, in type: AnyClass, below base: AnyClass) -> Bool {
    makePending()
    return state.withLock { state in
      var next: AnyClass? = type
      while let current = next, current != base {
        if state.members[ObjectIdentifier(current)]?.methods[name] != nil { return true }
        next = _getSuperclass(current)
      }
      return false
    }
  }

  /// Whether a table names a method of this name that cannot be called by it.
  func isNamed(_ name: String, by type: AnyClass?) -> Bool {
    first(from: type) { $0.named.contains(name) ? true : nil } ?? false
  }

  /// Whether something is told of a class itself.
  func hasTable(_ type: AnyClass) -> Bool {
    makePending()
    return state.withLock { $0.members[ObjectIdentifier(type)] != nil }
  }

  /// Whether any class has a member of this name, "viewWillAppear(_:)", from an extension in another module.
  func isOverridden(_ member: String) -> Bool {
    makePending(.app)
    return state.withLock { $0.overridden.contains(member) }
  }

  func classMethod(_ name: String, of type: AnyClass?) -> ObjectiveCMethod? {
    first(from: type) { $0.classMethods[name] }
  }

  func property(_ key: String, of type: AnyClass?) -> ObjectiveCProperty? {
    first(from: type) { $0.properties[key] }
  }

  /// The first property for which a condition holds, from a class upwards.
  func property(
    of type: AnyClass?, where matches: (ObjectiveCProperty) -> Bool
  ) -> ObjectiveCProperty? {
    first(from: type) { members in members.properties.values.first(where: matches) }
  }

  private func first<Found>(from type: AnyClass?, _ find: (Members) -> Found?) -> Found? {
    makePending()
    return state.withLock { state in
      var next: AnyClass? = type
      while let current = next {
        if let members = state.members[ObjectIdentifier(current)], let found = find(members) {
          return Found?.some(found)
        }
        next = _getSuperclass(current)
      }
      return nil
    }
  }

  private static func accessor(_ name: String, of members: Members) -> ObjectiveCMethod? {
    if name.hasPrefix("set"), name.hasSuffix(":") {
      return members.properties.values.first { $0.setterName == name }?.setter
    }
    return members.properties[name]?.getter
      ?? members.properties.values.first { $0.getterName == name }?.getter
  }

  // MARK: Listing

  func methodNames(of type: AnyClass) -> Set<String> {
    var names: Set<String> = []
    collect(from: type) { members in
      names.formUnion(members.methods.keys.filter { !$0.hasPrefix(ExtensionOverride.prefix) })
      for property in members.properties.values {
        names.insert(property.getterName)
        if property.isWritable { names.insert(property.setterName) }
      }
    }
    return names
  }

  func classMethodNames(of type: AnyClass) -> Set<String> {
    var names: Set<String> = []
    collect(from: type) { names.formUnion($0.classMethods.keys) }
    return names
  }

  func keys(of type: AnyClass) -> Set<String> {
    var keys: Set<String> = []
    collect(from: type) { keys.formUnion($0.properties.keys) }
    return keys
  }

  private func collect(from type: AnyClass, _ body: (Members) -> Void) {
    let _: Void? = first(from: type) { members -> Void? in
      body(members)
      return nil
    }
  }

  // MARK: Names

  /// The name that a class was given for Objective-C.
  func name(of type: AnyClass) -> String? {
    makePending()
    return state.withLock { $0.members[ObjectIdentifier(type)]?.name }
  }

  /// The class that was given a name for Objective-C.
  func type(named name: String) -> AnyClass? {
    makePending()
    return state.withLock { state in state.names[name].flatMap { state.members[$0]?.type } }
  }

  /// The classes whose name without those of the types and the module around it is `name`.
  func types(withLastName name: String) -> [AnyClass] {
    makePending()
    return state.withLock { state in
      state.members.values.map(\.type).filter { String(describing: $0) == name }
    }
  }
}
