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
  package static func object(_ type: AnyClass) -> NSObject? {
    guard let slot = objectSlot, type is NSObject.Type else { return nil }
    return ObjectCall.make(type, slot: slot)
  }

  /// By `init(frame:)`.
  static func view(_ type: UIView.Type, frame: CGRect) -> UIView? {
    guard let slot = viewSlot else { return nil }
    return ViewCall.make(type, slot: slot, frame: frame)
  }

  /// By `init(style: .default, reuseIdentifier:)`.
  static func cell(_ type: UITableViewCell.Type, reuseIdentifier: String) -> UITableViewCell? {
    guard let slot = cellSlot else { return nil }
    return CellCall.make(type, slot: slot, reuseIdentifier: reuseIdentifier)
  }

  /// By `init(reuseIdentifier:)`.
  static func header(
    _ type: UITableViewHeaderFooterView.Type, reuseIdentifier: String
  ) -> UITableViewHeaderFooterView? {
    guard let slot = headerSlot else { return nil }
    return HeaderCall.make(type, slot: slot, reuseIdentifier: reuseIdentifier)
  }

  /// What is wrong with the places of the initialisers; nil if they are found and lead to them.
  fileprivate static var problem: String? {
    let slots = [
      ("init()", objectSlot), ("init(frame:)", viewSlot),
      ("init(style:reuseIdentifier:)", cellSlot),
      ("init(reuseIdentifier:)", headerSlot),
    ]
    let missing = slots.filter { $0.1 == nil }.map(\.0)
    guard missing.isEmpty else {
      return "\(missing.joined(separator: ", ")) cannot be found in the tables of classes"
    }
    let made = object(OverridingObjectProbe.self)
    return made is OverridingObjectProbe ? nil : "init() of a class made another object"
  }

  private static let objectSlot = MethodSlot.differing(
    ObjectProbe.self, OverridingObjectProbe.self, within: NSObject.self)
  private static let viewSlot = MethodSlot.differing(
    ViewProbe.self, OverridingViewProbe.self, within: UIView.self)
  private static let cellSlot = MethodSlot.differing(
    CellProbe.self, OverridingCellProbe.self, within: UITableViewCell.self)
  private static let headerSlot = MethodSlot.differing(
    HeaderProbe.self, OverridingHeaderProbe.self, within: UITableViewHeaderFooterView.self)
}

/// Places in the method tables of classes.
enum MethodSlot {
  /// The byte offset of the first method in which two classes differ, among those that `base` itself
  /// declares, in the order of declaration; nil if there is none.
  static func differing(_ left: AnyClass, _ right: AnyClass, within base: AnyClass) -> Int? {
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

// Initialisers own their arguments, closures usually only borrow them: hence `consuming`.

@MainActor
private enum CellCall {
  typealias Function = (UITableViewCell.CellStyle, consuming String?) -> UITableViewCell
  private struct Typed { let run: (Function, String) -> UITableViewCell }
  private struct Raw { let run: (MethodOfClass, String) -> UITableViewCell }

  static func make(_ type: AnyClass, slot: Int, reuseIdentifier: String) -> UITableViewCell? {
    guard let method = MethodOfClass(type, slot: slot) else { return nil }
    return unsafeBitCast(Typed(run: { $0(.default, $1) }), to: Raw.self)
      .run(method, reuseIdentifier)
  }
}

@MainActor
private enum HeaderCall {
  typealias Function = (consuming String?) -> UITableViewHeaderFooterView
  private struct Typed { let run: (Function, String) -> UITableViewHeaderFooterView }
  private struct Raw { let run: (MethodOfClass, String) -> UITableViewHeaderFooterView }

  static func make(
    _ type: AnyClass, slot: Int, reuseIdentifier: String
  ) -> UITableViewHeaderFooterView? {
    guard let method = MethodOfClass(type, slot: slot) else { return nil }
    return unsafeBitCast(Typed(run: { $0($1) }), to: Raw.self).run(method, reuseIdentifier)
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

private class OverridingViewProbe: ViewProbe {
  override init(frame: CGRect) { super.init(frame: frame) }
  required init?(coder: NSCoder) { nil }
}

private class CellProbe: UITableViewCell {
  override init(style: CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
  }
  required init?(coder: NSCoder) { nil }
}

private class OverridingCellProbe: CellProbe {
  override init(style: CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
  }
  required init?(coder: NSCoder) { nil }
}

private class HeaderProbe: UITableViewHeaderFooterView {
  override init(reuseIdentifier: String?) { super.init(reuseIdentifier: reuseIdentifier) }
  required init?(coder: NSCoder) { nil }
}

private class OverridingHeaderProbe: HeaderProbe {
  override init(reuseIdentifier: String?) { super.init(reuseIdentifier: reuseIdentifier) }
  required init?(coder: NSCoder) { nil }
}

@used @section(".init_array")
private let seam: @convention(c) () -> Void = { ToolchainProbe.register(makeSeam) }

@Sendable
private func makeSeam() -> Seam {
  Seam(
    "Making objects of registered classes",
    needs: "the method tables of classes to be laid out as in Swift 6.3",
    cost: """
      Cells, headers, layers and delegates that UIKit makes of the app's classes cannot be made; tables and collections stay empty.
      """
  ) {
    DynamicInitializer.problem
  }
}
