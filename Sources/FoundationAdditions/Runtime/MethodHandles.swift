import Foundation
import Synchronization

/// The methods that the functions of Objective-C's runtime have been asked for, each behind one pointer.
final class MethodHandles: Sendable {
  static let shared = MethodHandles()

  static let advice =
    "methods cannot be exchanged on Linux. Override the method, or call it through a protocol."

  private struct Key: Hashable {
    let type: ObjectIdentifier
    let name: String
    let isClassMethod: Bool
  }

  private struct Entry {
    let name: String
    let argumentCount: Int
  }

  private struct State {
    var pointers: [Key: UInt] = [:]
    var entries: [UInt: Entry] = [:]
  }

  private let state = Mutex(State())

  /// The pointer of a method of a class; the same one each time.
  ///
  /// - Parameters:
  ///   - type: The class that was asked for the method.
  ///   - name: The method's selector.
  ///   - function: Who asks, for the message where there is no such method.
  ///   - method: What the tables of the class have by the name.
  /// - Returns: Nil where there is no class, and, with a mistake told, where the class has no such method.
  func handle(
    of type: AnyClass?, _ name: Selector, _ function: String, _ method: ObjectiveCMethod?
  ) -> Method? {
    guard let type else { return nil }
    guard let method else {
      Self.fail(function, type, name)
      return nil
    }
    let key = Key(
      type: ObjectIdentifier(type), name: method.name, isClassMethod: method.isClassMethod)
    return state.withLock { state in
      if let pointer = state.pointers[key] { return Method(bitPattern: pointer) }
      // Handles are never given back, as methods are not.
      let pointer = UInt(bitPattern: UnsafeMutablePointer<UInt8>.allocate(capacity: 1))
      state.pointers[key] = pointer
      state.entries[pointer] = Entry(name: method.name, argumentCount: method.argumentCount)
      return Method(bitPattern: pointer)
    }
  }

  /// The name of a method; empty for a pointer that no class gave.
  func name(of method: Method) -> String {
    entry(method)?.name ?? ""
  }

  func argumentCount(of method: Method) -> Int {
    entry(method)?.argumentCount ?? 0
  }

  private func entry(_ method: Method) -> Entry? {
    state.withLock { $0.entries[UInt(bitPattern: method)] }
  }

  /// Says that a method is not known, or cannot be changed.
  static func fail(_ function: String, _ type: AnyClass?, _ name: Selector) {
    let owner = type.map { "\($0)" } ?? "nil"
    Mistake.fail("\(function)(\(owner), \(name.name)): \(advice)")
  }
}
