import Foundation

/// The proxies that the app has asked for, and how they reach views and bar items.
@MainActor
package enum AppearanceProxies {
  private struct Entry {
    let type: AnyClass
    let containers: [any UIAppearanceContainer.Type]
    let proxy: NSObject
    /// An instance that nobody has set anything on.
    let pristine: NSObject
    let rules: [AppearanceRule]
    /// How many classes lie between the type and `NSObject`.
    let depth: Int
  }

  /// The most specific first.
  private static var entries: [Entry] = []

  /// Finds or makes the proxy of a class.
  ///
  /// `rules`: What the proxy hands on.
  static func proxy<Value: NSObject>(
    for type: Value.Type, in containers: [any UIAppearanceContainer.Type],
    rules: [AppearanceRule], make: (Value.Type) -> NSObject?
  ) -> Value {
    let found = entries.first {
      $0.type == type
        && $0.containers.map(ObjectIdentifier.init) == containers.map(ObjectIdentifier.init)
    }
    if let proxy = found?.proxy as? Value { return proxy }
    guard let proxy = make(type) as? Value, let pristine = make(type) else {
      preconditionFailure("UIAppearance: no instance of \(type) could be made.")
    }
    let entry = Entry(
      type: type, containers: containers, proxy: proxy, pristine: pristine, rules: rules,
      depth: depth(of: type))
    entries.append(entry)
    entries.sort {
      ($0.containers.count, $0.depth) > ($1.containers.count, $1.depth)
    }
    return proxy
  }

  /// Whether the app has asked for any proxy.
  static var isInUse: Bool { !entries.isEmpty }

  /// Forgets what was set; for tests.
  package static func reset() {
    entries.removeAll()
    AppearanceRule.told.removeAll()
  }

  /// Gives a view that enters a window what the proxies say.
  static func apply(to view: UIView) {
    guard !entries.isEmpty else { return }
    apply(to: view, from: view.superview)
  }

  /// Gives an item that a bar shows what the proxies say.
  static func apply(to item: UIBarItem, in bar: UIView) {
    guard !entries.isEmpty else { return }
    apply(to: item, from: bar)
  }

  private static func apply(to target: NSObject, from parent: UIResponder?) {
    for entry in entries where isKind(target, of: entry.type) {
      guard isContained(parent, in: entry.containers) else { continue }
      for rule in entry.rules { rule.apply(entry.proxy, entry.pristine, target) }
    }
  }

  private static func isContained(
    _ parent: UIResponder?, in containers: [any UIAppearanceContainer.Type]
  ) -> Bool {
    var responder = parent
    for container in containers {
      let type: AnyClass = container
      while let current = responder, !isKind(current, of: type) { responder = current.next }
      guard responder != nil else { return false }
      responder = responder?.next
    }
    return true
  }

  private static func isKind(_ object: NSObject, of type: AnyClass) -> Bool {
    var current: AnyClass? = Swift.type(of: object)
    while let found = current {
      if found == type { return true }
      current = _getSuperclass(found)
    }
    return false
  }

  private static func depth(of type: AnyClass) -> Int {
    sequence(first: type) { _getSuperclass($0) }.reduce(0) { count, _ in count + 1 }
  }
}
