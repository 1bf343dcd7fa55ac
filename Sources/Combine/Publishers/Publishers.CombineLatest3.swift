import OpenCombine

extension Publishers {
  /// Emits the latest values of three publishers together, each time that one of them emits.
  ///
  /// Emits nothing before each has emitted, and finishes when all have finished.
  public struct CombineLatest3<A: Publisher, B: Publisher, C: Publisher>: Publisher
  where A.Failure == B.Failure, B.Failure == C.Failure {
    public typealias Output = (A.Output, B.Output, C.Output)
    public typealias Failure = A.Failure

    public let a: A
    public let b: B
    public let c: C

    public init(_ a: A, _ b: B, _ c: C) {
      self.a = a
      self.b = b
      self.c = c
    }

    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      let inner = CombineLatestSubscription(downstream: subscriber, count: 3) { values in
        (
          latest(values, 0, of: A.self),
          latest(values, 1, of: B.self),
          latest(values, 2, of: C.self)
        )
      }
      subscriber.receive(subscription: inner)
      a.subscribe(inner.subscriber(at: 0, of: A.Output.self))
      b.subscribe(inner.subscriber(at: 1, of: B.Output.self))
      c.subscribe(inner.subscriber(at: 2, of: C.Output.self))
    }
  }
}

extension Publishers.CombineLatest3: Equatable where A: Equatable, B: Equatable, C: Equatable {}

extension Publisher {
  /// Emits the latest values of this and of two other publishers together.
  public func combineLatest<P1: Publisher, P2: Publisher>(
    _ publisher1: P1, _ publisher2: P2
  ) -> Publishers.CombineLatest3<Self, P1, P2> where P1.Failure == Failure, P2.Failure == Failure {
    .init(self, publisher1, publisher2)
  }

  /// Emits what the closure makes of the latest values of this and of two other publishers.
  public func combineLatest<P1: Publisher, P2: Publisher, T>(
    _ publisher1: P1, _ publisher2: P2,
    _ transform: @escaping (Output, P1.Output, P2.Output) -> T
  ) -> Publishers.Map<Publishers.CombineLatest3<Self, P1, P2>, T>
  where P1.Failure == Failure, P2.Failure == Failure {
    combineLatest(publisher1, publisher2).map { transform($0.0, $0.1, $0.2) }
  }
}
