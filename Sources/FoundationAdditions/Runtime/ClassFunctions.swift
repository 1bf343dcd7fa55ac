import Foundation

/// Runs a closure; objects are let go when nobody has them any more, with or without a pool.
public func autoreleasepool<Result, Failure: Error>(
  invoking body: () throws(Failure) -> Result
) throws(Failure) -> Result {
  try body()
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
