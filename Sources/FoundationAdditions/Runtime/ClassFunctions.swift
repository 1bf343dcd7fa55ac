import Device
import Foundation

/// Runs a closure; the windows and controllers that the turn of the run loop would keep go with it.
///
/// All other objects are let go when nobody has them any more, with or without a pool.
public func autoreleasepool<Result, Failure: Error>(
  invoking body: () throws(Failure) -> Result
) throws(Failure) -> Result {
  guard MainThread.isCurrent else { return try body() }
  let before = MainActor.assumeIsolated { TurnPool.shared.count }
  defer { MainActor.assumeIsolated { TurnPool.shared.drain(to: before) } }
  return try body()
}

/// The class of an object; nil for nil.
public func object_getClass(_ object: Any?) -> AnyClass? {
  object.map { type(of: $0 as AnyObject) }
}

public func class_getSuperclass(_ type: AnyClass?) -> AnyClass? {
  type.flatMap { _getSuperclass($0) }
}

/// Whether instances of a class have a method, by the tables of classes.
public func class_respondsToSelector(_ type: AnyClass?, _ selector: Selector) -> Bool {
  ClassRegistry.shared.method(selector.name, of: type) != nil
}

/// The class of a name, "Module.Class" or what `@objc` calls it.
public func objc_getClass(_ name: String) -> Any? {
  ClassTable.class(named: name)
}

/// The class of a name, "Module.Class" or what `@objc` calls it.
public func objc_lookUpClass(_ name: String) -> AnyClass? {
  ClassTable.class(named: name)
}
