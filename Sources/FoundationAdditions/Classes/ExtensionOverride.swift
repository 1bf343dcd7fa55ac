import Foundation

/// Overrides that stand in extensions of classes of other modules.
///
/// Objective-C lets a category put a method into any class. Adapted code registers such a method in the class's table
/// under a name of its own, and what UIKit declares of that name asks for it first. What the override calls on `super`
/// comes to the same declaration, which by then does what it always does.
@MainActor
package enum ExtensionOverride {
  /// What stands before the name of a member in Swift, "viewWillAppear(_:)", in the tables.
  nonisolated static let prefix = "_vitrine_override_"

  private struct Call: Hashable {
    let object: ObjectIdentifier
    let member: String
  }

  private static var running: Set<Call> = []

  /// Calls the override of a method.
  ///
  /// - Returns: whether there is one, and it is not just being called.
  package static func call(
    _ member: String, of object: AnyObject, _ arguments: Any?...
  ) -> Bool {
    result(of: member, of: object, arguments) != nil
  }

  /// What the override of a property, or of a method, gives; nil if there is none, or it is just being called.
  package static func value<Value>(
    _ member: String, of object: AnyObject, _ arguments: Any?..., as type: Value.Type = Value.self
  ) -> Value? {
    guard let result = result(of: member, of: object, arguments) else { return nil }
    return ObjectiveCValue.convert(result, to: Value.self)
  }

  /// The outer nil stands for no override.
  private static func result(
    of member: String, of object: AnyObject, _ arguments: [Any?]
  ) -> Any?? {
    guard ClassRegistry.shared.isOverridden(member),
      let method = ClassRegistry.shared.method(prefix + member, of: type(of: object))
    else { return nil }
    let call = Call(object: ObjectIdentifier(object), member: member)
    guard running.insert(call).inserted else { return nil }
    defer { running.remove(call) }
    do {
      return .some(try method.call(object, arguments))
    } catch {
      return nil
    }
  }
}
