import Foundation

/// What sources ask of the objects in decoded JSON and property lists. On iOS a member that the object's class lacks
/// is nil, too.
extension AnyObjectMember.Elements {
  // MARK: Numbers and texts

  /// Of a number, as it is written; nil for a text.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  public var stringValue: String! { (object as? NSNumber)?.stringValue }
  /// Of a number, or of a text that begins with one: 0 for other texts.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  public var intValue: Int32! { number()?.int32Value }
  /// Of a number, or of a text that begins with one: 0 for other texts.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  public var integerValue: Int! { number()?.intValue }
  /// Of a number, or of a text that begins with one: 0 for other texts.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  public var doubleValue: Double! { number()?.doubleValue }
  /// Of a number, or of a text that begins with one: 0 for other texts.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  public var floatValue: Float! { number()?.floatValue }
  /// Of a number, or of a text that says so: `YES`, `true`, `1`.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  public var boolValue: Bool! {
    (object as? String).map { NSString(string: $0).boolValue } ?? number()?.boolValue
  }
  /// Of a text, in UTF-16 units, or of data, in bytes.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  public var length: Int! { (object as? String)?.utf16.count ?? (object as? Data)?.count }
  /// What the object says of itself.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  public var description: String! { object.map { String(describing: $0) } }

  private func number() -> NSNumber? {
    guard let text = object as? String else { return object as? NSNumber }
    return NSNumber(value: NSString(string: text).doubleValue)
  }

  // MARK: Collections

  /// How many objects there are; nil for what is no collection.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  public var count: Int! {
    switch object {
    case let values as [Any]: values.count
    case let values as [AnyHashable: Any]: values.count
    case let values as Set<AnyHashable>: values.count
    default: nil
    }
  }
  /// The first object of an array; nil where there is none.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  public var firstObject: Any?! { (object as? [Any]).map(\.first) }
  /// The last object of an array; nil where there is none.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  public var lastObject: Any?! { (object as? [Any]).map(\.last) }
  /// The keys of a dictionary, in no order.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  public var allKeys: [Any]! { (object as? [AnyHashable: Any]).map { $0.keys.map(\.base) } }
  /// The values of a dictionary, in no order.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  public var allValues: [Any]! { (object as? [AnyHashable: Any]).map { Array($0.values) } }

  /// The value of a key; nil where there is no dictionary.
  public func object(forKey key: String) -> Any? { self[key] ?? nil }

  /// The value of a key of a dictionary or of another object.
  public func value(forKey key: String) -> Any? {
    self[key] ?? (object as? NSObject)?.value(forKey: key)
  }

  /// The value of keys, each of what the one before gives; nil where one is missing.
  public func value(forKeyPath path: String) -> Any? {
    path.split(separator: ".").reduce(object) { object, key in
      AnyObjectMember.elements(of: object).value(forKey: String(key))
    }
  }
}
