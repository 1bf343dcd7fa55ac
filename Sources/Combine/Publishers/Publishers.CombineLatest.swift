import OpenCombine

extension Publishers {
  /// Emits the latest values of two publishers together, each time that one of them emits.
  ///
  /// Emits nothing before each has emitted, and finishes when all have finished.
  public struct CombineLatest<A: Publisher, B: Publisher>: Publisher
  where A.Failure == B.Failure {
    public typealias Output = (A.Output, B.Output)
    public typealias Failure = A.Failure

    public let a: A
    public let b: B

    public init(_ a: A, _ b: B) {
      self.a = a
      self.b = b
    }

    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      let inner = CombineLatestSubscription(downstream: subscriber, count: 2) { values in
        (
          latest(values, 0, of: A.self),
          latest(values, 1, of: B.self)
        )
      }
      subscriber.receive(subscription: inner)
      a.subscribe(inner.subscriber(at: 0, of: A.Output.self))
      b.subscribe(inner.subscriber(at: 1, of: B.Output.self))
    }
  }
}

extension Publishers.CombineLatest: Equatable where A: Equatable, B: Equatable {}

extension Publisher {
  /// Emits the latest values of this and of another publisher together.
  public func combineLatest<P: Publisher>(
    _ other: P
  ) -> Publishers.CombineLatest<Self, P> where P.Failure == Failure {
    .init(self, other)
  }

  /// Emits what the closure makes of the latest values of this and of another publisher.
  public func combineLatest<P: Publisher, T>(
    _ other: P,
    _ transform: @escaping (Output, P.Output) -> T
  ) -> Publishers.Map<Publishers.CombineLatest<Self, P>, T> where P.Failure == Failure {
    combineLatest(other).map { transform($0.0, $0.1) }
  }
}
