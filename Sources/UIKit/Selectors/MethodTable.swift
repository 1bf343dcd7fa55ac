import Foundation
import Synchronization

/// The methods that selectors can call, by class and name.
///
/// Filled when a selector is made from an unapplied method; it holds functions, never instances.
package final class MethodTable: Sendable {
  package typealias Caller = @MainActor (AnyObject, [Any?]) -> Any??

  package struct Method: @unchecked Sendable {
    /// How many arguments the method takes: 0, 1 or 2.
    package let argumentCount: Int
    package let call: Caller
  }

  private struct Key: Hashable {
    let type: ObjectIdentifier
    let name: String
  }

  package static let shared = MethodTable()

  private let methods = Mutex<[Key: Method]>([:])

  package func add(
    _ name: String, of type: AnyObject.Type, argumentCount: Int, call: @escaping Caller
  ) {
    let key = Key(type: ObjectIdentifier(type), name: name)
    let method = Method(argumentCount: argumentCount, call: call)
    methods.withLock { $0[key] = method }
  }

  /// The method called `name` of `object`'s class or of the nearest of its superclasses.
  package func method(_ name: String, of object: AnyObject) -> Method? {
    methods.withLock { methods in
      var type: AnyClass? = Swift.type(of: object)
      while let current = type {
        if let method = methods[Key(type: ObjectIdentifier(current), name: name)] { return method }
        type = _getSuperclass(current)
      }
      return nil
    }
  }
}
