import Device
import Foundation

/// Calls a selector's method on an object, and says clearly when it cannot.
@MainActor
package enum ActionDispatch {
  /// Calls the method with as many of `arguments` as it takes.
  ///
  /// - Returns: whether the object has such a method and its parameters fit.
  @discardableResult
  package static func send(_ selector: Selector, to target: AnyObject, with arguments: [Any?])
    -> Bool
  {
    guard let method = MethodTable.shared.method(selector.name, of: target) else { return false }
    return method.call(target, Array(arguments.prefix(method.argumentCount))) != nil
  }

  @discardableResult
  static func perform(_ selector: Selector?, on target: AnyObject, with arguments: [Any?])
    -> Unmanaged<AnyObject>?
  {
    guard let selector else { return nil }
    guard let method = MethodTable.shared.method(selector.name, of: target) else {
      RuntimeIssue.report(
        "-[\(type(of: target)) \(selector.name)]: no method of this name is known. "
          + "Make the selector from the method itself: "
          + "Selector(\"\(selector.name)\", \(type(of: target)).method(_:)).")
      return nil
    }
    guard let result = method.call(target, Array(arguments.prefix(method.argumentCount))) else {
      RuntimeIssue.report(
        "-[\(type(of: target)) \(selector.name)]: called with arguments of other types: "
          + "\(arguments.map { $0.map { String(describing: type(of: $0)) } ?? "nil" }).")
      return nil
    }
    guard let object = result, !(object is Void), type(of: object) is AnyClass else { return nil }
    return Unmanaged.passUnretained(object as AnyObject)
  }
}
