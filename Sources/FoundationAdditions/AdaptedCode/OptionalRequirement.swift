import Foundation

/// The optional requirements of Objective-C's protocols, found in the tables of classes.
///
/// Swift's protocols have none. Adapted code declares for each a property of the requirement's base name, which is
/// nil for an object that has no such method and can otherwise be called:
///
///     @objc protocol ListDelegate { @objc optional func list(_ list: List, didSelect row: Int) }
///     delegate?.list?(self, didSelect: 3)
public enum OptionalRequirement {
  /// Whether an object has at least one of the methods of these names in Objective-C.
  public static func exists(of object: AnyObject, _ selectors: [String]) -> Bool {
    selectors.contains { ClassTable.method(Selector($0), of: object) != nil }
  }

  /// The object itself, whose optional method of one of Apple's protocols is about to be called:
  /// `delegate?.scrollViewDidScroll?(view)`; nil for an object whose class does not implement it.
  ///
  /// Those protocols have defaults here in place of optional methods. What a class implements its table says; an
  /// object of a class without one, which is of a library that is not adapted, is taken at its protocol's word.
  public static func responding<Object>(_ object: Object?, _ selector: String) -> Object? {
    guard let object else { return nil }
    let type: AnyClass = Swift.type(of: object as AnyObject)
    let answers =
      ClassTable.method(Selector(selector), of: object as AnyObject) != nil
      || ClassRegistry.shared.isNamed(selector, by: type)
    return answers || !ClassRegistry.shared.hasTable(type) ? object : nil
  }

  /// The value of a property; nil if the object's class doesn't have it.
  public static func value<Value>(of object: AnyObject, _ key: String) -> Value? {
    guard let method = ClassTable.method(Selector(key), of: object) else { return nil }
    return (try? method.call(object, [])).flatMap { ObjectiveCValue.convert($0) }
  }

  /// What the method gives; nil if the object's class doesn't have it.
  public static func callIfExists<Result>(
    _ object: AnyObject, _ selector: String, _ arguments: [Any?]
  ) -> Result? {
    guard let method = ClassTable.method(Selector(selector), of: object) else { return nil }
    return (try? method.call(object, arguments)).flatMap { ObjectiveCValue.convert($0) }
  }

  /// What a method that exists and may throw gives.
  ///
  /// A method of that name that takes or gives values of other types than the requirement ends the app, as on iOS.
  ///
  /// - Throws: What the method throws.
  public static func throwing<Result>(
    _ object: AnyObject, _ selector: String, _ arguments: [Any?]
  ) throws -> Result {
    guard let method = ClassTable.method(Selector(selector), of: object) else {
      return mismatch(object, selector)
    }
    do {
      guard let result: Result = ObjectiveCValue.convert(try method.call(object, arguments)) else {
        return mismatch(object, selector)
      }
      return result
    } catch is ObjectiveCMethod.ArgumentMismatch {
      return mismatch(object, selector)
    }
  }

  private static func mismatch<Result>(_ object: AnyObject, _ selector: String) -> Result {
    preconditionFailure(
      "-[\(type(of: object)) \(selector)]: its types are not those of the protocol's requirement.")
  }

  /// What a method that exists gives.
  ///
  /// A method of that name that takes or gives values of other types than the requirement ends the app, as on iOS.
  public static func call<Result>(
    _ object: AnyObject, _ selector: String, _ arguments: [Any?]
  ) -> Result {
    guard let result: Result = callIfExists(object, selector, arguments) else {
      return mismatch(object, selector)
    }
    return result
  }
}
