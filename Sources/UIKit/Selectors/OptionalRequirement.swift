/// Tells a method that a class implements from the default one of its protocol.
///
/// Objective-C protocols have optional methods. Here they have defaults, which report that they are
/// only defaults, so that `delegate?.textFieldShouldReturn?(field)` is nil where iOS gives nil.
@MainActor
enum OptionalRequirement {
  private static var isMissing = false

  /// The default's value, noting that the method is not implemented.
  static func missing<Value>(_ value: Value) -> Value {
    isMissing = true
    return value
  }

  /// What `method` gives, or nil if only the default ran.
  static func call<Value>(_ method: () -> Value) -> Value? {
    isMissing = false
    let value = method()
    defer { isMissing = false }
    return isMissing ? nil : value
  }
}
