import OpenCombine

extension Publishers {
  /// Emits what seven publishers emit, in the order in which they do.
  ///
  /// Finishes when all have finished, and fails when one fails.
  public struct Merge7<
    A: Publisher, B: Publisher, C: Publisher, D: Publisher, E: Publisher, F: Publisher, G: Publisher
  >: Publisher
  where
    A.Output == B.Output, B.Output == C.Output,
    C.Output == D.Output, D.Output == E.Output,
    E.Output == F.Output, F.Output == G.Output,
    A.Failure == B.Failure, B.Failure == C.Failure,
    C.Failure == D.Failure, D.Failure == E.Failure,
    E.Failure == F.Failure, F.Failure == G.Failure
  {
    public typealias Output = A.Output
    public typealias Failure = A.Failure

    public let a: A
    public let b: B
    public let c: C
    public let d: D
    public let e: E
    public let f: F
    public let g: G

    public init(_ a: A, _ b: B, _ c: C, _ d: D, _ e: E, _ f: F, _ g: G) {
      self.a = a
      self.b = b
      self.c = c
      self.d = d
      self.e = e
      self.f = f
      self.g = g
    }

    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      let inner = MergeSubscription(downstream: subscriber, count: 7)
      subscriber.receive(subscription: inner)
      a.subscribe(inner.subscriber(at: 0))
      b.subscribe(inner.subscriber(at: 1))
      c.subscribe(inner.subscriber(at: 2))
      d.subscribe(inner.subscriber(at: 3))
      e.subscribe(inner.subscriber(at: 4))
      f.subscribe(inner.subscriber(at: 5))
      g.subscribe(inner.subscriber(at: 6))
    }

    public func merge<Z: Publisher>(
      with z: Z
    ) -> Merge8<A, B, C, D, E, F, G, Z>
    where Z.Output == Output, Z.Failure == Failure {
      .init(a, b, c, d, e, f, g, z)
    }
  }
}

extension Publishers.Merge7: Equatable
where
  A: Equatable, B: Equatable, C: Equatable, D: Equatable, E: Equatable, F: Equatable, G: Equatable
{}

extension Publisher {
  /// Emits what this and six other publishers emit, in the order in which they do.
  public func merge<
    B: Publisher, C: Publisher, D: Publisher, E: Publisher, F: Publisher, G: Publisher
  >(
    with b: B, _ c: C, _ d: D, _ e: E, _ f: F, _ g: G
  ) -> Publishers.Merge7<Self, B, C, D, E, F, G>
  where
    B.Output == Output, B.Failure == Failure,
    C.Output == Output, C.Failure == Failure,
    D.Output == Output, D.Failure == Failure,
    E.Output == Output, E.Failure == Failure,
    F.Output == Output, F.Failure == Failure,
    G.Output == Output, G.Failure == Failure
  {
    .init(self, b, c, d, e, f, g)
  }
}
