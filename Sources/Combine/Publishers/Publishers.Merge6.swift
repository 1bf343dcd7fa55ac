import OpenCombine

extension Publishers {
  /// Emits what six publishers emit, in the order in which they do.
  ///
  /// Finishes when all have finished, and fails when one fails.
  public struct Merge6<
    A: Publisher, B: Publisher, C: Publisher, D: Publisher, E: Publisher, F: Publisher
  >: Publisher
  where
    A.Output == B.Output, B.Output == C.Output,
    C.Output == D.Output, D.Output == E.Output,
    E.Output == F.Output, A.Failure == B.Failure,
    B.Failure == C.Failure, C.Failure == D.Failure,
    D.Failure == E.Failure, E.Failure == F.Failure
  {
    public typealias Output = A.Output
    public typealias Failure = A.Failure

    public let a: A
    public let b: B
    public let c: C
    public let d: D
    public let e: E
    public let f: F

    public init(_ a: A, _ b: B, _ c: C, _ d: D, _ e: E, _ f: F) {
      self.a = a
      self.b = b
      self.c = c
      self.d = d
      self.e = e
      self.f = f
    }

    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      let inner = MergeSubscription(downstream: subscriber, count: 6)
      subscriber.receive(subscription: inner)
      a.subscribe(inner.subscriber(at: 0))
      b.subscribe(inner.subscriber(at: 1))
      c.subscribe(inner.subscriber(at: 2))
      d.subscribe(inner.subscriber(at: 3))
      e.subscribe(inner.subscriber(at: 4))
      f.subscribe(inner.subscriber(at: 5))
    }

    public func merge<Z: Publisher>(
      with z: Z
    ) -> Merge7<A, B, C, D, E, F, Z>
    where Z.Output == Output, Z.Failure == Failure {
      .init(a, b, c, d, e, f, z)
    }

    public func merge<Y: Publisher, Z: Publisher>(
      with y: Y, _ z: Z
    ) -> Merge8<A, B, C, D, E, F, Y, Z>
    where
      Y.Output == Output, Y.Failure == Failure,
      Z.Output == Output, Z.Failure == Failure
    {
      .init(a, b, c, d, e, f, y, z)
    }
  }
}

extension Publishers.Merge6: Equatable
where A: Equatable, B: Equatable, C: Equatable, D: Equatable, E: Equatable, F: Equatable {}

extension Publisher {
  /// Emits what this and five other publishers emit, in the order in which they do.
  public func merge<B: Publisher, C: Publisher, D: Publisher, E: Publisher, F: Publisher>(
    with b: B, _ c: C, _ d: D, _ e: E, _ f: F
  ) -> Publishers.Merge6<Self, B, C, D, E, F>
  where
    B.Output == Output, B.Failure == Failure,
    C.Output == Output, C.Failure == Failure,
    D.Output == Output, D.Failure == Failure,
    E.Output == Output, E.Failure == Failure,
    F.Output == Output, F.Failure == Failure
  {
    .init(self, b, c, d, e, f)
  }
}
