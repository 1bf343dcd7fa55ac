import Foundation

/// Calls a selector's method on an object, and says clearly when it cannot.
package enum ActionDispatch {
  /// Calls the method with as many of `arguments` as it takes.
  ///
  /// Arguments of types that the method doesn't take are a mistake, which is told. `standIns` are for arguments that
  /// are nil where the method's parameter is not optional, by their places.
  ///
  /// - Returns: whether the object has such a method.
  @discardableResult
  package static func send(
    _ selector: Selector, to target: AnyObject, with arguments: [Any?],
    inPlaceOfNil standIns: [Int: Any] = [:]
  ) -> Bool {
    guard let method = ClassTable.method(selector, of: target) else { return false }
    _ = call(method, on: target, with: arguments, standIns)
    return true
  }

  /// Calls the method as a message without an answer; an object without it has made a mistake that ends an app on iOS.
  ///
  /// - Returns: whether the object has such a method.
  @discardableResult
  package static func require(
    _ selector: Selector, of target: AnyObject, with arguments: [Any?],
    inPlaceOfNil standIns: [Int: Any] = [:]
  ) -> Bool {
    if send(selector, to: target, with: arguments, inPlaceOfNil: standIns) { return true }
    Mistake.fail(unknown(selector, of: target))
    return false
  }

  /// Calls the method; an object without it has made a mistake that ends an app on iOS.
  @discardableResult
  package static func perform(_ selector: Selector?, on target: AnyObject, with arguments: [Any?])
    -> Unmanaged<AnyObject>?
  {
    guard let selector else { return nil }
    guard let method = ClassTable.method(selector, of: target) else {
      Mistake.fail(unknown(selector, of: target))
      return nil
    }
    guard let result = call(method, on: target, with: arguments),
      let value = ObjectiveCValue.object(result), !(value is Void)
    else { return nil }
    return ReturnedValues.keep(value as AnyObject)
  }

  /// Whether the tables of an object's class, or of its superclasses, have a method of this name.
  static func responds(_ target: AnyObject, to selector: Selector) -> Bool {
    if target is AnyClass { return ClassTable.method(selector, of: target) != nil }
    return ClassTable.method(selector, of: target) != nil
      || ClassRegistry.shared.isNamed(selector.name, by: Swift.type(of: target))
  }

  private static func call(
    _ method: ObjectiveCMethod, on target: AnyObject, with arguments: [Any?],
    _ standIns: [Int: Any] = [:]
  ) -> Any? {
    do {
      return try method.call(target, Array(arguments.prefix(method.argumentCount)))
    } catch let mismatch as ObjectiveCMethod.ArgumentMismatch {
      if let standIn = standIns[mismatch.index],
        ObjectiveCValue.flat(arguments[mismatch.index]) == nil
      {
        var arguments = arguments
        arguments[mismatch.index] = standIn
        return call(method, on: target, with: arguments)
      }
      Mistake.fail(
        "\(name(method.name, of: target)): argument \(mismatch.index + 1) is of a type that the method "
          + "doesn't take; it was called with \(arguments.map(kind)).")
      return nil
    } catch {
      // The error goes where Objective-C's last argument points, which nobody gave.
      return nil
    }
  }

  // MARK: Messages

  /// What Objective-C says of a selector that an object has no method for, and what it has.
  package static func unknown(_ selector: Selector, of target: AnyObject) -> String {
    let isClass = target is AnyClass
    let type: AnyClass = target as? AnyClass ?? Swift.type(of: target)
    let names =
      isClass
      ? ClassRegistry.shared.classMethodNames(of: type)
      : ClassRegistry.shared.methodNames(of: type)
    return "\(name(selector.name, of: target)): unrecognized selector sent to "
      + (isClass ? "class. " : "instance. ")
      + NearestNames(of: selector.name, in: names).text(of: "\(type)", kind: "methods")
  }

  private static func name(_ selector: String, of target: AnyObject) -> String {
    if let type = target as? AnyClass { return "+[\(type) \(selector)]" }
    return "-[\(type(of: target)) \(selector)]"
  }

  private static func kind(_ argument: Any?) -> String {
    ObjectiveCValue.flat(argument).map { String(describing: type(of: $0)) } ?? "nil"
  }
}
