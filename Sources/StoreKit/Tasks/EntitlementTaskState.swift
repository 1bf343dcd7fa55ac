/// How far a task is that asks what the user owns.
public enum EntitlementTaskState<Value> {
  case loading
  case failure(any Error)
  case success(Value)

  /// Nil until it is known.
  public var value: Value? {
    if case .success(let value) = self { value } else { nil }
  }

  public func map<T>(_ transform: (Value) throws -> T) rethrows -> EntitlementTaskState<T> {
    switch self {
    case .loading: .loading
    case .failure(let error): .failure(error)
    case .success(let value): .success(try transform(value))
    }
  }

  public func flatMap<T>(
    _ transform: (Value) throws -> EntitlementTaskState<T>
  ) rethrows -> EntitlementTaskState<T> {
    switch self {
    case .loading: .loading
    case .failure(let error): .failure(error)
    case .success(let value): try transform(value)
    }
  }
}

extension EntitlementTaskState: Sendable where Value: Sendable {}

extension EntitlementTaskState where Value == VerificationResult<Transaction>? {
  /// The transaction by which the user owns the product; nil if they don't, or until it is known.
  public var transaction: VerificationResult<Transaction>? { value ?? nil }
}
