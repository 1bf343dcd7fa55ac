import Foundation

/// What key-value coding means for collections: dictionaries and user defaults have their own keys, others ask their
/// elements.
struct KeyedCollection {
  private enum Kind {
    case array([Any])
    case set([Any])
    case dictionary(NSDictionary)
    case defaults(UserDefaults)
  }

  private let kind: Kind

  init?(_ object: any NSObjectProtocol) {
    switch object {
    case let array as NSArray: kind = .array(Array(array))
    case let set as NSOrderedSet: kind = .array(set.array)
    case let set as NSSet: kind = .set(set.allObjects)
    case let dictionary as NSDictionary: kind = .dictionary(dictionary)
    case let defaults as UserDefaults: kind = .defaults(defaults)
    default: return nil
    }
  }

  private var elements: [Any] {
    switch kind {
    case .array(let elements), .set(let elements): elements
    case .dictionary(let dictionary): dictionary.allValues
    case .defaults: []
    }
  }

  // MARK: Keys

  func value(forKey key: String) -> Any? {
    if case .defaults(let defaults) = kind { return defaults.object(forKey: key) }
    if case .dictionary(let dictionary) = kind, !key.hasPrefix("@") {
      return dictionary.object(forKey: key)
    }
    if key == "@count" { return NSNumber(value: elements.count) }
    let values = elements.map { KeyPathParts.object($0).value(forKey: key) ?? NSNull() }
    guard case .set = kind else { return values }
    return NSSet(array: values.filter { !($0 is NSNull) })
  }

  /// Whether the collection knows what to do.
  func setValue(_ value: Any?, forKey key: String) -> Bool {
    if case .defaults(let defaults) = kind {
      defaults.set(value, forKey: key)
      return true
    }
    guard case .dictionary(let dictionary) = kind else {
      for element in elements { KeyPathParts.object(element).setValue(value, forKey: key) }
      return true
    }
    guard let dictionary = dictionary as? NSMutableDictionary else { return false }
    if let value {
      dictionary.setObject(value, forKey: NSString(string: key))
    } else {
      dictionary.removeObject(forKey: key)
    }
    return true
  }

  // MARK: Operators

  /// The result of a path that begins with `@sum` or another operator.
  func result(ofOperator path: String) -> Any? {
    let (name, rest) = KeyPathParts.split(path)
    if name == "@count" { return NSNumber(value: elements.count) }
    guard let rest else {
      Mistake.fail("\(path): the operator \(name) needs a key path behind it.")
      return nil
    }
    let values = elements.compactMap { element -> Any? in
      rest == "self" ? element : KeyPathParts.object(element).value(forKeyPath: rest)
    }
    let numbers = values.compactMap { ($0 as? NSNumber)?.doubleValue }
    switch name {
    case "@sum": return NSNumber(value: numbers.reduce(0, +))
    case "@avg":
      return NSNumber(value: numbers.isEmpty ? 0 : numbers.reduce(0, +) / Double(numbers.count))
    case "@min": return values.min(by: Self.precedes)
    case "@max": return values.max(by: Self.precedes)
    case "@unionOfObjects": return values
    case "@distinctUnionOfObjects": return NSOrderedSet(array: values).array
    case "@unionOfArrays": return values.flatMap { $0 as? [Any] ?? [] }
    case "@distinctUnionOfArrays":
      return NSOrderedSet(array: values.flatMap { $0 as? [Any] ?? [] }).array
    default:
      Mistake.fail(
        "\(path): no operator is called \(name). There are @count, @sum, @avg, @min, @max, "
          + "@unionOfObjects, @distinctUnionOfObjects, @unionOfArrays and @distinctUnionOfArrays.")
      return nil
    }
  }

  private static func precedes(_ left: Any, _ right: Any) -> Bool {
    switch (left, right) {
    case (let left as NSNumber, let right as NSNumber): left.compare(right) == .orderedAscending
    case (let left as Date, let right as Date): left < right
    case (let left as String, let right as String): left < right
    default: false
    }
  }
}
