import Device
import Foundation

/// Makes objects of classes that are only known at run time, by initialisers that are not `required`.
///
/// UIKit makes cells, layers and delegates of the app's classes by initialisers that Swift lets nobody
/// call on a class value. A class's initialisers stand in its method table; the place of one is found
/// by comparing the tables of two classes of ours that override it.
@MainActor
package enum DynamicInitializer {
  // MARK: Making

  /// By `init()`.
  package nonisolated static func object(_ type: AnyClass) -> NSObject? {
    guard let slot = objectSlot, type is NSObject.Type else { return nil }
    return ObjectCall.make(type, slot: slot)
  }

  /// What is wrong with the place of `init()`; nil if it is found and leads to it.
  fileprivate static var problem: String? {
    guard objectSlot != nil else { return "init() cannot be found in the tables of classes" }
    let made = object(OverridingObjectProbe.self)
    return made is OverridingObjectProbe ? nil : "init() of a class made another object"
  }

  private nonisolated static let objectSlot = MethodSlot.differing(
    ObjectProbe.self, OverridingObjectProbe.self, within: NSObject.self)
}

/// Places in the method tables of classes.
package enum MethodSlot {
  /// The byte offset of the first method in which two classes differ, among those that `base` itself
  /// declares, in the order of declaration; nil if there is none.
  package static func differing(_ left: AnyClass, _ right: AnyClass, within base: AnyClass) -> Int?
  {
    let start = _getSuperclass(base).map { tableSize(of: $0) } ?? firstMethod
    let end = min(tableSize(of: base), tableSize(of: left), tableSize(of: right))
    guard start < end else { return nil }
    let leftWords = unsafeBitCast(left, to: UnsafeRawPointer.self)
    let rightWords = unsafeBitCast(right, to: UnsafeRawPointer.self)
    return stride(from: max(start, firstMethod), to: end, by: 8).first {
      leftWords.load(fromByteOffset: $0, as: UInt.self)
        != rightWords.load(fromByteOffset: $0, as: UInt.self)
    }
  }

  /// The byte offset of the first method of `base` that one of its subclasses overrides and the other does not; nil if
  /// there is none.
  ///
  /// Initialisers that a subclass inherits count as overridden.
  package static func overridden(
    by overriding: AnyClass, notBy other: AnyClass, within base: AnyClass
  ) -> Int? {
    let start = max(_getSuperclass(base).map { tableSize(of: $0) } ?? firstMethod, firstMethod)
    let end = min(tableSize(of: base), tableSize(of: overriding), tableSize(of: other))
    guard start < end else { return nil }
    return stride(from: start, to: end, by: 8).first {
      method(base, at: $0) == method(other, at: $0)
        && method(base, at: $0) != method(overriding, at: $0)
    }
  }

  /// The method at an offset of a class's table.
  static func method(_ type: AnyClass, at offset: Int) -> UnsafeRawPointer? {
    unsafeBitCast(type, to: UnsafeRawPointer.self)
      .load(fromByteOffset: offset, as: UnsafeRawPointer?.self)
  }

  /// After kind, superclass, flags, sizes, descriptor and field destroyer.
  private static let firstMethod = 56

  /// Bytes from the address of the class to the end of its table.
  private static func tableSize(of type: AnyClass) -> Int {
    let words = unsafeBitCast(type, to: UnsafeRawPointer.self)
    let total = words.load(fromByteOffset: 32, as: UInt32.self)
    let before = words.load(fromByteOffset: 36, as: UInt32.self)
    return Int(total) - Int(before)
  }
}

/// A function and the class to pass as its `self`, in the shape of a closure.
package struct MethodOfClass {
  let method: UnsafeRawPointer
  let type: UnsafeRawPointer

  package init?(_ type: AnyClass, slot: Int) {
    guard let method = MethodSlot.method(type, at: slot) else { return nil }
    self.method = method
    self.type = unsafeBitCast(type, to: UnsafeRawPointer.self)
  }
}

// MARK: - Calls

// A closure that does not escape is passed as its function and its context, neither retained; the
// context goes where a method finds `self`. So a function that takes such a closure can be called
// with a method and a class instead.

private enum ObjectCall {
  private struct Typed { let run: (() -> NSObject) -> NSObject }
  private struct Raw { let run: (MethodOfClass) -> NSObject }

  static func make(_ type: AnyClass, slot: Int) -> NSObject? {
    guard let method = MethodOfClass(type, slot: slot) else { return nil }
    return unsafeBitCast(Typed(run: { $0() }), to: Raw.self).run(method)
  }
}

// MARK: - Probes

private class ObjectProbe: NSObject {
  override init() { super.init() }
}

private class OverridingObjectProbe: ObjectProbe {
  override init() { super.init() }
}

@used @section(".init_array")
private let seam: @convention(c) () -> Void = { ToolchainProbe.register(makeSeam) }

@Sendable
private func makeSeam() -> Seam {
  Seam(
    "Making objects of classes known at run time",
    needs: "the method tables of classes to be laid out as in Swift 6.3",
    cost: """
      Layers and delegates that UIKit makes of the app's classes cannot be made.
      """
  ) {
    DynamicInitializer.problem
  }
}
