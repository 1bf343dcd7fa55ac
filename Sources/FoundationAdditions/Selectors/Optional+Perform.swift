import Foundation

// On iOS any object can be asked to perform a selector. Here the type `AnyObject` has no members; what an app calls on a
// target (`item.target?.perform(item.action, with: nil)`) is adapted to call these.

extension Optional where Wrapped == AnyObject {
  /// Does nothing where there is no object.
  @discardableResult
  public func perform(
    _ selector: Selector?, with first: Any? = nil, with second: Any? = nil
  ) -> Unmanaged<AnyObject>? {
    flatMap { ActionDispatch.perform(selector, on: $0, with: [first, second]) }
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
