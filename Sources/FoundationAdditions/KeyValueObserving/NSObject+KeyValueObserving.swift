import Foundation

// MARK: - By Swift key paths

extension NSObjectProtocol where Self: NSObject {
  /// Calls a closure with each change of a property, as long as the result is kept.
  ///
  /// Each property on the way has to be in the table of its class: `@objc dynamic` ones of adapted code are, and
  /// those that Apple documents as observable.
  public func observe<Value>(
    _ keyPath: KeyPath<Self, Value>, options: NSKeyValueObservingOptions = [],
    changeHandler: @escaping (Self, NSKeyValueObservedChange<Value>) -> Void
  ) -> NSKeyValueObservation {
    let name = KeyPathNames.name(of: keyPath, on: self)
    if name == nil {
      Mistake.fail(
        "observe(_:options:changeHandler:): a property on the way of \(keyPath) cannot be observed. "
          + NearestNames(of: "", in: ClassRegistry.shared.keys(of: type(of: self)))
          .text(of: "\(type(of: self))", kind: "keys"))
    }
    let observation = KeyPathObservation(
      self, keyPath: name ?? "", options: options,
      read: { object in (object as? Self).map { $0[keyPath: keyPath] } },
      tell: { object, change in
        guard let object = object as? Self else { return }
        changeHandler(
          object,
          NSKeyValueObservedChange(
            kind: change.kind, newValue: Self.value(change.new), oldValue: Self.value(change.old),
            indexes: change.indexes, isPrior: change.isPrior))
      })
    if name != nil { observation.begin() }
    return NSKeyValueObservation(observation)
  }

  private static func value<Value>(_ value: Any??) -> Value? {
    guard let value else { return nil }
    return value as? Value
  }

  /// Says that the value of a property is about to change.
  public func willChangeValue<Value>(for keyPath: KeyPath<Self, Value>) {
    guard ObservedKeys.shared.isActive else { return }
    KeyPathNames.name(of: keyPath, on: self).map { willChangeValue(forKey: $0) }
  }

  /// Says that the value of a property has changed.
  public func didChangeValue<Value>(for keyPath: KeyPath<Self, Value>) {
    guard ObservedKeys.shared.isActive else { return }
    KeyPathNames.name(of: keyPath, on: self).map { didChangeValue(forKey: $0) }
  }
}

// MARK: - By names

extension NSObjectProtocol {
  /// Lets another object observe the value at the end of a path of keys, until it is removed.
  ///
  /// Neither object is kept. `context` is handed on.
  public func addObserver(
    _ observer: NSObject, forKeyPath keyPath: String, options: NSKeyValueObservingOptions = [],
    context: UnsafeMutableRawPointer?
  ) {
    let observation = KeyPathObservation(
      self, keyPath: keyPath, options: options, observer: observer, context: context,
      read: { object in (object as? any NSObjectProtocol)?.value(forKeyPath: keyPath) },
      tell: { [weak observer] object, change in
        observer?.observeValue(
          forKeyPath: keyPath, of: object, change: change.dictionary, context: context)
      })
    observation.begin()
  }

  public func removeObserver(
    _ observer: NSObject, forKeyPath keyPath: String, context: UnsafeMutableRawPointer?
  ) {
    remove(observer, keyPath: keyPath) { $0.context == context }
  }

  public func removeObserver(_ observer: NSObject, forKeyPath keyPath: String) {
    remove(observer, keyPath: keyPath) { _ in true }
  }

  private func remove(
    _ observer: NSObject, keyPath: String, where matches: (KeyPathObservation) -> Bool
  ) {
    let found = ObservedKeys.shared.observations(of: self) {
      $0.observer == ObjectIdentifier(observer) && $0.keyPath == keyPath && matches($0)
    }
    guard let last = found.last else {
      Mistake.fail(
        "Cannot remove an observer \(type(of: observer)) for the key path \"\(keyPath)\" from "
          + "\(type(of: self)) because it is not registered as an observer.")
      return
    }
    last.end()
  }

  /// Tells an observer of a change; a class with a version of its own says so in its table.
  public func observeValue(
    forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?,
    context: UnsafeMutableRawPointer?
  ) {
    let own = OwnVersion.call(
      "observeValueForKeyPath:ofObject:change:context:", of: self, about: keyPath ?? "",
      with: [keyPath, object, change, context])
    guard own == nil else { return }
    Mistake.fail(
      "-[\(type(of: self)) observeValueForKeyPath:ofObject:change:context:]: a change of "
        + "\(keyPath ?? "nil") was received but not handled.")
  }

  // MARK: Changes

  /// Says that a value is about to change; each call needs one of `didChangeValue(forKey:)`.
  public func willChangeValue(forKey key: String) {
    guard ObservedKeys.shared.isActive else { return }
    for listener in ObservedKeys.shared.listeners(to: self, key: key) { listener.willChange(nil) }
  }

  /// Says that a value has changed.
  public func didChangeValue(forKey key: String) {
    guard ObservedKeys.shared.isActive else { return }
    for listener in ObservedKeys.shared.listeners(to: self, key: key) { listener.didChange(nil) }
  }

  /// Says that objects of a collection are about to be inserted, removed or replaced.
  public func willChange(
    _ kind: NSKeyValueChange, valuesAt indexes: IndexSet, forKey key: String
  ) {
    let mutation = KeyPathObservation.Mutation(kind: kind, indexes: indexes)
    for listener in ObservedKeys.shared.listeners(to: self, key: key) {
      listener.willChange(mutation)
    }
  }

  /// Says that objects of a collection have been inserted, removed or replaced.
  public func didChange(_ kind: NSKeyValueChange, valuesAt indexes: IndexSet, forKey key: String) {
    let mutation = KeyPathObservation.Mutation(kind: kind, indexes: indexes)
    for listener in ObservedKeys.shared.listeners(to: self, key: key) {
      listener.didChange(mutation)
    }
  }
}

extension KeyPathObservation.Change {
  /// As observers by names are told; `NSNull` stands for nil.
  fileprivate var dictionary: [NSKeyValueChangeKey: Any] {
    var entries: [NSKeyValueChangeKey: Any] = [.kindKey: NSNumber(value: kind.rawValue)]
    if let new { entries[.newKey] = ObjectiveCValue.object(new) ?? NSNull() }
    if let old { entries[.oldKey] = ObjectiveCValue.object(old) ?? NSNull() }
    if let indexes { entries[.indexesKey] = indexes }
    if isPrior { entries[.notificationIsPriorKey] = true }
    return entries
  }
}
