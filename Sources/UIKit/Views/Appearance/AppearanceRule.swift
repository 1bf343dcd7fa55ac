import Foundation

/// One property that an appearance proxy hands on.
@MainActor
struct AppearanceRule {
  /// Takes the proxy, an untouched instance and the instance to change.
  let apply: @MainActor (_ proxy: NSObject, _ pristine: NSObject, _ target: NSObject) -> Void

  /// Hands a value on that was set on the proxy, to instances that still have the first one.
  init<Root: NSObject, Value: Equatable>(_ path: ReferenceWritableKeyPath<Root, Value>) {
    apply = { proxy, pristine, target in
      guard let proxy = proxy as? Root, let pristine = pristine as? Root,
        let target = target as? Root
      else { return }
      let first = pristine[keyPath: path]
      let value = proxy[keyPath: path]
      guard value != first, target[keyPath: path] == first else { return }
      target[keyPath: path] = value
    }
  }

  /// Hands an object on if the proxy's copy says something else than a fresh one.
  init<Root: NSObject>(bar path: ReferenceWritableKeyPath<Root, some UIBarAppearance>) {
    apply = { proxy, pristine, target in
      guard let proxy = proxy as? Root, let pristine = pristine as? Root,
        let target = target as? Root
      else { return }
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
    apply = { proxy, _, target in
      guard let proxy = proxy as? Root, let target = target as? Root,
        let value = proxy[keyPath: path], target[keyPath: path] == nil
      else { return }
      target[keyPath: path] = value
    }
  }

  /// Hands attributes on that depend on the state of the control.
  init<Root: NSObject>(
    states path: ReferenceWritableKeyPath<Root, [UInt: [NSAttributedString.Key: Any]]>
  ) {
    apply = { proxy, _, target in
      guard let proxy = proxy as? Root, let target = target as? Root,
        !proxy[keyPath: path].isEmpty
      else { return }
      target[keyPath: path].merge(proxy[keyPath: path]) { own, _ in own }
    }
  }
}
