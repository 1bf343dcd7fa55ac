import Foundation
import Synchronization

/// Calls what a class says in place of a method that extensions of `NSObject` declare here, which Swift lets nobody
/// override: the class's table has it by its name.
enum OwnVersion {
  private struct Call: Hashable {
    let object: ObjectIdentifier
    let name: String
    /// What the call is about, so that the same method may be called for something else meanwhile.
    let subject: String
    let thread: ObjectIdentifier
  }

  /// The calls under way; where one leads back here, the class has called `super`.
  private static let running = Mutex<Set<Call>>([])

  /// What the class's own version gives; nil if it has none, or if it is the one that calls.
  static func call(
    _ name: String, of object: AnyObject, about subject: String, with arguments: [Any?]
  ) -> Any?? {
    guard let method = ClassRegistry.shared.method(name, of: object) else { return nil }
    let call = Call(
      object: (object as? AnyClass).map { ObjectIdentifier($0) } ?? ObjectIdentifier(object),
      name: name, subject: subject,
      thread: ObjectIdentifier(Thread.current))
    guard running.withLock({ $0.insert(call).inserted }) else { return nil }
    defer { running.withLock { _ = $0.remove(call) } }
    return .some(ObjectiveCValue.flat(try? method.call(object, arguments)))
  }
}
