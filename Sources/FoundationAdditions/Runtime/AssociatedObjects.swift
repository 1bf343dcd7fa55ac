import Foundation
import Synchronization

/// How an object keeps a value that is associated with it.
public enum objc_AssociationPolicy: UInt, Sendable {
  case OBJC_ASSOCIATION_ASSIGN = 0
  case OBJC_ASSOCIATION_RETAIN_NONATOMIC = 1
  case OBJC_ASSOCIATION_COPY_NONATOMIC = 3
  case OBJC_ASSOCIATION_RETAIN = 0o1401
  case OBJC_ASSOCIATION_COPY = 0o1403
}

/// Keeps a value with an object under a key, of which only the address counts; nil takes it away.
///
/// Differs from Apple's: the values of an object that has gone are let go a little later, in the next piece of work of
/// the main queue after other values have been associated.
public func objc_setAssociatedObject(
  _ object: Any, _ key: UnsafeRawPointer, _ value: Any?, _ policy: objc_AssociationPolicy
) {
  AssociatedObjects.shared.set(value, policy, for: key, of: object as AnyObject)
}

public func objc_getAssociatedObject(_ object: Any, _ key: UnsafeRawPointer) -> Any? {
  AssociatedObjects.shared.value(for: key, of: object as AnyObject)
}

public func objc_removeAssociatedObjects(_ object: Any) {
  AssociatedObjects.shared.removeAll(of: object as AnyObject)
}

/// The values that objects keep for others.
private final class AssociatedObjects: Sendable {
  static let shared = AssociatedObjects()

  private enum Value {
    case kept(Any)
    /// Not kept by the association.
    case assigned(WeakReference)
  }

  private final class WeakReference {
    weak var object: AnyObject?

    init(_ object: AnyObject) {
      self.object = object
    }
  }

  private struct Entry: @unchecked Sendable {
    /// Another object may come to lie where this one did.
    weak var owner: AnyObject?
    var values: [UnsafeRawPointer: Value] = [:]
  }

  private struct State {
    var entries: [ObjectIdentifier: Entry] = [:]
    var willSweep = false
  }

  private let state = Mutex(State())

  func set(
    _ value: Any?, _ policy: objc_AssociationPolicy, for key: UnsafeRawPointer, of owner: AnyObject
  ) {
    let new = value.map { Self.value($0, policy) }
    let id = ObjectIdentifier(owner)
    var old: Entry?
    state.withLock { state in
      old = state.entries[id]
      var entry = old?.owner === owner ? old ?? Entry(owner: owner) : Entry(owner: owner)
      entry.values[key] = new
      state.entries[id] = entry
      guard !state.willSweep else { return }
      state.willSweep = true
      DispatchQueue.main.async { self.sweep() }
    }
    // What was kept before goes here, outside of the lock.
    old = nil
  }

  private static func value(_ value: Any, _ policy: objc_AssociationPolicy) -> Value {
    switch policy {
    case .OBJC_ASSOCIATION_ASSIGN: .assigned(WeakReference(value as AnyObject))
    case .OBJC_ASSOCIATION_COPY, .OBJC_ASSOCIATION_COPY_NONATOMIC:
      .kept((value as? NSObject)?.copy() ?? value)
    case .OBJC_ASSOCIATION_RETAIN, .OBJC_ASSOCIATION_RETAIN_NONATOMIC: .kept(value)
    }
  }

  func value(for key: UnsafeRawPointer, of owner: AnyObject) -> Any? {
    let entry = state.withLock { $0.entries[ObjectIdentifier(owner)] }
    guard let entry, entry.owner === owner else { return nil }
    switch entry.values[key] {
    case .kept(let value): return value
    case .assigned(let reference): return reference.object
    case nil: return nil
    }
  }

  func removeAll(of owner: AnyObject) {
    let removed = state.withLock { $0.entries.removeValue(forKey: ObjectIdentifier(owner)) }
    withExtendedLifetime(removed) {}
  }

  /// Lets go the values of objects that have gone.
  private func sweep() {
    let gone = state.withLock { state -> [Entry] in
      state.willSweep = false
      let gone = state.entries.filter { $0.value.owner == nil }
      for id in gone.keys { state.entries[id] = nil }
      return Array(gone.values)
    }
    withExtendedLifetime(gone) {}
  }
}
