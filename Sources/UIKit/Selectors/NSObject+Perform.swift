import Foundation

extension NSObjectProtocol {
  /// Whether a method of this name was given to a selector for this object's class.
  public func responds(to selector: Selector?) -> Bool {
    guard let selector else { return false }
    return MethodTable.shared.method(selector.name, of: self) != nil
  }

  @preconcurrency @MainActor @discardableResult
  public func perform(_ selector: Selector?) -> Unmanaged<AnyObject>? {
    ActionDispatch.perform(selector, on: self, with: [])
  }

  @preconcurrency @MainActor @discardableResult
  public func perform(_ selector: Selector?, with object: Any?) -> Unmanaged<AnyObject>? {
    ActionDispatch.perform(selector, on: self, with: [object])
  }

  @preconcurrency @MainActor @discardableResult
  public func perform(
    _ selector: Selector?, with first: Any?, with second: Any?
  ) -> Unmanaged<AnyObject>? {
    ActionDispatch.perform(selector, on: self, with: [first, second])
  }
}

extension NSObject {
  /// Differs from Apple's: the method always runs before this returns, whatever `wait` says.
  @preconcurrency @MainActor
  public func performSelector(
    onMainThread selector: Selector, with argument: Any?, waitUntilDone wait: Bool
  ) {
    ActionDispatch.perform(selector, on: self, with: [argument])
  }
}
