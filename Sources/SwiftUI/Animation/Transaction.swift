/// The context of a state change: whether and how it is animated.
public struct Transaction {
  public var animation: Animation?
  public var disablesAnimations = false
  public var isContinuous = false
  var values: [ObjectIdentifier: Any] = [:]
  /// Whether what is animated is a part of something that goes on for ever, for which nobody waits.
  var isEndless = false
  /// Whether the velocity of what follows the change is kept for an animation after it.
  public var tracksVelocity = false
  var completions: [AnimationCompletion] = []

  public init() {}

  public init(animation: Animation?) {
    self.animation = animation
  }

  public subscript<K: TransactionKey>(key: K.Type) -> K.Value {
    get { values[ObjectIdentifier(key)] as? K.Value ?? K.defaultValue }
    set { values[ObjectIdentifier(key)] = newValue }
  }

  /// Runs `completion` when the animations that the transaction starts have ended, once; after the
  /// update if it starts none.
  public mutating func addAnimationCompletion(
    criteria: AnimationCompletionCriteria = .logicallyComplete,
    _ completion: @escaping () -> Void
  ) {
    completions.append(AnimationCompletion(criteria, completion))
  }

  var isEmpty: Bool {
    animation == nil && !disablesAnimations && !isContinuous && !tracksVelocity && values.isEmpty
      && completions.isEmpty
  }

  /// The transaction of the `withAnimation` or `withTransaction` that is running.
  nonisolated(unsafe) package static var current = Transaction()
}

/// A key of a custom value in a transaction.
public protocol TransactionKey {
  associatedtype Value
  static var defaultValue: Value { get }
}

/// When the animations of a transaction count as ended.
public struct AnimationCompletionCriteria: Hashable, Sendable {
  private let isRemoval: Bool
  /// The animation has run for its nominal duration.
  public static let logicallyComplete = AnimationCompletionCriteria(isRemoval: false)
  /// The animation has settled and is gone.
  public static let removed = AnimationCompletionCriteria(isRemoval: true)
}

/// Runs `body`, giving its state changes `transaction`.
public func withTransaction<Result>(
  _ transaction: Transaction, _ body: () throws -> Result
) rethrows -> Result {
  let outer = Transaction.current
  Transaction.current = transaction
  defer {
    Transaction.current = outer
    for completion in transaction.completions.dropFirst(outer.completions.count) {
      completion.wait()
    }
  }
  return try body()
}

/// Runs `body`, giving its state changes one value in their transaction.
public func withTransaction<Value, Result>(
  _ keyPath: WritableKeyPath<Transaction, Value>, _ value: Value, _ body: () throws -> Result
) rethrows -> Result {
  var transaction = Transaction.current
  transaction[keyPath: keyPath] = value
  return try withTransaction(transaction, body)
}

/// Runs `body`, animating the state changes that it makes.
public func withAnimation<Result>(
  _ animation: Animation? = .default, _ body: () throws -> Result
) rethrows -> Result {
  var transaction = Transaction.current
  transaction.animation = animation
  return try withTransaction(transaction, body)
}

/// Runs `body`, animating the state changes that it makes, and `completion` when the animations that
/// they start have ended on the device's clock; if they start none, after the update.
public func withAnimation<Result>(
  _ animation: Animation? = .default,
  completionCriteria: AnimationCompletionCriteria = .logicallyComplete,
  _ body: () throws -> Result,
  completion: @escaping () -> Void
) rethrows -> Result {
  var transaction = Transaction.current
  transaction.animation = animation
  transaction.addAnimationCompletion(criteria: completionCriteria, completion)
  return try withTransaction(transaction, body)
}

extension Animation {
  /// How long it takes until a completion with the criteria is called, in seconds.
  func duration(_ criteria: AnimationCompletionCriteria) -> Double {
    criteria == .removed ? settlingDuration : duration
  }
}
