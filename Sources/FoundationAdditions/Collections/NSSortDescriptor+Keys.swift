import Foundation

extension NSSortDescriptor {
  /// Orders objects by the value of a key path, as key-value coding finds it; nil stands first.
  public convenience init(key: String?, ascending: Bool) {
    self.init(keyPath: \NSObject.self, ascending: ascending) { left, right in
      KeyOrder.compare(left, right, by: key) { KeyOrder.compare($0, $1) }
    }
  }

  /// Orders objects by the value of a key path, which a method of the values compares.
  ///
  /// The comparing methods of strings are known, and those that the tables of classes have.
  public convenience init(key: String?, ascending: Bool, selector: Selector?) {
    let order = KeyOrder(selector)
    self.init(keyPath: \NSObject.self, ascending: ascending) { left, right in
      KeyOrder.compare(left, right, by: key) { order.compare($0, $1) }
    }
  }

  /// Orders objects by the value of a key path, which a closure compares.
  public convenience init(
    key: String?, ascending: Bool, comparator: @escaping Comparator
  ) {
    self.init(keyPath: \NSObject.self, ascending: ascending) { left, right in
      KeyOrder.compare(left, right, by: key, with: comparator)
    }
  }
}

/// How values that were found by keys are ordered.
private struct KeyOrder {
  private let selector: Selector?

  init(_ selector: Selector?) {
    self.selector = selector
  }

  static func compare(
    _ left: Any, _ right: Any, by key: String?, with compare: (Any, Any) -> ComparisonResult
  ) -> ComparisonResult {
    func value(_ object: Any) -> Any? {
      guard let key, key != "self" else { return object }
      return KeyPathParts.object(object).value(forKeyPath: key)
    }
    switch (value(left), value(right)) {
    case (nil, nil): return .orderedSame
    case (nil, _): return .orderedAscending
    case (_, nil): return .orderedDescending
    case (let left?, let right?): return compare(left, right)
    }
  }

  /// As the values themselves compare.
  static func compare(_ left: Any, _ right: Any) -> ComparisonResult {
    switch (left, right) {
    case (let left as NSNumber, let right as NSNumber): left.compare(right)
    case (let left as String, let right as String): left.compare(right)
    case (let left as Date, let right as Date): left.compare(right)
    default: .orderedSame
    }
  }

  func compare(_ left: Any, _ right: Any) -> ComparisonResult {
    guard let selector, selector != "compare:" else { return Self.compare(left, right) }
    if let left = left as? String, let right = right as? String {
      switch selector.name {
      case "caseInsensitiveCompare:": return left.caseInsensitiveCompare(right)
      case "localizedCaseInsensitiveCompare:": return left.localizedCaseInsensitiveCompare(right)
      case "localizedStandardCompare:": return left.localizedStandardCompare(right)
      case "localizedCompare:": return left.localizedCompare(right)
      default: break
      }
    }
    let object = left as AnyObject
    guard let method = ClassTable.method(selector, of: object) else {
      Mistake.fail(ActionDispatch.unknown(selector, of: object))
      return .orderedSame
    }
    return (try? method.call(object, [right])) as? ComparisonResult ?? .orderedSame
  }
}
