import Foundation

/// The environment of a part of the tree: the values set here, in front of those of the scope above.
///
/// Nodes share the scope they live in. When a value in a scope changes, the scope changes in place
/// and the nodes below that read the key are invalidated; the others do not notice.
@MainActor
package final class EnvironmentScope {
  struct Entry {
    let key: ObjectIdentifier
    var value: Any
  }

  package nonisolated let parent: EnvironmentScope?
  nonisolated(unsafe) private var entries: [Entry] { didSet { noteKeys() } }
  /// The keys of the first entries, 0 for none: scopes have few, and a look at all of them is needed for each value.
  @exclusivity(unchecked) nonisolated(unsafe) private var firstKeys: (UInt, UInt, UInt, UInt) =
    (0, 0, 0, 0)
  nonisolated(unsafe) private var lookup: [ObjectIdentifier: Any]?

  /// Grows with every change in any scope; derived values are kept with the epoch they belong to.
  @exclusivity(unchecked) nonisolated(unsafe) static var epoch = 0

  /// Values derived from the scope, each made once an epoch.
  ///
  /// Keyed by the deriving type. Only `derive` writes it, and notes there what it has put in.
  private var derived: [ObjectIdentifier: (epoch: Int, value: AnyObject)] = [:]
  /// What was derived last, kept by `derived`: the texts of a list come one after the other.
  @exclusivity(unchecked) private var lastDerived: Unmanaged<AnyObject>?
  @exclusivity(unchecked) private var lastDerivedKey: ObjectIdentifier?
  @exclusivity(unchecked) private var lastDerivedEpoch = -1

  /// Scopes that many nodes share, such as the one of default button labels.
  ///
  /// Nodes keep them alive; a scope that goes takes itself out.
  nonisolated(unsafe) private var sharedChildren: [ObjectIdentifier: Unmanaged<EnvironmentScope>] =
    [:]
  /// The shared child that was asked for last: the buttons of a list come one after the other.
  @exclusivity(unchecked) nonisolated(unsafe) private var lastShared:
    (key: ObjectIdentifier, child: Unmanaged<EnvironmentScope>)?
  /// What the scope is called among its parent's shared children.
  nonisolated(unsafe) private var sharedKey: ObjectIdentifier?

  init(parent: EnvironmentScope?, entries: [Entry]) {
    self.parent = parent
    self.entries = entries
    noteKeys()
    if parent == nil {
      lookup = Dictionary(entries.map { ($0.key, $0.value) }, uniquingKeysWith: { $1 })
    }
  }

  private nonisolated func noteKeys() {
    func key(_ index: Int) -> UInt {
      index < entries.count ? UInt(bitPattern: entries[index].key) : 0
    }
    firstKeys = (key(0), key(1), key(2), key(3))
  }

  deinit {
    guard let sharedKey, let parent else { return }
    parent.sharedChildren[sharedKey] = nil
    parent.lastShared = nil
  }

  /// The value for a key here or above; nil when nobody set it.
  ///
  /// - Complexity: O(d) in the number of scopes between here and the root.
  nonisolated func value(for key: ObjectIdentifier) -> Any? {
    let wanted = UInt(bitPattern: key)
    var scope: EnvironmentScope? = self
    while let current = scope {
      if let lookup = current.lookup {
        if let value = lookup[key] { return value }
      } else if let index = current.index(of: wanted) {
        return current.entries[index].value
      }
      scope = current.parent
    }
    return nil
  }

  private nonisolated func index(of key: UInt) -> Int? {
    let keys = firstKeys
    if keys.0 == key { return 0 }
    if keys.1 == key { return 1 }
    if keys.2 == key { return 2 }
    if keys.3 == key { return 3 }
    guard keys.3 != 0 else { return nil }
    return entries.firstIndex { UInt(bitPattern: $0.key) == key }
  }

  /// The value for a key that is set in this very scope.
  func ownValue(for key: ObjectIdentifier) -> Any? {
    entries.first { $0.key == key }?.value
  }

  /// The values as users see them.
  package nonisolated var values: EnvironmentValues { EnvironmentValues(scope: self) }

  /// Replaces the scope's own values; returns the keys whose values changed.
  func replaceEntries(_ new: [Entry]) -> EnvironmentKeySet {
    var changed: EnvironmentKeySet = []
    for entry in new {
      if let old = entries.first(where: { $0.key == entry.key }) {
        if !isEqual(old.value, entry.value) { changed.insert(entry.key) }
      } else {
        changed.insert(entry.key)
      }
    }
    for old in entries where !new.contains(where: { $0.key == old.key }) {
      changed.insert(old.key)
    }
    entries = new
    if lookup != nil {
      lookup = Dictionary(new.map { ($0.key, $0.value) }, uniquingKeysWith: { $1 })
    }
    if !changed.isEmpty { Self.epoch += 1 }
    return changed
  }

  /// Sets single values, keeping the scope's others; returns the keys whose values changed.
  package func update(_ body: (inout EnvironmentValues) -> Void) -> EnvironmentKeySet {
    var values = EnvironmentValues()
    body(&values)
    var new = entries
    for change in values.changes {
      new.removeAll { $0.key == change.key }
      new.append(change)
    }
    return replaceEntries(new)
  }

  private func isEqual(_ lhs: Any, _ rhs: Any) -> Bool {
    func compare<T>(_ left: T) -> Bool {
      guard let right = rhs as? T else { return false }
      return areEqual(left, right)
    }
    return _openExistential(lhs, do: compare)
  }

  /// A value computed from the scope, kept until some environment changes.
  func derive<Value: AnyObject>(_ type: Value.Type, _ make: (EnvironmentValues) -> Value) -> Value {
    let key = ObjectIdentifier(type)
    if lastDerivedKey == key, lastDerivedEpoch == Self.epoch, let lastDerived {
      return trusted(lastDerived.takeUnretainedValue(), as: type)
    }
    if let kept = derived[key], kept.epoch == Self.epoch {
      noteDerived(kept.value, key)
      return trusted(kept.value, as: type)
    }
    let value = Tracking.untracked { make(values) }
    derived[key] = (Self.epoch, value)
    noteDerived(value, key)
    return value
  }

  private func noteDerived(_ value: AnyObject, _ key: ObjectIdentifier) {
    lastDerived = .passUnretained(value)
    lastDerivedKey = key
    lastDerivedEpoch = Self.epoch
  }

  /// A scope below this one that every node asking with the same `key` shares.
  func sharedChild(
    _ key: Any.Type, _ change: (inout EnvironmentValues) -> Void
  ) -> EnvironmentScope {
    let id = ObjectIdentifier(key)
    if let lastShared, lastShared.key == id { return lastShared.child.takeUnretainedValue() }
    if let child = sharedChildren[id] {
      lastShared = (id, child)
      return child.takeUnretainedValue()
    }
    let child = makeChild(change)
    child.sharedKey = id
    sharedChildren[id] = .passUnretained(child)
    lastShared = (id, .passUnretained(child))
    return child
  }

  /// A scope below this one.
  package func makeChild(_ change: (inout EnvironmentValues) -> Void) -> EnvironmentScope {
    var values = EnvironmentValues(scope: self)
    change(&values)
    return EnvironmentScope(parent: self, entries: values.changes)
  }
}
