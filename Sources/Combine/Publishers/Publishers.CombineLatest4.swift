import OpenCombine

extension Publishers {
  /// Emits the latest values of four publishers together, each time that one of them emits.
  ///
  /// Emits nothing before each has emitted, and finishes when all have finished.
  public struct CombineLatest4<A: Publisher, B: Publisher, C: Publisher, D: Publisher>: Publisher
  where A.Failure == B.Failure, B.Failure == C.Failure, C.Failure == D.Failure {
    public typealias Output = (A.Output, B.Output, C.Output, D.Output)
    public typealias Failure = A.Failure

    public let a: A
    public let b: B
    public let c: C
    public let d: D

    public init(_ a: A, _ b: B, _ c: C, _ d: D) {
      self.a = a
      self.b = b
      self.c = c
      self.d = d
    }

    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      let inner = CombineLatestSubscription(downstream: subscriber, count: 4) { values in
        (
          latest(values, 0, of: A.self),
          latest(values, 1, of: B.self),
          latest(values, 2, of: C.self),
          latest(values, 3, of: D.self)
        )
      }
      subscriber.receive(subscription: inner)
      a.subscribe(inner.subscriber(at: 0, of: A.Output.self))
      b.subscribe(inner.subscriber(at: 1, of: B.Output.self))
      c.subscribe(inner.subscriber(at: 2, of: C.Output.self))
      d.subscribe(inner.subscriber(at: 3, of: D.Output.self))
    }
  }
}

extension Publishers.CombineLatest4: Equatable
where A: Equatable, B: Equatable, C: Equatable, D: Equatable {}

extension Publisher {
  /// Emits the latest values of this and of three other publishers together.
  public func combineLatest<P1: Publisher, P2: Publisher, P3: Publisher>(
    _ publisher1: P1, _ publisher2: P2, _ publisher3: P3
  ) -> Publishers.CombineLatest4<Self, P1, P2, P3>
  where P1.Failure == Failure, P2.Failure == Failure, P3.Failure == Failure {
    .init(self, publisher1, publisher2, publisher3)
  }

  /// Emits what the closure makes of the latest values of this and of three other publishers.
  public func combineLatest<P1: Publisher, P2: Publisher, P3: Publisher, T>(
    _ publisher1: P1, _ publisher2: P2, _ publisher3: P3,
    _ transform: @escaping (Output, P1.Output, P2.Output, P3.Output) -> T
  ) -> Publishers.Map<Publishers.CombineLatest4<Self, P1, P2, P3>, T>
  where P1.Failure == Failure, P2.Failure == Failure, P3.Failure == Failure {
    combineLatest(publisher1, publisher2, publisher3).map { transform($0.0, $0.1, $0.2, $0.3) }
  }
}
