import Foundation

extension XCUIElement {
  /// An attribute by its key, as Objective-C's key-value coding spells it.
  ///
  /// Fails for an unknown key.
  public func value(forKey key: String) -> Any? {
    switch key {
    case "exists": return exists
    case "isHittable", "hittable": return isHittable
    default: break
    }
    guard let attribute = AttributeKey(rawValue: key) else {
      Failure.record { "XCUIElement has no key '\(key)'. \(AttributeKey.hint(for: key))" }
      return nil
    }
    return resolved().flatMap { attribute.object(of: $0) }
  }

  /// An attribute by its key path; a frame's parts can be reached.
  public func value(forKeyPath keyPath: String) -> Any? {
    let keys = keyPath.split(separator: ".").map(String.init)
    guard let first = keys.first else { return nil }
    guard keys.count > 1 else { return value(forKey: first) }
    guard let attribute = AttributeKey(rawValue: first), let element = resolved() else {
      return value(forKey: first)
    }
    return attribute.value(of: element).value(at: keys.dropFirst())?.object
  }
}
