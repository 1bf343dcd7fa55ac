import Foundation

/// Something of the app that an intent or a query works with, from `AppDependencyManager`.
@propertyWrapper
public struct AppDependency<Value: Sendable>: @unchecked Sendable {
  private let key: AnyHashable?
  private let manager: AppDependencyManager

  public init(key: AnyHashable? = nil, manager: AppDependencyManager = .shared) {
    self.key = key
    self.manager = manager
  }

  /// What was added for the type, or for the key.
  ///
  /// It has to be added before it is read: the process ends otherwise, as on iOS.
  public var wrappedValue: Value {
    guard let value = manager.value(of: Value.self, key: key) else {
      let place = key.map { " for the key “\($0)”" } ?? ""
      fatalError(
        "@Dependency: nothing of type \(Value.self)\(place) was added to AppDependencyManager.")
    }
    return value
  }
}

/// Holds what intents and queries work with.
public final class AppDependencyManager: @unchecked Sendable {
  public static let shared = AppDependencyManager()

  private let lock = NSRecursiveLock()
  private var entries: [Place: Entry] = [:]

  private struct Place: Hashable {
    let type: ObjectIdentifier
    let key: AnyHashable?
  }

  private enum Entry {
    case toMake(() -> Any)
    case made(Any)
  }

  public init() {}

  /// Adds what `dependency` gives, when it is first asked for.
  ///
  /// What was added before for the type and the key is gone.
  public func add<Dependency: Sendable>(
    key: AnyHashable? = nil, dependency: @autoclosure @escaping @Sendable () -> Dependency
  ) {
    set(dependency, key: key)
  }

  /// Adds what a closure gives, when it is first asked for.
  ///
  /// What was added before for the type and the key is gone.
  public func add<Dependency: Sendable>(
    key: AnyHashable? = nil, dependency dependencyProvider: @escaping @Sendable () -> Dependency
  ) {
    set(dependencyProvider, key: key)
  }

  private func set<Dependency>(_ make: @escaping () -> Dependency, key: AnyHashable?) {
    lock.withLock {
      entries[Place(type: ObjectIdentifier(Dependency.self), key: key)] = .toMake(make)
    }
  }

  func value<Value>(of type: Value.Type, key: AnyHashable?) -> Value? {
    let place = Place(type: ObjectIdentifier(type), key: key)
    return lock.withLock {
      switch entries[place] {
      case nil: return nil
      case .made(let value): return value as? Value
      case .toMake(let make):
        let value = make()
        entries[place] = .made(value)
        return value as? Value
      }
    }
  }
}
