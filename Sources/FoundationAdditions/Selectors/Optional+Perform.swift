import Foundation

// On iOS any object can be asked to perform a selector. Here the type `AnyObject` has no members; what an app calls on a
// target (`item.target?.perform(item.action, with: nil)`, `target.responds(to: action)`) is adapted to call these.

extension Optional where Wrapped == AnyObject {
  /// Does nothing where there is no object.
  @discardableResult
  public func perform(
    _ selector: Selector?, with first: Any? = nil, with second: Any? = nil
  ) -> Unmanaged<AnyObject>? {
    flatMap { ActionDispatch.perform(selector, on: $0, with: [first, second]) }
  }

  /// Whether there is an object whose class, or one of whose superclasses, has a method of this name.
  public func responds(to selector: Selector?) -> Bool {
    guard let object = self, let selector else { return false }
    return ActionDispatch.responds(object, to: selector)
  }
}

extension Optional where Wrapped: NSObjectProtocol {
  /// Does nothing where there is no object.
  @discardableResult
  public func perform(
    _ selector: Selector?, with first: Any? = nil, with second: Any? = nil
  ) -> Unmanaged<AnyObject>? {
    flatMap { ActionDispatch.perform(selector, on: $0, with: [first, second]) }
  }
}
