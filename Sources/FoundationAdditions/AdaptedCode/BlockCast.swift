import Foundation
import Synchronization

/// Closures that tests take out of an object's storage, as blocks are on Apple's systems: objects.
///
///     let block = action.value(forKey: "handler")
///     let handler = unsafeBitCast(block as AnyObject, to: AlertHandler.self)
///
/// Closures are no objects without Objective-C, and what stands for one in an `AnyObject` only holds it. In adapted
/// code such casts are calls of these functions.
public enum BlockCast {
  // MARK: Closures

  /// The closure that a value is, holds, or points to.
  ///
  /// Anything else, and a closure of other parameters, ends the process, as calling it does on iOS.
  public static func block<Block>(_ value: Any?, to type: Block.Type) -> Block {
    guard let value = ObjectiveCValue.flat(value) else {
      preconditionFailure("There is no block: nil cannot be taken for a \(type).")
    }
    if let pointer = value as? UnsafeRawPointer { return block(object(at: pointer), to: type) }
    if let block = value as? Block { return block }
    func opened<Value>(_ value: Value) -> Block? { unmarked(value, as: type) }
    if let block = _openExistential(value, do: opened) { return block }
    preconditionFailure("A \(Swift.type(of: value)) cannot be taken for a \(type).")
  }

  /// A closure that differs from a type by marks alone which change nothing of how it is called.
  private static func unmarked<Value, Block>(_ value: Value, as type: Block.Type) -> Block? {
    guard plain(Value.self) == plain(Block.self), plain(Value.self).contains("->"),
      MemoryLayout<Value>.size == MemoryLayout<Block>.size
    else { return nil }
    return unsafeBitCast(value, to: Block.self)
  }

  private static func plain(_ type: Any.Type) -> String {
    String(reflecting: type).replacingOccurrences(
      of: #"@([A-Za-z]+\.)*(MainActor|Sendable) "#, with: "", options: .regularExpression)
  }

  // MARK: Objects

  /// What holds closures that code has asked the address of, by that address.
  private static let holders = Mutex<[UInt: Holder]>([:])

  private final class Holder: Sendable {
    nonisolated(unsafe) let value: Any

    init(_ value: Any) { self.value = value }
  }

  /// A value as an object whose address may be taken: itself, or what holds it for as long as the process runs.
  ///
  /// On Apple's systems a block lives on where it is stored; nothing stores what holds a closure here.
  public static func object(_ value: Any?) -> AnyObject {
    guard let value = ObjectiveCValue.flat(value) else { return NSNull() }
    if Swift.type(of: value) is AnyClass { return value as AnyObject }
    let holder = Holder(value)
    let address = UInt(bitPattern: Unmanaged.passUnretained(holder).toOpaque())
    holders.withLock { $0[address] = holder }
    return holder
  }

  private static func object(at pointer: UnsafeRawPointer) -> Any {
    guard let holder = holders.withLock({ $0[UInt(bitPattern: pointer)] }) else {
      preconditionFailure("There is no block at \(pointer).")
    }
    return holder.value
  }
}
