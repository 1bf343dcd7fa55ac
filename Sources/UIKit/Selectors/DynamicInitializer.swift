import Foundation

/// Makes objects of classes that are only known at run time, by initialisers that are not `required`.
///
/// UIKit makes cells, layers and delegates of the app's classes by initialisers that Swift lets nobody
/// call on a class value. A class's initialisers stand in its method table; the place of one is found
/// by comparing the tables of two classes of ours that differ in that initialiser alone.
@MainActor
enum DynamicInitializer {
  // MARK: Making

  /// By `init()`.
  static func object(_ type: AnyClass) -> NSObject? {
    guard let slot = objectSlot, type is NSObject.Type else { return nil }
    return ObjectCall.make(type, slot: slot)
  }

  /// By `init(frame:)`.
  static func view(_ type: UIView.Type, frame: CGRect) -> UIView? {
    guard let slot = viewSlot else { return nil }
    return ViewCall.make(type, slot: slot, frame: frame)
  }

  private static let objectSlot = MethodSlot.differing(
    ObjectProbe.self, OverridingObjectProbe.self, within: NSObject.self)
  private static let viewSlot = MethodSlot.differing(
    ViewProbe.self, OverridingViewProbe.self, within: UIView.self)
}

/// Places in the method tables of classes.
enum MethodSlot {
  /// The byte offset of the one method in which two classes differ, among those that `base` declares
  /// or inherits; nil unless there is exactly one.
  static func differing(_ left: AnyClass, _ right: AnyClass, within base: AnyClass) -> Int? {
    let size = min(tableSize(of: base), tableSize(of: left), tableSize(of: right))
    let leftWords = unsafeBitCast(left, to: UnsafeRawPointer.self)
    let rightWords = unsafeBitCast(right, to: UnsafeRawPointer.self)
    let differing = stride(from: firstMethod, to: size, by: 8).filter {
      leftWords.load(fromByteOffset: $0, as: UInt.self)
        != rightWords.load(fromByteOffset: $0, as: UInt.self)
    }
    return differing.count == 1 ? differing[0] : nil
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
struct MethodOfClass {
  let method: UnsafeRawPointer
  let type: UnsafeRawPointer

  init?(_ type: AnyClass, slot: Int) {
    guard let method = MethodSlot.method(type, at: slot) else { return nil }
    self.method = method
    self.type = unsafeBitCast(type, to: UnsafeRawPointer.self)
  }
}

// MARK: - Calls

// A closure that does not escape is passed as its function and its context, neither retained; the
// context goes where a method finds `self`. So a function that takes such a closure can be called
// with a method and a class instead.

@MainActor
private enum ObjectCall {
  private struct Typed { let run: (() -> NSObject) -> NSObject }
  private struct Raw { let run: (MethodOfClass) -> NSObject }

  static func make(_ type: AnyClass, slot: Int) -> NSObject? {
    guard let method = MethodOfClass(type, slot: slot) else { return nil }
    return unsafeBitCast(Typed(run: { $0() }), to: Raw.self).run(method)
  }
}

@MainActor
private enum ViewCall {
  private struct Typed { let run: ((CGRect) -> UIView, CGRect) -> UIView }
  private struct Raw { let run: (MethodOfClass, CGRect) -> UIView }

  static func make(_ type: AnyClass, slot: Int, frame: CGRect) -> UIView? {
    guard let method = MethodOfClass(type, slot: slot) else { return nil }
    return unsafeBitCast(Typed(run: { $0($1) }), to: Raw.self).run(method, frame)
  }
}

// MARK: - Probes

private class ObjectProbe: NSObject {
  override init() { super.init() }
}

private class OverridingObjectProbe: ObjectProbe {
  override init() { super.init() }
}

private class ViewProbe: UIView {
  override init(frame: CGRect) { super.init(frame: frame) }
  required init?(coder: NSCoder) { nil }
}

private class OtherCoderProbe: ViewProbe {
  required init?(coder: NSCoder) { nil }
}

private class OverridingViewProbe: ViewProbe {
  override init(frame: CGRect) { super.init(frame: frame) }
  required init?(coder: NSCoder) { nil }
}
