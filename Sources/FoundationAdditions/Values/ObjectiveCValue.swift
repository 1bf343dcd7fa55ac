import Foundation

/// Values on their way between Swift's types and those that Objective-C knows.
public enum ObjectiveCValue {
  // MARK: From Objective-C

  /// A value in another type, as key-value coding and messages convert it; nil if it has no form in that type.
  ///
  /// Numbers of all kinds, Booleans and enumerations with raw values become each other; so do strings and
  /// `NSString`, collections by their elements, and nothing (`nil`, `NSNull`) and an optional without a value.
  public static func convert<Value>(_ value: Any?, to type: Value.Type = Value.self) -> Value? {
    guard let value = flat(value) else {
      return (Value.self as? any OptionalValue.Type)?.none as? Value
    }
    if let optional = Value.self as? any OptionalValue.Type {
      if let result = optional.wrapping(value) as? Value { return result }
      return value is NSNull ? optional.none as? Value : nil
    }
    if let result = value as? Value { return result }
    if let result = number(value, as: Value.self) { return result }
    if let type = Value.self as? any RawRepresentable.Type {
      return raw(value, as: type) as? Value
    }
    return (Value.self as? any ConvertibleCollection.Type)?.collection(value) as? Value
  }

  private static func number<Value>(_ value: Any, as type: Value.Type) -> Value? {
    guard let number = number(of: value) else { return nil }
    switch Value.self {
    case is Bool.Type: return number.boolValue as? Value
    case is NSNumber.Type: return number as? Value
    case is UInt64.Type: return number.uint64Value as? Value
    case is UInt.Type: return number.uintValue as? Value
    case is CGFloat.Type: return CGFloat(number.doubleValue) as? Value
    case let type as any BinaryFloatingPoint.Type: return floating(number, as: type) as? Value
    case let type as any BinaryInteger.Type: return integer(number, as: type) as? Value
    default: return nil
    }
  }

  private static func integer<Value: BinaryInteger>(
    _ number: NSNumber, as type: Value.Type
  ) -> Value {
    Value(truncatingIfNeeded: number.int64Value)
  }

  private static func floating<Value: BinaryFloatingPoint>(
    _ number: NSNumber, as type: Value.Type
  ) -> Value {
    Value(number.doubleValue)
  }

  private static func raw<Value: RawRepresentable>(_ value: Any, as type: Value.Type) -> Value? {
    convert(value, to: Value.RawValue.self).flatMap(Value.init(rawValue:))
  }

  /// The number that a value is, or that a text begins with, as `-[NSString doubleValue]` reads it.
  private static func number(of value: Any) -> NSNumber? {
    if let number = value as? NSNumber { return number }
    if let value = value as? any RawRepresentable {
      // A constant that is a word counts as 0, as `-[NSString integerValue]` reads it.
      return number(of: value.rawValue) ?? (value.rawValue is String ? 0 : nil)
    }
    guard let text = value as? String else { return nil }
    switch text.lowercased() {
    case "yes", "true": return true
    case "no", "false": return false
    default: return Scanner(string: text).scanDouble().map { NSNumber(value: $0) }
    }
  }

  // MARK: To Objective-C

  /// A value as Objective-C has it: numbers and enumerations as `NSNumber`, optionals as what is in them.
  public static func object(_ value: Any?) -> Any? {
    guard let value = flat(value) else { return nil }
    if value is AnyClass || Swift.type(of: value) is AnyClass { return value }
    if let number = value as? NSNumber { return number }
    if let value = value as? any RawRepresentable { return object(value.rawValue) }
    return value
  }

  /// Whether two values are the same for Objective-C; nil where that can't be said.
  static func areEqual(_ left: Any?, _ right: Any?) -> Bool {
    switch (object(left), object(right)) {
    case (nil, nil): return true
    case (let left?, let right?):
      if let left = left as? AnyHashable, let right = right as? AnyHashable { return left == right }
      guard Swift.type(of: left) is AnyClass, Swift.type(of: right) is AnyClass else {
        return false
      }
      return left as AnyObject === right as AnyObject
    default: return false
    }
  }

  /// What is in a value however many optionals it is wrapped into.
  static func flat(_ value: Any?) -> Any? {
    guard let value else { return nil }
    guard let optional = value as? any OptionalValue else { return value }
    return flat(optional.content)
  }
}

// MARK: - Optionals

private protocol OptionalValue {
  static var none: Self { get }
  static func wrapping(_ value: Any) -> Self?
  var content: Any? { get }
}

extension Optional: OptionalValue {
  fileprivate static func wrapping(_ value: Any) -> Self? {
    ObjectiveCValue.convert(value, to: Wrapped.self).map { .some($0) }
  }

  fileprivate var content: Any? { self }
}

// MARK: - Collections

private protocol ConvertibleCollection {
  static func collection(_ value: Any) -> Self?
}

extension Array: ConvertibleCollection {
  fileprivate static func collection(_ value: Any) -> Self? {
    guard let elements = value as? [Any] else { return nil }
    let converted = elements.compactMap { ObjectiveCValue.convert($0, to: Element.self) }
    return converted.count == elements.count ? converted : nil
  }
}

extension Set: ConvertibleCollection {
  fileprivate static func collection(_ value: Any) -> Self? {
    let elements = (value as? NSSet)?.allObjects ?? value as? [Any]
    guard let elements else { return nil }
    let converted = elements.compactMap { ObjectiveCValue.convert($0, to: Element.self) }
    return converted.count == elements.count ? Set(converted) : nil
  }
}

extension Dictionary: ConvertibleCollection {
  fileprivate static func collection(_ value: Any) -> Self? {
    guard let pairs = value as? [AnyHashable: Any] else { return nil }
    var converted: Self = [:]
    for (key, value) in pairs {
      guard let key = ObjectiveCValue.convert(key.base, to: Key.self),
        let value = ObjectiveCValue.convert(value, to: Value.self)
      else { return nil }
      converted[key] = value
    }
    return converted
  }
}
