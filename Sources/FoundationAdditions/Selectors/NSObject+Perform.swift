import Foundation

extension NSObjectProtocol {
  /// Whether the tables of this object's class, or of its superclasses, have a method of this name.
  public func responds(to selector: Selector?) -> Bool {
    selector.map { ActionDispatch.responds(self, to: $0) } ?? false
  }

  @discardableResult
  public func perform(_ selector: Selector?) -> Unmanaged<AnyObject>? {
    ActionDispatch.perform(selector, on: self, with: [])
  }

  @discardableResult
  public func perform(_ selector: Selector?, with object: Any?) -> Unmanaged<AnyObject>? {
    ActionDispatch.perform(selector, on: self, with: [object])
  }

  @discardableResult
  public func perform(
    _ selector: Selector?, with first: Any?, with second: Any?
  ) -> Unmanaged<AnyObject>? {
    ActionDispatch.perform(selector, on: self, with: [first, second])
  }

  /// Whether the class has an instance method of this name.
  public static func instancesRespond(to selector: Selector?) -> Bool {
    guard let selector else { return false }
    return ClassRegistry.shared.method(selector.name, of: self) != nil
      || ClassRegistry.shared.isNamed(selector.name, by: self)
  }

  public static func responds(to selector: Selector?) -> Bool {
    guard let selector else { return false }
    return ClassRegistry.shared.classMethod(selector.name, of: self) != nil
  }

  @discardableResult
  public static func perform(
    _ selector: Selector?, with first: Any? = nil, with second: Any? = nil
  ) -> Unmanaged<AnyObject>? {
    ActionDispatch.perform(selector, on: self as AnyObject, with: [first, second])
  }
}
