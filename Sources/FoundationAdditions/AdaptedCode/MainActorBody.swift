/// The body of a method that belongs to the main actor, in place of one that belongs to none.
///
/// XCTest calls `setUp` and its like on the main thread, and declares them to run on no actor. Adapted code
/// overrides them with a call of this.
public enum MainActorBody {
  /// Runs a body on the main actor, on which this has to be called.
  public static func run<Object>(
    _ object: Object, _ body: @MainActor (Object) throws -> Void
  ) rethrows {
    let object = Passed(value: object)
    try MainActor.assumeIsolated { try body(object.value) }
  }

  /// Goes to the main actor without leaving its thread.
  private struct Passed<Value>: @unchecked Sendable {
    let value: Value
  }
}
