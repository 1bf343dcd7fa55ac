/// Work whose result comes later, or at once.
public struct Async<Value> {
  /// Starts the work; the callback is called with the result.
  public let run: (@escaping (Value) -> Void) -> Void

  /// A value that `run` gives to its callback, now or later.
  public init(run: @escaping (_ callback: @escaping (Value) -> Void) -> Void) {
    self.run = run
  }

  /// A result that is there already.
  public init(value: Value) {
    self.init { $0(value) }
  }

  /// The work with its result made into something else.
  public func map<NewValue>(_ transform: @escaping (Value) -> NewValue) -> Async<NewValue> {
    Async<NewValue> { callback in
      run { callback(transform($0)) }
    }
  }
}
