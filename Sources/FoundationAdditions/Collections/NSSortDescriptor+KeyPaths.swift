import Foundation

extension NSSortDescriptor {
  /// Orders objects by the value of a property that may be nil, which stands first, or true and false.
  ///
  /// Foundation on Linux has this for values alone that Swift compares.
  @_disfavoredOverload
  public convenience init<Root, Value>(keyPath: KeyPath<Root, Value>, ascending: Bool) {
    self.init(keyPath: \Root.self, ascending: ascending) { left, right in
      guard let left = left as? Root, let right = right as? Root else { return .orderedSame }
      return PropertyOrder.compare(left[keyPath: keyPath], right[keyPath: keyPath])
    }
  }
}

private enum PropertyOrder {
  static func compare(_ left: Any, _ right: Any) -> ComparisonResult {
    switch (present(left), present(right)) {
    case (nil, nil): .orderedSame
    case (nil, _): .orderedAscending
    case (_, nil): .orderedDescending
    case (let left as Bool, let right as Bool):
      left == right ? .orderedSame : left ? .orderedDescending : .orderedAscending
    case (let left as any Comparable, let right?): compare(left, with: right)
    case (let left as NSNumber, let right as NSNumber): left.compare(right)
    default: .orderedSame
    }
  }

  private static func compare<Value: Comparable>(
    _ left: Value, with right: Any
  ) -> ComparisonResult {
    guard let right = right as? Value, left != right else { return .orderedSame }
    return left < right ? .orderedAscending : .orderedDescending
  }

  /// What an optional holds.
  private static func present(_ value: Any) -> Any? {
    let mirror = Mirror(reflecting: value)
    return mirror.displayStyle == .optional ? mirror.children.first?.value : value
  }
}
