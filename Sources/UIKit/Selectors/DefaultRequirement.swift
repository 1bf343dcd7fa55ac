/// Tells a method that a class implements from the default one of its protocol.
///
/// Objective-C protocols have optional methods. Here they have defaults, which report that they are
/// only defaults, so that `delegate?.textFieldShouldReturn?(field)` is nil where iOS gives nil.
@MainActor
package enum DefaultRequirement {
  /// The defaults that have run in the call that is under way.
  private struct Missing {
    /// One that gives a value.
    var answer = false
    /// One that gives none.
    var action = false
  }

  private static var missing = Missing()

  /// The default's value, noting that the method is not implemented.
  package static func missing<Value>(_ value: Value) -> Value {
    if Value.self == Void.self { missing.action = true } else { missing.answer = true }
    return value
  }

  /// What a method gives that is asked without asking whether it is implemented: its default says nothing about the call
  /// that may be under way, in which an app's method asks for what asks this one.
  package static func asked<Value>(_ answer: @autoclosure () -> Value) -> Value {
    let outer = missing
    defer { missing = outer }
    return answer()
  }

  /// What `method` gives, or nil if only the default ran.
  ///
  /// Calls inside of others say nothing about those around them. Methods that only tell something are also
  /// called without asking whether they are implemented; that says nothing about one that is to answer.
  package static func call<Value>(_ method: () -> Value) -> Value? {
    let outer = missing
    missing = Missing()
    defer { missing = outer }
    let value = method()
    return (Value.self == Void.self ? missing.action : missing.answer) ? nil : value
  }
}
