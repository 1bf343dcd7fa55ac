import Foundation

/// Replaces the classes of objects, as Objective-C does for those that are observed.
enum ObjectClass {
  /// Makes an object of exactly one class one of a subclass, which must not have stored properties of its own.
  static func change<Base: AnyObject>(
    _ object: Base, from base: Base.Type, to subclass: Base.Type
  ) {
    guard type(of: object) == base else { return }
    // An object begins with a reference to its class.
    Unmanaged.passUnretained(object).toOpaque()
      .storeBytes(of: unsafeBitCast(subclass as AnyClass, to: UInt.self), as: UInt.self)
  }
}
