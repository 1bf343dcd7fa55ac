import Foundation

// Methods of Swift's classes are reached by tables that the compiler has written: nobody can exchange them while the
// program runs. Helpers that would, and that no test calls, must not keep a whole target from compiling, and one that
// is called must not go on as if it had: what looks a method up is real, what changes one fails the running test.

/// A method of a class, as the functions of Objective-C's runtime take it.
public typealias Method = OpaquePointer

/// What a method does, as the functions of Objective-C's runtime take it.
///
/// Differs from Apple's: it stands for a method, and is no function that could be called.
public typealias IMP = OpaquePointer

// MARK: - Looking up

/// The method of instances that has a name, by the tables of classes; nil where there is no class.
///
/// Differs from Apple's: a name that no table of the class has, be it one of Apple's own, is a mistake that fails the
/// running test.
public func class_getInstanceMethod(_ type: AnyClass?, _ name: Selector) -> Method? {
  MethodHandles.shared.handle(
    of: type, name, "class_getInstanceMethod", ClassRegistry.shared.method(name.name, of: type))
}

/// The method of a class that has a name, by the tables of classes; nil where there is no class.
///
/// Differs from Apple's: a name that no table of the class has, be it one of Apple's own, is a mistake that fails the
/// running test.
public func class_getClassMethod(_ type: AnyClass?, _ name: Selector) -> Method? {
  MethodHandles.shared.handle(
    of: type, name, "class_getClassMethod", ClassRegistry.shared.classMethod(name.name, of: type))
}

public func method_getName(_ method: Method) -> Selector {
  Selector(MethodHandles.shared.name(of: method))
}

/// How many arguments a method takes, with the two that Objective-C passes by itself.
public func method_getNumberOfArguments(_ method: Method) -> UInt32 {
  UInt32(MethodHandles.shared.argumentCount(of: method) + 2)
}

/// Differs from Apple's: it stands for the method, and is no function that could be called.
public func method_getImplementation(_ method: Method) -> IMP { method }

/// Differs from Apple's: always nil, since the types of arguments are not written down.
public func method_getTypeEncoding(_ method: Method) -> UnsafePointer<CChar>? { nil }

// MARK: - Changing

/// Differs from Apple's: nothing is exchanged, which fails the running test.
public func method_exchangeImplementations(_ one: Method, _ other: Method) {
  let names = [one, other].map(MethodHandles.shared.name).joined(separator: ", ")
  Mistake.fail("method_exchangeImplementations(\(names)): \(MethodHandles.advice)")
}

/// Differs from Apple's: nothing is set, which fails the running test.
/// - Returns: What stands for the method itself.
@discardableResult
public func method_setImplementation(_ method: Method, _ implementation: IMP) -> IMP {
  let name = MethodHandles.shared.name(of: method)
  Mistake.fail("method_setImplementation(\(name)): \(MethodHandles.advice)")
  return method
}

/// Differs from Apple's: nothing is added, which fails the running test.
/// - Returns: False.
@discardableResult
public func class_addMethod(
  _ type: AnyClass?, _ name: Selector, _ implementation: IMP, _ types: UnsafePointer<CChar>?
) -> Bool {
  MethodHandles.fail("class_addMethod", type, name)
  return false
}

/// Differs from Apple's: nothing is replaced, which fails the running test.
/// - Returns: Nil.
@discardableResult
public func class_replaceMethod(
  _ type: AnyClass?, _ name: Selector, _ implementation: IMP, _ types: UnsafePointer<CChar>?
) -> IMP? {
  MethodHandles.fail("class_replaceMethod", type, name)
  return nil
}
