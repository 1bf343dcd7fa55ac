/// A method of a class, to know which subclasses override it.
///
/// UIKit asks the Objective-C runtime, and only calls some methods of classes that have their own.
struct OverriddenMethod {
  private let base: AnyClass
  private let slot: Int?

  /// The method of `base` that one of two subclasses overrides.
  init(of base: AnyClass, by overriding: AnyClass, notBy other: AnyClass) {
    self.base = base
    slot = MethodSlot.overridden(by: overriding, notBy: other, within: base)
  }

  /// Whether the method was found in the tables of classes.
  var isKnown: Bool { slot != nil }

  /// Whether a subclass of the class has a method of its own.
  func isOverridden(by type: AnyClass) -> Bool {
    guard let slot, type != base else { return false }
    return MethodSlot.method(type, at: slot) != MethodSlot.method(base, at: slot)
  }
}
