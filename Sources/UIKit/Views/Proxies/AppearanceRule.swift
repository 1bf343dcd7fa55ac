import Device
import Foundation
import FoundationAdditions

/// One property that an appearance proxy hands on.
@MainActor
struct AppearanceRule {
  /// Takes the proxy, an untouched instance and the instance to change.
  let apply: @MainActor (_ proxy: NSObject, _ pristine: NSObject, _ target: NSObject) -> Void

  private init<Root: NSObject>(
    of type: Root.Type,
    _ apply: @escaping @MainActor (_ proxy: Root, _ pristine: Root, _ target: Root) -> Void
  ) {
    self.apply = { proxy, pristine, target in
      guard let proxy = proxy as? Root, let pristine = pristine as? Root,
        let target = target as? Root
      else { return }
      apply(proxy, pristine, target)
    }
  }

  /// Hands a value on that was set on the proxy, to instances that still have the first one.
  init<Root: NSObject, Value: Equatable>(_ path: ReferenceWritableKeyPath<Root, Value>) {
    self.init(of: Root.self) { proxy, pristine, target in
      let first = pristine[keyPath: path]
      let value = proxy[keyPath: path]
      guard value != first, target[keyPath: path] == first else { return }
      target[keyPath: path] = value
    }
  }

  /// Hands a value on that an object of an app's class was given by its key.
  init(key: String) {
    self.init(of: NSObject.self) { proxy, pristine, target in
      guard ClassTable.property(key, of: proxy)?.isWritable == true else { return }
      let first = pristine.value(forKey: key)
      let value = proxy.value(forKey: key)
      guard !Self.areEqual(value, first), Self.areEqual(target.value(forKey: key), first) else {
        return
      }
      target.setValue(value, forKey: key)
    }
  }

  private static func areEqual(_ one: Any?, _ other: Any?) -> Bool {
    switch (one, other) {
    case (nil, nil): true
    case (let one?, let other?): (one as? AnyHashable) == (other as? AnyHashable)
    default: false
    }
  }

  /// Hands an object on if the proxy's copy says something else than a fresh one.
  init<Root: NSObject>(bar path: ReferenceWritableKeyPath<Root, some UIBarAppearance>) {
    self.init(of: Root.self) { proxy, pristine, target in
      let first = pristine[keyPath: path]
      let value = proxy[keyPath: path]
      guard !value.looks(like: first), target[keyPath: path].looks(like: first) else { return }
      target[keyPath: path] = value
    }
  }

  /// Hands attributes of texts on to instances that have none.
  init<Root: NSObject>(
    attributes path: ReferenceWritableKeyPath<Root, [NSAttributedString.Key: Any]?>
  ) {
    self.init(of: Root.self) { proxy, _, target in
      guard let value = proxy[keyPath: path], target[keyPath: path] == nil else { return }
      target[keyPath: path] = value
    }
  }

  /// Tells once of a value that was set on the proxy, and that instances do not take over.
  init<Root: NSObject, Value: Equatable>(telling name: String, _ path: KeyPath<Root, Value>) {
    self.init(of: Root.self) { proxy, pristine, _ in
      guard proxy[keyPath: path] != pristine[keyPath: path] else { return }
      let place = "\(type(of: proxy)).\(name)"
      guard Self.told.insert(place).inserted else { return }
      RuntimeIssue.report(
        "UIAppearance: \(place) was set on a proxy, from which no instance takes it over here.")
    }
  }

  /// The properties that were told of.
  static var told: Set<String> = []

  /// Hands on what depends on a control's state or a bar's metrics: instances keep what they have of their own.
  init<Root: NSObject, Key, Value>(
    byKey path: ReferenceWritableKeyPath<Root, [Key: Value]>
  ) {
    self.init(of: Root.self) { proxy, _, target in
      let values = proxy[keyPath: path].filter { target[keyPath: path][$0.key] == nil }
      guard !values.isEmpty else { return }
      target[keyPath: path].merge(values) { own, _ in own }
      // Not each of these dictionaries has an observer.
      (target as? UIView)?.setNeedsLayout()
      (target as? UIView)?.setNeedsDisplay()
    }
  }
}
