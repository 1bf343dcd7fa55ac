import OpenCombine

extension Publishers {
  /// Emits what five publishers emit, in the order in which they do.
  ///
  /// Finishes when all have finished, and fails when one fails.
  public struct Merge5<A: Publisher, B: Publisher, C: Publisher, D: Publisher, E: Publisher>:
    Publisher
  where
    A.Output == B.Output, B.Output == C.Output,
    C.Output == D.Output, D.Output == E.Output,
    A.Failure == B.Failure, B.Failure == C.Failure,
    C.Failure == D.Failure, D.Failure == E.Failure
  {
    public typealias Output = A.Output
    public typealias Failure = A.Failure

    public let a: A
    public let b: B
    public let c: C
    public let d: D
    public let e: E

    public init(_ a: A, _ b: B, _ c: C, _ d: D, _ e: E) {
      self.a = a
      self.b = b
      self.c = c
      self.d = d
      self.e = e
    }

    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      let inner = MergeSubscription(downstream: subscriber, count: 5)
      subscriber.receive(subscription: inner)
      a.subscribe(inner.subscriber(at: 0))
      b.subscribe(inner.subscriber(at: 1))
      c.subscribe(inner.subscriber(at: 2))
      d.subscribe(inner.subscriber(at: 3))
      e.subscribe(inner.subscriber(at: 4))
    }

    public func merge<Z: Publisher>(
      with z: Z
    ) -> Merge6<A, B, C, D, E, Z>
    where Z.Output == Output, Z.Failure == Failure {
      .init(a, b, c, d, e, z)
    }

    public func merge<Y: Publisher, Z: Publisher>(
      with y: Y, _ z: Z
    ) -> Merge7<A, B, C, D, E, Y, Z>
    where
      Y.Output == Output, Y.Failure == Failure,
      Z.Output == Output, Z.Failure == Failure
    {
      .init(a, b, c, d, e, y, z)
    }

    public func merge<X: Publisher, Y: Publisher, Z: Publisher>(
      with x: X, _ y: Y, _ z: Z
    ) -> Merge8<A, B, C, D, E, X, Y, Z>
    where
      X.Output == Output, X.Failure == Failure,
      Y.Output == Output, Y.Failure == Failure,
      Z.Output == Output, Z.Failure == Failure
    {
      .init(a, b, c, d, e, x, y, z)
    }
  }
}

extension Publishers.Merge5: Equatable
where A: Equatable, B: Equatable, C: Equatable, D: Equatable, E: Equatable {}

extension Publisher {
  /// Emits what this and four other publishers emit, in the order in which they do.
  public func merge<B: Publisher, C: Publisher, D: Publisher, E: Publisher>(
    with b: B, _ c: C, _ d: D, _ e: E
  ) -> Publishers.Merge5<Self, B, C, D, E>
  where
    B.Output == Output, B.Failure == Failure,
    C.Output == Output, C.Failure == Failure,
    D.Output == Output, D.Failure == Failure,
    E.Output == Output, E.Failure == Failure
  {
    .init(self, b, c, d, e)
  }
}
