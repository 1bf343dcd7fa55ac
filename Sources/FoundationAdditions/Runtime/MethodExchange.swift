import Foundation

// Methods of Swift's classes are reached by tables that the compiler has written, which nobody can change while the
// program runs. What would only seem to work is told by the compiler.

/// Differs from Apple's: calls of it do not compile, with what to do instead.
@available(
  *, unavailable,
  message:
    "methods cannot be exchanged on Linux: override the method, or call it through a protocol"
)
public func method_exchangeImplementations(_ one: OpaquePointer, _ other: OpaquePointer) {}

/// Differs from Apple's: calls of it do not compile, with what to do instead.
@available(
  *, unavailable,
  message:
    "methods cannot be exchanged on Linux: override the method, or call it through a protocol"
)
public func class_getInstanceMethod(_ type: AnyClass?, _ name: Selector) -> OpaquePointer? { nil }

/// Differs from Apple's: calls of it do not compile, with what to do instead.
@available(
  *, unavailable,
  message:
    "methods cannot be exchanged on Linux: override the method, or call it through a protocol"
)
public func class_getClassMethod(_ type: AnyClass?, _ name: Selector) -> OpaquePointer? { nil }

/// Differs from Apple's: calls of it do not compile, with what to do instead.
@available(
  *, unavailable,
  message: "methods cannot be added on Linux: declare the method in the class"
)
public func class_addMethod(
  _ type: AnyClass?, _ name: Selector, _ implementation: OpaquePointer,
  _ types: UnsafePointer<CChar>?
) -> Bool { false }

/// Differs from Apple's: calls of it do not compile, with what to do instead.
@available(
  *, unavailable,
  message: "methods cannot be replaced on Linux: override the method, or call it through a protocol"
)
public func class_replaceMethod(
  _ type: AnyClass?, _ name: Selector, _ implementation: OpaquePointer,
  _ types: UnsafePointer<CChar>?
) -> OpaquePointer? { nil }

/// Differs from Apple's: calls of it do not compile, with what to do instead.
@available(
  *, unavailable,
  message: "methods have no implementation that could be taken on Linux: call the method itself"
)
public func method_getImplementation(_ method: OpaquePointer) -> OpaquePointer { method }

/// Differs from Apple's: calls of it do not compile, with what to do instead.
@available(
  *, unavailable,
  message: "methods cannot be replaced on Linux: override the method, or call it through a protocol"
)
public func method_setImplementation(
  _ method: OpaquePointer, _ implementation: OpaquePointer
) -> OpaquePointer { implementation }
